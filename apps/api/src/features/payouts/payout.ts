import { sql, type Selectable, type Updateable } from 'kysely';
import { LIMITS } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { PayoutStatus, PayoutTable } from '../../db/tables.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { fanOutPayoutJob } from '../../jobs/known-jobs.ts';
import { notify } from '../notifications/notify.ts';
import { NET } from '../payments/debt.ts';
import type { PostedLine } from '../payments/payout-postings.ts';
import { sendPayoutJob, tellPayoutJob } from './job-kinds.ts';

/** A row of `payout`; amounts in minor units of its currency. */
export type Payout = Selectable<PayoutTable>;

export const findPayout = (db: Database, id: string): Promise<Payout | undefined> =>
  db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a payout until the transaction ends. Runs under the mentor's lock. */
export const lockPayout = (trx: Database, id: string): Promise<Payout | undefined> =>
  trx.selectFrom('payout').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export interface PayoutLine extends PostedLine {
  amount_minor: number;
  debt_taken_minor: number;
  returned_minor: number;
  transfer_asked_at: string | null;
  transfer_id: string | null;
  is_open: boolean;
  /** The payment provider's intent; null where the payment has none. */
  intent_id: string | null;
}

/** Reads the sessions of a payout with their amounts to send, in the order of their bookings. */
export async function linesOf(db: Database, { id, currency }: Pick<Payout, 'id' | 'currency'>): Promise<PayoutLine[]> {
  const { rows } = await sql<PayoutLine>`
    select payment_id as id, payout_line.booking_id, ${currency}::text as currency, ${NET} as net_minor, payout_line.amount_minor,
      debt_taken_minor, returned_minor, transfer_asked_at, transfer_id, is_open, payment.intent_id
    from payout_line join payment on payment.id = payment_id
    where payout_id = ${id} order by payout_line.booking_id`.execute(db);
  return rows;
}

export const netOf = (lines: readonly PayoutLine[]): number => lines.reduce((sum, { net_minor }) => sum + net_minor, 0);

/** The person or system that changed a payout. */
export interface PayoutActor {
  user_id: string | null;
  role: 'mentor' | 'staff' | 'system';
}
export const BY_SYSTEM: PayoutActor = { user_id: null, role: 'system' };

export interface PayoutChange {
  kind:
    | 'begun'
    | 'held'
    | 'released'
    | 'release_asked'
    | 'mark_paid_asked'
    | 'sent'
    | 'paid'
    | 'failed'
    | 'retried'
    | 'cancelled'
    | 'returned';
  by?: PayoutActor;
  /** The staff's or the provider's text about it. */
  text?: string | null;
  /** Epoch milliseconds. */
  now: number;
}

const TOLD: Partial<Record<PayoutChange['kind'], 'held' | 'paid' | 'failed' | 'cancelled'>> = {
  held: 'held',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** Whether staff cancelled it: at once, or after its transfers were taken back. */
async function isByStaff(trx: Database, payout_id: string, { role }: PayoutActor): Promise<boolean> {
  const { rows } = await sql`
    select from staff_event where kind = 'payout_cancelled' and subject_id = ${payout_id} limit 1`.execute(trx);
  return role === 'staff' || rows.length > 0;
}

/** Adds an entry to a payout's history, and enqueues its effects: emails, webhooks, and its sending. */
export async function recordChange(
  trx: Database,
  payout: Pick<Payout, 'id' | 'user_id' | 'status'>,
  from: PayoutStatus | null,
  { kind, by = BY_SYSTEM, text = null, now }: PayoutChange,
): Promise<void> {
  const id = newId();
  const { id: payout_id, status } = payout;
  await trx
    .insertInto('payout_event')
    .values({
      id,
      payout_id,
      kind,
      from_status: from,
      to_status: status,
      actor_user_id: by.user_id,
      actor_role: by.role,
      text,
      created_at: toInstant(now),
    })
    .execute();
  // Other ends of a payout, such as a refund, have their own notification.
  const about = kind === 'cancelled' && !(await isByStaff(trx, payout_id, by)) ? undefined : TOLD[kind];
  if (about !== undefined) {
    const told = { user_id: payout.user_id, kind: `payout_${about}`, key: `payout_${about}:${id}` } as const;
    await notify(trx, [{ ...told, group_key: `payout:${payout_id}` }]);
  }
  await enqueue(trx, [
    ...(about === undefined ? [] : [tellPayoutJob({ payout_event_id: id, about })]),
    ...(about === 'paid' || about === 'failed' ? [fanOutPayoutJob({ payout_event_id: id })] : []),
    ...(status === 'pending' && from !== 'pending' ? [sendPayoutJob({ payout_id })] : []),
  ]);
}

/**
 * Moves a payout to another status, with its history and effects. The database refuses moves that the rules don't
 * have. Runs under the mentor's lock, on a locked payout.
 */
export async function movePayout(
  trx: Database,
  payout: Payout,
  { set, ...change }: PayoutChange & { set: Updateable<PayoutTable> & { status: PayoutStatus } },
): Promise<Payout> {
  const held_for = set.status === 'held' ? (set.held_for ?? payout.held_for) : [];
  const moved = await trx
    .updateTable('payout')
    .set({ ...set, held_for, updated_at: toInstant(change.now) })
    .where('id', '=', payout.id)
    .where('status', '=', payout.status)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(trx, moved, payout.status, change);
  return moved;
}

/** Ends the wait of all lines: other payouts may take the payable shares of these sessions. */
export const closeLines = (trx: Database, payout_id: string) =>
  trx.updateTable('payout_line').set({ is_open: false }).where('payout_id', '=', payout_id).execute();

/** Says whether a payout needs two staff members. */
export const isLarge = ({ amount_minor, currency }: Pick<Payout, 'amount_minor' | 'currency'>): boolean =>
  (fromMinor(amount_minor, currency) ?? 0) > LIMITS.payout_alone_max;
