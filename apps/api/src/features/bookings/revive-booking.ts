import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { BookingTable } from '../../db/tables.ts';
import type { Happening } from '../payments/index.ts';
import { expireHoldsOf } from './expire-holds.ts';
import { BY_SYSTEM, moveBooking, type BookingMove } from './move-booking.ts';
import { recordMoney } from './record-money.ts';

type Expired = Selectable<BookingTable>;

/** Whether both people still are there, and neither of them, nor the mentor's buffers, holds the time with somebody else. */
async function isFree(trx: Database, booking: Expired): Promise<boolean> {
  const { id, mentor_user_id, prospect_user_id, start_at, end_at, busy_start_at, busy_end_at } = booking;
  const people = sql`array[${mentor_user_id}, ${prospect_user_id}]::uuid[]`;
  const { rows } = await sql<{ is_free: boolean }>`
    select (select count(*) = 2 from authenticated_user where id = any(${people}) and status = 'active')
      and not exists (
        select 1 from booking other
        where other.id <> ${id} and other.status in ('pending_payment', 'requested', 'confirmed')
          and (other.mentor_user_id = any(${people}) or other.prospect_user_id = any(${people}))
          and (tstzrange(other.start_at, other.end_at) && tstzrange(${start_at}, ${end_at})
            or other.mentor_user_id = ${mentor_user_id}
              and tstzrange(other.busy_start_at, other.busy_end_at) && tstzrange(${busy_start_at}, ${busy_end_at})))
      as is_free`.execute(trx);
  return rows[0]?.is_free === true;
}

/**
 * Takes the time of a hold that had ended once more, because it was paid after all. Under the locks of its people.
 * @param move.money what happened to its money, for the history.
 * @returns false where the time is gone or has begun; then nothing has changed.
 */
export async function reviveBooking(
  trx: Database,
  booking: Expired,
  { money, ...move }: Pick<BookingMove, 'to' | 'changed' | 'mail' | 'more' | 'now'> & { money: readonly Happening[] },
): Promise<boolean> {
  const { now } = move;
  await expireHoldsOf(trx, [booking.mentor_user_id, booking.prospect_user_id], now);
  if (now >= Date.parse(booking.start_at) || !(await isFree(trx, booking))) {
    return false;
  }
  await recordMoney(trx, booking, money);
  await moveBooking(trx, booking, { ...move, kind: 'revived', actor: BY_SYSTEM });
  return true;
}
