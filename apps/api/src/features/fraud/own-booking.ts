import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { FraudDetail } from '../../db/tables.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { openMentorCaseJob } from '../../jobs/known-jobs.ts';
import { noteFraud } from './signals.ts';

interface Shared {
  booking_id: string;
  marks: NonNullable<FraudDetail['marks']>;
}

/**
 * Compares the two of paid sessions: a card, a browser, a bank account or its holder's name that both have means that someone may
 * have paid themselves. It is noted for the mentor, and a case is opened. A shared network says nothing: people of one campus have
 * one. Call it with the mentor's lock held. @param now epoch milliseconds.
 */
export async function noticeOwnBookings(
  trx: Database,
  { mentor_user_id, booking_ids }: { mentor_user_id: string; booking_ids: readonly string[] },
  now: number,
): Promise<void> {
  const { rows } = await sql<Shared>`
    select booking.id as booking_id, array_agg(distinct shared.kind order by shared.kind) as marks
    from booking cross join lateral (
      select mine.kind from account_signal mine join account_signal theirs on theirs.kind = mine.kind and theirs.key = mine.key
      where mine.auth_user_id = booking.mentor_user_id and theirs.auth_user_id = booking.prospect_user_id
        and mine.kind <> 'address'
      union all
      select 'bank' from payout_account mine join payout_account theirs on theirs.bank_fingerprint = mine.bank_fingerprint
      where mine.user_id = booking.mentor_user_id and theirs.user_id = booking.prospect_user_id) shared
    where booking.id = any(${booking_ids}::uuid[]) and booking.mentor_user_id = ${mentor_user_id} and booking.price_minor > 0
    group by booking.id`.execute(trx);
  let isNew = false;
  for (const { booking_id, marks } of rows) {
    const noted = await noteFraud(trx, {
      kind: 'own_booking',
      user_id: mentor_user_id,
      booking_id,
      detail: { marks },
      now,
    });
    isNew ||= noted;
  }
  if (isNew) {
    await enqueue(trx, [openMentorCaseJob({ mentor_user_id, reason: 'scam' })]);
  }
}
