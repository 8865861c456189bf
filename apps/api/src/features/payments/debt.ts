import { sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { reverseTransferJob } from '../../jobs/known-jobs.ts';
import type { Lines, Posted } from './posting.ts';

/** A mentor's money in one currency. */
export interface BalanceKey {
  user_id: string;
  currency: string;
}

/** The amount of a line that is sent: the session's part, less debt and clawbacks. An SQL expression. */
export const NET = sql<number>`(payout_line.amount_minor - debt_taken_minor - returned_minor)`;

/** The mentor of a booking, with the currency of its payment. */
export async function balanceKeyOf(trx: Database, { booking_id, currency }: Posted): Promise<BalanceKey> {
  const { mentor_user_id } = await trx
    .selectFrom('booking')
    .select('mentor_user_id')
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow();
  return { user_id: mentor_user_id, currency };
}

/** Returns a mentor's debt to the platform in a currency, in minor units, with amounts that are still being reversed. */
export async function debtOf(db: Database, { user_id, currency }: BalanceKey): Promise<number> {
  const { debt } = await db
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(sum(amount_minor), 0)`.as('debt'))
    .where('owner_user_id', '=', user_id)
    .where('currency', '=', currency)
    .where('account', '=', 'mentor_debt')
    .executeTakeFirstOrThrow();
  return debt;
}

/** Returns the part of a mentor's debt that is being reversed at the provider, and so isn't taken from later earnings yet. */
export async function beingReversed(db: Database, { user_id, currency }: BalanceKey): Promise<number> {
  const { open } = await db
    .selectFrom('payout_reversal')
    .innerJoin('payout', 'payout.id', 'payout_id')
    .select(sql<number>`coalesce(sum(payout_reversal.amount_minor - reversed_minor), 0)`.as('open'))
    .where('payout.user_id', '=', user_id)
    .where('payout.currency', '=', currency)
    .where('payout_reversal.status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return open;
}

/** Returns the part of a booking's payable share that is at the provider already, in a payout that failed and may be sent again. */
export async function reservedOf(trx: Database, booking_id: string): Promise<number> {
  const { reserved } = await trx
    .selectFrom('payout_line')
    .innerJoin('payout', 'payout.id', 'payout_id')
    .select(sql<number>`coalesce(sum(${NET}), 0)`.as('reserved'))
    .where('booking_id', '=', booking_id)
    .where('is_open', '=', true)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return reserved;
}

/**
 * Returns the lines for an amount that becomes the mentor's again: it pays their debt first, the rest is payable. Runs under the
 * mentor's lock.
 */
export async function creditMentor(trx: Database, balance: BalanceKey, amount_minor: number): Promise<Lines> {
  const paid = Math.min(amount_minor, Math.max(0, await debtOf(trx, balance)));
  return { mentor_debt: -paid, mentor_payable: paid - amount_minor };
}

/**
 * Requests the debt from amounts paid out for a booking: a row for each payout that it may be taken back from, the
 * latest first, and a job for each. Runs under the mentor's lock.
 * @param owed.at RFC 3339.
 */
export async function openReversals(
  trx: Database,
  { id: payment_id, booking_id }: Posted,
  owed: { amount_minor: number; at: string },
): Promise<void> {
  const { rows: lines } = await sql<{ payout_id: string; left: number }>`
    select payout_id, ${NET} - coalesce((
      select sum(reversal.amount_minor - reversed_minor) from payout_reversal reversal
      where reversal.payout_id = payout_line.payout_id and reversal.booking_id = payout_line.booking_id
        and reversal.status = 'pending'), 0) as left
    from payout_line join payout on payout.id = payout_id
    where booking_id = ${booking_id} and payout.status <> 'cancelled' order by payout.created_at desc`.execute(trx);
  let rest = owed.amount_minor;
  for (const { payout_id, left } of lines) {
    const amount_minor = Math.min(rest, left);
    if (amount_minor > 0) {
      rest -= amount_minor;
      const id = newId();
      await trx
        .insertInto('payout_reversal')
        .values({
          id,
          booking_id,
          payment_id,
          payout_id,
          amount_minor,
          created_at: owed.at,
        })
        .execute();
      await enqueue(trx, [reverseTransferJob({ reversal_id: id })]);
    }
  }
}

/** Ends the pending reversals of a booking whose refund failed, as far as they are covered by it. */
export async function dropReversals(
  trx: Database,
  booking_id: string,
  kept: { amount_minor: number; at: string },
): Promise<void> {
  const pending = await trx
    .selectFrom('payout_reversal')
    .selectAll()
    .where('booking_id', '=', booking_id)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .execute();
  let rest = kept.amount_minor;
  for (const { id, amount_minor, reversed_minor } of pending) {
    const open = amount_minor - reversed_minor;
    if (open <= rest) {
      rest -= open;
      await trx
        .updateTable('payout_reversal')
        .set({ status: 'ended', failure: 'refund_failed', ended_at: kept.at })
        .where('id', '=', id)
        .execute();
    }
  }
}

/**
 * Ends a reversal: the part that did not come back stays debt. Runs under the mentor's lock.
 * @param ended.at RFC 3339.
 */
export async function endReversal(
  trx: Database,
  id: string,
  { reversed_minor, failure, at }: { reversed_minor: number; failure: string | null; at: string },
): Promise<void> {
  await trx
    .updateTable('payout_reversal')
    .set({ status: 'ended', reversed_minor, failure, ended_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Ends the pending reversals of a line that is taken off its payout before it is sent. Runs under the mentor's lock. */
export async function endUnsentReversals(
  trx: Database,
  line: { payout_id: string; booking_id: string },
  at: string,
): Promise<void> {
  await trx
    .updateTable('payout_reversal')
    .set((row) => ({ status: 'ended', reversed_minor: row.ref('amount_minor'), ended_at: at }))
    .where('payout_id', '=', line.payout_id)
    .where('booking_id', '=', line.booking_id)
    .where('status', '=', 'pending')
    .execute();
}
