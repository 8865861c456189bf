import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { LedgerAccount } from '../../db/tables.ts';
import type { Payment } from './payment.ts';

/** Lines of a posting by account, in minor units, debits positive; their sum is zero. */
export type Lines = Partial<Record<LedgerAccount, number>>;
export type Balances = Record<LedgerAccount, number>;
/** The payment that a posting is about. */
export type Posted = Pick<Payment, 'id' | 'booking_id' | 'currency'>;

const NOTHING: Balances = {
  provider: 0,
  mentor_pending: 0,
  mentor_earned: 0,
  no_show_pending: 0,
  mentor_payable: 0,
  payout_in_transit: 0,
  paid_out: 0,
  mentor_debt: 0,
  provider_fee: 0,
  written_off: 0,
  platform_fee: 0,
  dispute: 0,
};
const entriesOf = (lines: Lines) => Object.entries(lines) as [LedgerAccount, number][];

export const isPosted = async (trx: Database, occasion: string): Promise<boolean> =>
  (await trx.selectFrom('ledger_entry').select('id').where('occasion', '=', occasion).executeTakeFirst()) !== undefined;

/**
 * Writes a posting, once for each occasion. The database refuses lines that don't balance, and sets whose each line is.
 * Runs under the lock of the payment's row or of the mentor.
 * @param payout_id of a posting that belongs to a payout.
 */
export async function post(
  trx: Database,
  payment: Posted,
  occasion: string,
  lines: Lines,
  payout_id: string | null = null,
): Promise<void> {
  if (await isPosted(trx, occasion)) {
    return;
  }
  const posting_id = newId();
  const { id: payment_id, booking_id, currency } = payment;
  const about = { posting_id, occasion, booking_id, payment_id, currency, payout_id, owner_user_id: null };
  const rows = entriesOf(lines)
    .filter(([, amount_minor]) => amount_minor !== 0)
    .map(([account, amount_minor]) => Object.assign({ id: newId(), account, amount_minor }, about));
  if (rows.length > 0) {
    await trx.insertInto('ledger_entry').values(rows).execute();
  }
}

/** The lines that reverse the posting of an occasion; none if it wasn't posted. */
export async function reversed(trx: Database, occasion: string): Promise<Lines> {
  const lines = await trx
    .selectFrom('ledger_entry')
    .select(['account', 'amount_minor'])
    .where('occasion', '=', occasion)
    .execute();
  return Object.fromEntries(lines.map(({ account, amount_minor }) => [account, -amount_minor]));
}

/** The balance of each account for a booking's payment. */
export async function balancesOf(db: Database, { booking_id }: Pick<Posted, 'booking_id'>): Promise<Balances> {
  const sums = await db
    .selectFrom('ledger_entry')
    .select((row) => ['account', row.fn.sum<number>('amount_minor').as('sum')])
    .where('booking_id', '=', booking_id)
    .groupBy('account')
    .execute();
  return { ...NOTHING, ...Object.fromEntries(sums.map(({ account, sum }) => [account, sum])) };
}
