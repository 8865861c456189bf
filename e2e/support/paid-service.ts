import type { BookingPolicyInput } from '@abroad/contract/availability-settings';
import type { Booking } from '@abroad/contract/bookings';
import { expect } from '@playwright/test';
import type { WithProfile } from './profiles.ts';

interface Terms {
  price: number;
  currency: string;
  policy?: BookingPolicyInput;
}

/** Makes a paid service. @returns its slug */
export async function offerPaid(mentor: WithProfile, { price, currency, policy = {} }: Terms): Promise<string> {
  const { slug } = await mentor.client.createEventType({
    body: {
      title: `Essay review in ${currency}`,
      duration_min: 30,
      price,
      currency,
      default_platform: 'google_meet',
      booking_policy: policy,
    },
  });
  return slug;
}

/**
 * Books the next available time of a service over the API, without paying.
 * @param turn the index of the free time, from 0
 */
export async function holdTime(
  prospect: WithProfile,
  mentor: WithProfile,
  event_type_slug: string,
  turn = 0,
): Promise<Booking> {
  const { available_slots: slots } = await prospect.client.getAvailabilityBySlug({
    params: { slug: mentor.slug },
    query: { event_type_slug },
  });
  const start = slots[turn]?.start ?? '';
  return prospect.client.createBooking({
    body: { mentor_slug: mentor.slug, event_type_slug, start, time_zone: 'Africa/Lagos' },
    idempotency_key: crypto.randomUUID(),
  });
}

/** Waits until a booking has a status: the provider's event arrives by itself. */
export async function waitForStatus({ client }: WithProfile, id: string, status: Booking['status']): Promise<void> {
  await expect.poll(async () => (await client.getBooking({ params: { id } })).status).toBe(status);
}
