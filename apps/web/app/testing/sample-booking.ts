import type { BookingEvent } from '@abroad/contract/booking-events';
import type { Booking } from '@abroad/contract/bookings';
import { NOW, SAMPLE_ID } from './sample-answers.ts';

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
  max_free_sessions: 1,
};

const person = {
  user_id: SAMPLE_ID,
  slug: 'linh-tran',
  email: null,
  profile_image_url: null,
  avatar_medium_url: null,
  avatar_thumbnail_url: null,
  has_profile: true,
  route: null,
  is_deleted: false,
};

const hour_ms = 60 * 60_000;

/** A session of Amara with Linh as the API would answer it: booked now, and three days ahead. */
export function sampleBooking(changes: Partial<Booking> = {}, now: string = NOW): Booking {
  const start = Math.ceil((Date.parse(now) + 72 * hour_ms) / hour_ms) * hour_ms;
  return {
    id: SAMPLE_ID,
    status: 'confirmed',
    event_type: { id: SAMPLE_ID, slug: 'intro-call', title: 'Intro call', instruction: null, duration_min: 30 },
    mentor: { ...person, name: 'Linh Trần', first_name: 'Linh', time_zone: 'Europe/Amsterdam' },
    prospect: { ...person, slug: 'amara-okafor', name: 'Amara Okafor', first_name: 'Amara', time_zone: 'Africa/Lagos' },
    viewer_role: 'prospect',
    mentor_is_trader: false,
    withdrawal: null,
    start: new Date(start).toISOString(),
    end: new Date(start + hour_ms / 2).toISOString(),
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
    created_at: now,
    updated_at: now,
    ...changes,
  };
}

/** The first event of a booking's history. */
export function createdEvent({ id, status, created_at }: Booking): BookingEvent {
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
