import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { MoneyEvent } from '../../payments/money-event.ts';
import { applyEvent, type BookingChange, type BookingRow } from '../core/apply-event.ts';
import { expireHoldsOf } from '../core/holds.ts';
import { BY_SYSTEM } from '../core/history.ts';
import { recordMoney } from '../core/money.ts';

/** Whether both users still exist, and the time, with the mentor's buffers, is free for both. */
async function isFree(trx: Database, booking: BookingRow): Promise<boolean> {
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
 * Confirms an expired hold that was paid after all, if its time is still available. Call it with the users' locks held.
 * @param paid.money the event of its payment, for the history.
 * @returns the booking; null where the time is taken or has started, and then nothing has changed.
 */
export async function reviveBooking(
  trx: Database,
  booking: BookingRow,
  { money, ...paid }: Pick<BookingChange, 'event' | 'changed' | 'now'> & { money: readonly MoneyEvent[] },
): Promise<BookingRow | null> {
  const { now } = paid;
  await expireHoldsOf(trx, [booking.mentor_user_id, booking.prospect_user_id], now);
  if (now >= Date.parse(booking.start_at) || !(await isFree(trx, booking))) {
    return null;
  }
  await recordMoney(trx, booking, money);
  const revived = await applyEvent(trx, booking, { ...paid, kind: 'revived', by: BY_SYSTEM });
  return revived.booking;
}
