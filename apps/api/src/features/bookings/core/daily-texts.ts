import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/connection.ts';

/**
 * Refuses more words, proposals, reschedules or places of somebody to one other person than 24 hours allow, by the
 * database's clock. Under the people's locks.
 * @param code what they are told: `TOO_MANY_MESSAGES` for words that may be left out.
 * @throws AppError with that code, and when they may write again.
 */
export async function checkTextsOfDay(
  trx: Database,
  { from, to }: { from: string; to: string },
  code: 'TOO_MANY_MESSAGES' | 'TOO_MANY_CHANGES',
): Promise<void> {
  const { rows } = await sql<{ wait_s: number }>`
    select ceil(extract(epoch from event.created_at + interval '24 hours' - clock_timestamp()))::int as wait_s
    from booking join booking_event event on event.booking_id = booking.id
    where ((booking.mentor_user_id = ${from} and booking.prospect_user_id = ${to})
        or (booking.mentor_user_id = ${to} and booking.prospect_user_id = ${from}))
      and event.actor_user_id = ${from} and event.created_at > clock_timestamp() - interval '24 hours'
      and (event.kind in ('rescheduled', 'proposed', 'placed') or event.detail ? 'reason'
        or event.kind = 'created' and (booking.message is not null or booking.answers <> '[]'))
    order by event.created_at desc offset ${LIMITS.texts_per_pair_day - 1} limit 1`.execute(trx);
  const [first] = rows;
  if (first !== undefined) {
    throw new AppError(code, { retry_after_s: Math.max(1, first.wait_s) });
  }
}
