import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';

/** How many times a person may hold without having paid, over all mentors. */
export const MAX_HOLDS = 3;
/** How many free sessions ahead a person may have with one mentor, so that one account can't take a calendar. */
export const MAX_FREE_AHEAD = 5;

interface Open {
  holds: number;
  requests: number;
  free_ahead: number;
}

/**
 * Refuses somebody who keeps as much time from others as we or the mentor allow. Under the people's locks, after the
 * holds that ran out were expired.
 * @throws AppError TOO_MANY_HOLDS, TOO_MANY_OPEN_REQUESTS.
 */
export async function checkAllowances(
  trx: Database,
  wanted: { mentor_user_id: string; prospect_user_id: string; max_open_requests: number; now: number },
): Promise<void> {
  const { mentor_user_id, prospect_user_id, max_open_requests, now } = wanted;
  const { rows } = await sql<Open>`
    select count(*) filter (where status = 'pending_payment') as holds,
      count(*) filter (where status = 'requested' and mentor_user_id = ${mentor_user_id}) as requests,
      count(*) filter (where status = 'confirmed' and mentor_user_id = ${mentor_user_id} and price_minor = 0
                         and end_at > ${new Date(now)}) as free_ahead
    from booking
    where prospect_user_id = ${prospect_user_id} and status in ('pending_payment', 'requested', 'confirmed')`.execute(
    trx,
  );
  const open = rows[0] ?? { holds: 0, requests: 0, free_ahead: 0 };
  if (open.holds >= MAX_HOLDS || open.free_ahead >= MAX_FREE_AHEAD) {
    throw new AppError('TOO_MANY_HOLDS');
  }
  if (open.requests >= max_open_requests) {
    throw new AppError('TOO_MANY_OPEN_REQUESTS');
  }
}
