import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { LedgerAccount } from '../../db/tables.ts';
import type { Payment } from './payment.ts';

/** Lines of a posting by their accounts, in minor units, debits positive; together they are nothing. */
export type Lines = Partial<Record<LedgerAccount, number>>;
export type Balances = Record<LedgerAccount, number>;

const NOTHING: Balances = { provider: 0, mentor_pending: 0, mentor_earned: 0, platform_fee: 0, dispute: 0 };
const entriesOf = (lines: Lines) => Object.entries(lines) as [LedgerAccount, number][];

const isPosted = async (trx: Database, occasion: string): Promise<boolean> =>
  (await trx.selectFrom('ledger_entry').select('id').where('occasion', '=', occasion).executeTakeFirst()) !== undefined;

/**
 * Writes down where money went. Each occasion is written once, however often it is told; the database refuses lines
 * that don't balance. Under the lock of the payment's row.
 */
export async function post(trx: Database, payment: Payment, occasion: string, lines: Lines): Promise<void> {
  if (await isPosted(trx, occasion)) {
    return;
  }
  const posting_id = newId();
  const { id: payment_id, booking_id, currency } = payment;
  const rows = entriesOf(lines)
    .filter(([, amount_minor]) => amount_minor !== 0)
    .map(([account, amount_minor]) => {
      return { id: newId(), posting_id, occasion, booking_id, payment_id, account, amount_minor, currency };
    });
  if (rows.length > 0) {
    await trx.insertInto('ledger_entry').values(rows).execute();
  }
}

/** Writes down that what an occasion did is undone. */
export async function reverse(trx: Database, payment: Payment, occasion: string, because: string): Promise<void> {
  const lines = await trx
    .selectFrom('ledger_entry')
    .select(['account', 'amount_minor'])
    .where('occasion', '=', occasion)
    .execute();
  await post(
    trx,
    payment,
    because,
    Object.fromEntries(lines.map(({ account, amount_minor }) => [account, -amount_minor])),
  );
}

/** What each account holds of a payment. */
export async function balancesOf(db: Database, payment_id: string): Promise<Balances> {
  const sums = await db
    .selectFrom('ledger_entry')
    .select((row) => ['account', row.fn.sum<number>('amount_minor').as('sum')])
    .where('payment_id', '=', payment_id)
    .groupBy('account')
    .execute();
  return { ...NOTHING, ...Object.fromEntries(sums.map(({ account, sum }) => [account, sum])) };
}
