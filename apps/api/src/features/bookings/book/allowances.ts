import type { BookingStatus } from '@abroad/booking-rules';
import { LIMITS, type ErrorCode } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/connection.ts';
import { firstStatusOf, type NewBooking } from './new-booking.ts';

interface Open {
  holds: number;
  requests: number;
  free_ahead: number;
  /** When the first of them is over; null where there is none. */
  free_again_at: string | null;
}

/** What stands in the way of one more booking that begins so, or null. What is paid for may become a request later. */
function refusalOf(open: Open, begins: BookingStatus, { policy }: NewBooking['service']): ErrorCode | null {
  if (begins === 'confirmed') {
    return open.free_ahead >= LIMITS.free_ahead_per_mentor ? 'TOO_MANY_FREE_SESSIONS' : null;
  }
  if (begins === 'pending_payment' && open.holds >= LIMITS.holds_per_person) {
    return 'TOO_MANY_HOLDS';
  }
  return policy.requires_approval && open.requests >= policy.max_open_requests ? 'TOO_MANY_OPEN_REQUESTS' : null;
}

/**
 * Refuses somebody who keeps as much time from others, in the way in which they are about to, as we or the mentor allow.
 * Under the people's locks, after the holds that ran out were expired.
 * @throws AppError TOO_MANY_HOLDS, TOO_MANY_FREE_SESSIONS with when the first of them is over, TOO_MANY_OPEN_REQUESTS.
 */
export async function checkAllowances(
  trx: Database,
  asked: Pick<NewBooking, 'mentor_user_id' | 'prospect_user_id' | 'service' | 'now'>,
): Promise<void> {
  const { mentor_user_id, prospect_user_id, service, now } = asked;
  const isFreeAhead = sql`status = 'confirmed' and mentor_user_id = ${mentor_user_id} and price_minor = 0
    and end_at > ${new Date(now)}`;
  const { rows } = await sql<Open>`
    select count(*) filter (where status = 'pending_payment') as holds,
      count(*) filter (where status = 'requested' and mentor_user_id = ${mentor_user_id}) as requests,
      count(*) filter (where ${isFreeAhead}) as free_ahead,
      min(end_at) filter (where ${isFreeAhead}) as free_again_at
    from booking
    where prospect_user_id = ${prospect_user_id} and status in ('pending_payment', 'requested', 'confirmed')`.execute(
    trx,
  );
  const open = rows[0] ?? { holds: 0, requests: 0, free_ahead: 0, free_again_at: null };
  const refusal = refusalOf(open, firstStatusOf(service), service);
  if (refusal === 'TOO_MANY_FREE_SESSIONS' && open.free_again_at !== null) {
    throw new AppError(refusal, { retry_after_s: Math.ceil((Date.parse(open.free_again_at) - now) / 1000) });
  }
  if (refusal !== null) {
    throw new AppError(refusal);
  }
}

const DAY_MS = 24 * 60 * 60_000;

interface Made {
  is_with_mentor: boolean;
  /** Cancelled by who made it. */
  is_taken_back: boolean;
  created_at: string;
}

interface Cap {
  code: ErrorCode;
  max: number;
  counts: (made: Made) => boolean;
}

const CAPS: readonly Cap[] = [
  {
    code: 'TOO_MANY_BOOKINGS_WITH_MENTOR',
    max: LIMITS.bookings_per_mentor_day,
    counts: ({ is_with_mentor }) => is_with_mentor,
  },
  {
    code: 'TOO_MANY_BOOKINGS_WITH_MENTOR',
    max: LIMITS.taken_back_per_mentor_day,
    counts: ({ is_with_mentor, is_taken_back }) => is_with_mentor && is_taken_back,
  },
  { code: 'TOO_MANY_BOOKINGS', max: LIMITS.bookings_per_person_day, counts: () => true },
  { code: 'TOO_MANY_BOOKINGS', max: LIMITS.taken_back_per_person_day, counts: ({ is_taken_back }) => is_taken_back },
];

/**
 * Refuses one more booking of somebody who booked, or booked and cancelled, as often as 24 hours allow. Each is a mail to the
 * other side. Under the people's locks.
 * @throws AppError TOO_MANY_BOOKINGS_WITH_MENTOR, TOO_MANY_BOOKINGS, with when the next one may be made.
 */
export async function checkBookingsOfDay(
  trx: Database,
  { mentor_user_id, prospect_user_id, now }: Pick<NewBooking, 'mentor_user_id' | 'prospect_user_id' | 'now'>,
): Promise<void> {
  const { rows } = await sql<Made>`
    select mentor_user_id = ${mentor_user_id} as is_with_mentor, created_at,
      status = 'cancelled' and cancelled_by = 'prospect' as is_taken_back
    from booking where prospect_user_id = ${prospect_user_id} and created_at > ${new Date(now - DAY_MS)}
    order by created_at desc`.execute(trx);
  for (const { code, max, counts } of CAPS) {
    const first = rows.filter(counts)[max - 1];
    if (first !== undefined) {
      throw new AppError(code, { retry_after_s: Math.ceil((Date.parse(first.created_at) + DAY_MS - now) / 1000) });
    }
  }
}
