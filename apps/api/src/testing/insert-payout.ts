import { lastRun } from '@abroad/booking-rules';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { PayoutTable } from '../db/tables.ts';
import { postPayable, postPayoutBegun, postPayoutPaid } from '../features/payments/payout-postings.ts';
import type { TestApi } from './api.ts';

/** A session of a payout, with what the mentor earned by it in minor units. */
export interface PaidOutSession {
  booking_id: string;
  payment_id: string;
  amount_minor: number;
}

interface PaidOut extends Pick<PayoutTable, 'user_id' | 'provider' | 'account_id' | 'currency'> {
  /** Sessions that were earned. */
  sessions: readonly Omit<PaidOutSession, 'amount_minor'>[];
  /** Has the provider transfer and send it. @returns the provider's ids of the transfers and of the payout */
  send(payout_id: string, sessions: readonly PaidOutSession[]): Promise<{ transfers: string[]; payout: string }>;
}

/**
 * Writes a payout straight into its tables, as the run of now leaves it once it has made what the sessions earned payable,
 * and the payout was held as a first one, released, sent, and has arrived. It is announced to no one.
 * @returns its id.
 */
export async function insertPayout({ context }: TestApi, paid: PaidOut): Promise<string> {
  const { db, clock } = context;
  const { send, sessions, ...of } = paid;
  const at = toInstant(clock.now());
  const id = newId();
  await db.transaction().execute(async (trx) => {
    const posted = { id, attempt: 1 };
    const lines: PaidOutSession[] = [];
    for (const { booking_id, payment_id } of sessions) {
      const amount_minor = await postPayable(trx, { id: payment_id, booking_id, currency: of.currency });
      lines.push({ booking_id, payment_id, amount_minor });
    }
    const sent = await send(id, lines);
    const payout = {
      ...of,
      id,
      created_at: at,
      updated_at: at,
      scheduled_for: toInstant(lastRun('weekly', clock.now())),
    };
    await trx
      .insertInto('payout')
      .values({
        ...payout,
        amount_minor: lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
        status: 'paid',
        provider_payout_id: sent.payout,
        sent_at: at,
        paid_at: at,
        checked_at: at,
        version: 2,
        send_asked_at: at,
      })
      .execute();
    await trx
      .insertInto('payout_line')
      .values(
        lines.map((line, index) => ({
          ...line,
          payout_id: id,
          sent_minor: line.amount_minor,
          transfer_asked_at: at,
          transfer_id: sent.transfers[index] ?? null,
          is_open: false,
        })),
      )
      .execute();
    for (const { booking_id, payment_id, amount_minor: net_minor } of lines) {
      const line = { id: payment_id, booking_id, currency: of.currency, net_minor };
      await postPayoutBegun(trx, posted, { ...line, debt_taken_minor: 0 });
      await postPayoutPaid(trx, posted, { ...line, fee_minor: 0 });
    }
    const by = { payout_id: id, actor_user_id: null, actor_role: 'system', text: null, created_at: at } as const;
    await trx
      .insertInto('payout_event')
      .values([
        { ...by, id: newId(), kind: 'held', from_status: null, to_status: 'held' },
        { ...by, id: newId(), kind: 'sent', from_status: 'pending', to_status: 'in_transit' },
        { ...by, id: newId(), kind: 'paid', from_status: 'in_transit', to_status: 'paid' },
      ])
      .execute();
  });
  return id;
}
