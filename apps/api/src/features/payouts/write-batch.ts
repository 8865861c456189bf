import { brandInFiles } from '@abroad/contract';
import { toDecimal } from '@abroad/reference-data/money';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { BYTE_ORDER_MARK, csvLine, Decimal } from '../../core/csv.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { Replied, WrittenText } from '../../http/handlers.ts';
import { openBank } from '../payout-accounts/bank-details.ts';
import { payoutAccountOf } from '../payout-accounts/account.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import type { Payout } from './payout.ts';

/** Wise's batch format: https://wise.com/help/articles/2977970. */
const COLUMNS = [
  'name',
  'recipientEmail',
  'paymentReference',
  'receiverType',
  'sourceCurrency',
  'targetCurrency',
  'amountCurrency',
  'amount',
  'IBAN',
  'accountNumber',
  'BIC',
];
type Deps = Pick<Context, 'db' | 'sealer'>;

/** The line of a payout, or an empty text where its bank account has changed since it was put into the file. */
async function writeRow({ db, sealer }: Deps, payout: Payout): Promise<string> {
  const { id, user_id, currency, amount_minor, send_asked_at } = payout;
  const account = await payoutAccountOf(db, user_id);
  const bank = account === undefined ? null : openBank({ sealer }, account);
  const changed = account?.bank_changed_at ?? null;
  if (bank === null || (changed !== null && Date.parse(changed) > Date.parse(send_asked_at ?? ''))) {
    return '';
  }
  return csvLine([
    bank.holder,
    '',
    id.slice(-8),
    'PRIVATE',
    currency,
    account?.currency ?? currency,
    'source',
    new Decimal(toDecimal(amount_minor, currency) ?? ''),
    bank.iban ?? '',
    bank.account_number ?? '',
    bank.swift ?? '',
  ]);
}

/** Finds the unpaid payouts of a file, in their order. */
const findPayouts = (db: Database, batch_id: string): Promise<Payout[]> =>
  db
    .selectFrom('payout')
    .selectAll()
    .where('batch_id', '=', batch_id)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

async function* writeRows(rows: readonly string[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS) + rows.join('');
}

/** A file of payouts that staff make by hand, for Wise. It changes nothing but the audit. @throws AppError NOT_FOUND */
export async function writeBatch({ db, sealer }: Deps, actor_id: string, id: string): Promise<Replied<WrittenText>> {
  const batch = await db.selectFrom('payout_batch').select('created_at').where('id', '=', id).executeTakeFirst();
  if (batch === undefined) {
    throw new AppError('NOT_FOUND');
  }
  await writeAs(db, actor_id, (trx) => recordStaffAct(trx, { kind: 'payout_batch_read', actor_id }));
  const rows: string[] = [];
  for (const payout of await findPayouts(db, id)) {
    rows.push(await writeRow({ db, sealer }, payout));
  }
  const day = toInstant(batch.created_at).slice(0, 10);
  return new Replied(200, new WrittenText(writeRows(rows)), {
    'content-disposition': `attachment; filename="${brandInFiles()}-payouts-${day}.csv"`,
  });
}
