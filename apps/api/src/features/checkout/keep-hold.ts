import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueAll, type Job } from '../../jobs/enqueue-all.ts';
import { expiryJob } from '../bookings/index.ts';
import { policyOf, type PaidBooking } from './paid-booking.ts';

const MINUTE_MS = 60_000;
/** How long a hold goes on at a time for a payment that the provider is at work on, and for how long in all. */
const WAIT_MS = 2 * MINUTE_MS;
const WAIT_MAX_MS = 60 * MINUTE_MS;

export const END_HOLD = 'end-hold';

/** Takes the place of the job that ends a hold unasked, once somebody has begun to pay. */
const endHoldJob = (booking_id: string, at: string): Job => ({ ...expiryJob(booking_id, at), task: END_HOLD });

/** From now on the provider is asked before the hold ends. */
export const askBeforeEnd = (trx: Database, { id, hold_expires_at }: PaidBooking): Promise<void> =>
  enqueueAll(trx, hold_expires_at === null ? [] : [endHoldJob(id, hold_expires_at)]);

/**
 * Waits for the provider's word: a hold goes on while its payment is being worked on. Under the locks of its people.
 * @param now epoch milliseconds.
 */
export async function keepHold(trx: Database, booking: PaidBooking, now: number): Promise<void> {
  const last = Date.parse(booking.created_at) + policyOf(booking).hold_min * MINUTE_MS + WAIT_MAX_MS;
  const until = Math.min(now + WAIT_MS, last);
  if (booking.hold_expires_at === null || until <= Date.parse(booking.hold_expires_at)) {
    return;
  }
  const hold_expires_at = toInstant(until);
  await trx.updateTable('booking').set({ hold_expires_at }).where('id', '=', booking.id).execute();
  await askBeforeEnd(trx, { ...booking, hold_expires_at });
}
