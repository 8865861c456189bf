import { brandInFiles } from '@abroad/contract';
import { toDecimal } from '@abroad/reference-data';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { BYTE_ORDER_MARK, csvLine, Decimal } from '../../core/csv.ts';
import { writeAs } from '../../db/write-as.ts';
import { Replied, WrittenText } from '../../http/handlers.ts';
import { openBank } from '../payout-accounts/index.ts';
import { recordStaffAct } from '../staff/index.ts';

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
/** A file of Wise has so many rows at most. */
const ROWS_MAX = 1000;

type Deps = Pick<Context, 'db' | 'clock' | 'sealer'>;

async function findRows({ db, sealer }: Deps): Promise<string[]> {
  const payouts = await db
    .selectFrom('payout')
    .innerJoin('payout_account as account', 'account.user_id', 'payout.user_id')
    .selectAll('account')
    .select(['payout.id', 'payout.currency as sent_in', 'payout.amount_minor'])
    .where('payout.status', '=', 'pending')
    .where('payout.provider', '=', 'manual')
    .orderBy('payout.created_at')
    .limit(ROWS_MAX)
    .execute();
  return payouts.flatMap((payout) => {
    const bank = openBank({ sealer }, payout);
    const { id, sent_in, currency, amount_minor } = payout;
    const amount = new Decimal(toDecimal(amount_minor, sent_in) ?? '');
    return bank === null
      ? []
      : csvLine([
          bank.holder,
          '',
          id.slice(-8),
          'PRIVATE',
          sent_in,
          currency ?? sent_in,
          'source',
          amount,
          bank.iban ?? '',
          bank.account_number ?? '',
          bank.swift ?? '',
        ]);
  });
}

async function* writeRows(rows: readonly string[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS) + rows.join('');
}

/** The payouts that staff make by hand, as a file for Wise. The download is recorded. */
export async function writeBatch(context: Deps, actor_id: string): Promise<Replied<WrittenText>> {
  const rows = await findRows(context);
  await writeAs(context.db, actor_id, (trx) => recordStaffAct(trx, { kind: 'payout_batch_read', actor_id }));
  const day = toInstant(context.clock.now()).slice(0, 10);
  return new Replied(200, new WrittenText(writeRows(rows)), {
    'content-disposition': `attachment; filename="${brandInFiles()}-payouts-${day}.csv"`,
  });
}
