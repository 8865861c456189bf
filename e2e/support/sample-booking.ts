import type { BookingEvent } from '@abroad/contract/booking-events';
import type { Booking } from '@abroad/contract/bookings';
import type { Page } from '@playwright/test';

const id = '0199c0de-0000-7000-8000-000000000001';
const hour = 60 * 60_000;
const inThreeDays = Math.ceil((Date.now() + 72 * hour) / hour) * hour;

const policy: Booking['policy'] = {
  min_notice_min: 720,
  window_days: 60,
  slot_step_min: null,
  buffer_before_min: 0,
  buffer_after_min: 0,
  max_per_day: null,
  max_per_week: null,
  requires_approval: false,
  approval_ttl_h: 48,
  hold_min: 15,
  free_cancel_min: 720,
  late_refund_pct: 0,
  reschedule_min: 720,
  max_reschedules: 2,
  max_open_requests: 5,
};

/** A booking as the API would answer it, for states that take long to bring about. */
export function sampleBooking(changes: Partial<Booking> = {}): Booking {
  const person = {
    slug: 'linh-tran',
    email: null,
    profile_image_url: null,
    avatar_medium_url: null,
    avatar_thumbnail_url: null,
    has_profile: true,
    is_deleted: false,
  };
  return {
    id,
    status: 'confirmed',
    event_type: { id, slug: 'intro-call', title: 'Intro call', duration_min: 30 },
    mentor: { ...person, user_id: id, name: 'Linh Trần', first_name: 'Linh', time_zone: 'Europe/Amsterdam' },
    prospect: { ...person, user_id: id, name: 'Amara Okafor', first_name: 'Amara', time_zone: 'Africa/Lagos' },
    viewer_role: 'prospect',
    mentor_is_trader: false,
    withdrawal: null,
    start: new Date(inThreeDays).toISOString(),
    end: new Date(inThreeDays + hour / 2).toISOString(),
    time_zone: 'Africa/Lagos',
    platform: 'google_meet',
    join_url: null,
    location: null,
    answers: [],
    message: null,
    price: 28,
    currency: 'EUR',
    payment: null,
    cancellation: null,
    proposal: null,
    no_show: null,
    my_review: null,
    policy,
    payment_opens_at: null,
    hold_expires_at: null,
    cancelled_by: null,
    cancel_reason: null,
    allowed_actions: ['cancel'],
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    ...changes,
  };
}

function createdEvent({ status, created_at }: Booking): BookingEvent {
  return {
    id,
    kind: 'created',
    from_status: null,
    to_status: status,
    actor_role: 'prospect',
    reason: null,
    moved_from: null,
    moved_to: null,
    was_proposed: false,
    amount: null,
    created_at,
  };
}

/** Lets the API answer with a booking that is not in its database. Returns how to change it. */
export async function serveBooking(page: Page, booking: Booking): Promise<(changes: Partial<Booking>) => void> {
  let served = booking;
  await page.route(`**/api/v1/calendar/bookings/${booking.id}`, (route) => route.fulfill({ json: served }));
  await page.route(`**/api/v1/calendar/bookings/${booking.id}/events`, (route) =>
    route.fulfill({ json: { items: [createdEvent(served)], total: 1 } }),
  );
  await page.route('**/api/v1/calendar/bookings?when=**', (route) =>
    route.fulfill({ json: { items: [served], total: 1, page: 1, page_size: 20, total_pages: 1 } }),
  );
  return (changes) => {
    served = { ...served, ...changes };
  };
}
