import type { BookingStatus } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { letGoOfPayment } from '../payments/index.ts';
import { announce } from './effects.ts';
import { recordChanges } from './events.ts';
import { recordMoney } from './record-money.ts';

interface Expired {
  id: string;
  from_status: BookingStatus;
  mentor_user_id: string;
  prospect_user_id: string;
  start_at: string;
  ical_sequence: number;
}

/** How many a sweep takes at most; the next one comes within a minute. */
const SWEEP = 500;

async function expireWhere(trx: Database, condition: RawBuilder<unknown>, now: Date): Promise<void> {
  const { rows } = await sql<Expired>`
    with due as (
      select id, status from booking
      where status in ('pending_payment', 'requested') and hold_expires_at <= ${now} and ${condition}
      for update)
    update booking set status = 'expired', updated_at = ${now}
    from due where booking.id = due.id
    returning booking.id, due.status as from_status, mentor_user_id, prospect_user_id, start_at, ical_sequence`.execute(
    trx,
  );
  await recordChanges(
    trx,
    rows.map(({ id, from_status }) => ({
      booking_id: id,
      kind: 'expired',
      from_status,
      to_status: 'expired',
      actor_user_id: null,
      actor_role: 'system',
    })),
  );
  for (const { start_at, from_status, ...booking } of rows) {
    const facts = { ...booking, start: Date.parse(start_at) };
    // A request that nobody answered is news to both; of a hold that nobody paid its mentor never heard.
    const mail = from_status === 'requested' ? 'expired' : 'hold_expired';
    await announce(trx, facts, { mail, now: now.getTime() });
    const money = await letGoOfPayment(trx, booking.id, { reason: 'platform_cancelled', now: now.getTime() });
    await recordMoney(trx, { id: booking.id, status: 'expired' }, money);
  }
}

/** Expires the holds of two people that have run out; the caller holds their locks. */
export const expireHoldsOf = (trx: Database, people: readonly string[], now: number): Promise<void> =>
  expireWhere(
    trx,
    sql`(mentor_user_id = any(${people}::uuid[]) or prospect_user_id = any(${people}::uuid[]))`,
    new Date(now),
  );

/** Expires one booking if it has waited long enough; otherwise nothing happens. */
export async function expireBooking({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  const booking = await db
    .selectFrom('booking')
    .select(['mentor_user_id', 'prospect_user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!booking) {
    return;
  }
  await writeBetween(db, booking, null, (trx) => expireWhere(trx, sql`id = ${id}`, new Date(clock.now())));
}

/** How long a hold that somebody began to pay is left to the job that asks the provider first. */
const ASKING_MS = 2 * 60_000;

/** Expires every booking that has waited long enough, should its own job have been lost. */
export async function sweepHolds(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = context.clock.now();
  const { rows } = await sql<{ id: string }>`
    select id from booking
    where status in ('pending_payment', 'requested') and hold_expires_at <= ${new Date(now)}
      and (hold_expires_at <= ${new Date(now - ASKING_MS)} or status = 'requested'
        or not exists (select 1 from payment where booking_id = booking.id and intent_id is not null))
    order by hold_expires_at limit ${SWEEP}`.execute(context.db);
  for (const { id } of rows) {
    await expireBooking(context, id);
  }
}
