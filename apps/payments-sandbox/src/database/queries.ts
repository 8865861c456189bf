import type { Pool, PoolClient } from 'pg';
import { missing } from '../http/call.ts';
import type {
  AccountRow,
  BankRow,
  LinkRow,
  PayoutRow,
  ReversalRow,
  TransferRow,
  ChargeRow,
  DisputeRow,
  IntentRow,
  RefundRow,
} from './rows.ts';

/** A transaction, or the pool for a read. */
export type Db = Pool | PoolClient;

interface Tables {
  intent: IntentRow;
  charge: ChargeRow;
  refund: RefundRow;
  dispute: DisputeRow;
  account: AccountRow;
  bank_account: BankRow;
  account_link: LinkRow;
  transfer: TransferRow;
  reversal: ReversalRow;
  payout: PayoutRow;
}
export type Table = keyof Tables;

const NAMES: Record<Table, string> = {
  intent: 'payment_intent',
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  account: 'account',
  bank_account: 'external account',
  account_link: 'account link',
  transfer: 'transfer',
  reversal: 'transfer reversal',
  payout: 'payout',
};

/** @throws ApiError 404 */
export async function findRow<T extends Table>(db: Db, table: T, id: string): Promise<Tables[T]> {
  const { rows } = await db.query<Tables[T]>(`select * from payments_sandbox.${table} where id = $1`, [id]);
  const [row] = rows;
  if (row === undefined) {
    throw missing(NAMES[table], id);
  }
  return row;
}

/** The intent, locked until the transaction ends. @throws ApiError 404 */
export async function lockIntent(db: PoolClient, id: string): Promise<IntentRow> {
  const { rows } = await db.query<IntentRow>('select * from payments_sandbox.intent where id = $1 for update', [id]);
  const [row] = rows;
  if (row === undefined) {
    throw missing('payment_intent', id);
  }
  return row;
}

/** Newest first. */
export async function rowsOfIntent<T extends 'refund' | 'dispute' | 'charge'>(
  db: Db,
  table: T,
  intentId: string,
): Promise<Tables[T][]> {
  const order = 'order by created_at desc, id';
  const { rows } = await db.query<Tables[T]>(`select * from payments_sandbox.${table} where intent_id = $1 ${order}`, [
    intentId,
  ]);
  return rows;
}

type Changes<T extends Table> = Partial<Tables[T]>;
const written = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

export async function insertRow<T extends Table>(db: Db, table: T, values: Changes<T>): Promise<Tables[T]> {
  const names = Object.keys(values);
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await db.query<Tables[T]>(
    `insert into payments_sandbox.${table} (${names.join(', ')}) values (${places}) returning *`,
    Object.values(values).map(written),
  );
  return rows[0] as Tables[T];
}

export async function updateRow<T extends Table>(
  db: Db,
  table: T,
  id: string,
  changes: Changes<T>,
): Promise<Tables[T]> {
  const sets = Object.keys(changes).map((name, index) => `${name} = $${index + 2}`);
  const { rows } = await db.query<Tables[T]>(
    `update payments_sandbox.${table} set ${sets.join(', ')} where id = $1 returning *`,
    [id, ...Object.values(changes).map(written)],
  );
  return rows[0] as Tables[T];
}
