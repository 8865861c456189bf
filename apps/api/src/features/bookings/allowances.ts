import type { BookingStatus } from '@abroad/booking-rules';
import type { ErrorCode } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { firstStatusOf, type Wanted } from './wanted.ts';

/** How many times a person may hold without having paid, over all mentors. */
export const MAX_HOLDS = 3;
/** How many free sessions ahead a person may have with one mentor, so that one account can't take a calendar. */
export const MAX_FREE_AHEAD = 5;

interface Open {
  holds: number;
  requests: number;
  free_ahead: number;
}

/** What stands in the way of one more booking that begins so, or null. What is paid for may become a request later. */
function refusalOf(open: Open, begins: BookingStatus, { policy }: Wanted['service']): ErrorCode | null {
  if (begins === 'confirmed') {
    return open.free_ahead >= MAX_FREE_AHEAD ? 'TOO_MANY_HOLDS' : null;
  }
  if (begins === 'pending_payment' && open.holds >= MAX_HOLDS) {
    return 'TOO_MANY_HOLDS';
  }
  return policy.requires_approval && open.requests >= policy.max_open_requests ? 'TOO_MANY_OPEN_REQUESTS' : null;
}

/**
 * Refuses somebody who keeps as much time from others, in the way in which they are about to, as we or the mentor allow.
 * Under the people's locks, after the holds that ran out were expired.
 * @throws AppError TOO_MANY_HOLDS, TOO_MANY_OPEN_REQUESTS.
 */
export async function checkAllowances(
  trx: Database,
  wanted: Pick<Wanted, 'mentor_user_id' | 'prospect_user_id' | 'service' | 'now'>,
): Promise<void> {
  const { mentor_user_id, prospect_user_id, service, now } = wanted;
  const { rows } = await sql<Open>`
    select count(*) filter (where status = 'pending_payment') as holds,
      count(*) filter (where status = 'requested' and mentor_user_id = ${mentor_user_id}) as requests,
      count(*) filter (where status = 'confirmed' and mentor_user_id = ${mentor_user_id} and price_minor = 0
                         and end_at > ${new Date(now)}) as free_ahead
    from booking
    where prospect_user_id = ${prospect_user_id} and status in ('pending_payment', 'requested', 'confirmed')`.execute(
    trx,
  );
  const refusal = refusalOf(rows[0] ?? { holds: 0, requests: 0, free_ahead: 0 }, firstStatusOf(service), service);
  if (refusal !== null) {
    throw new AppError(refusal);
  }
}
