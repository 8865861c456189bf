import { brandInFiles } from '@abroad/contract';
import { toDecimal } from '@abroad/reference-data';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { BYTE_ORDER_MARK, csvLine, Decimal } from '../../core/csv.ts';
import { writeAs } from '../../db/write-as.ts';
import { Replied, WrittenText } from '../../http/handlers.ts';
import { openBank, payoutAccountOf } from '../payout-accounts/index.ts';
import { recordStaffAct } from '../staff/index.ts';
import { changedSince } from './changed-since.ts';
import { writeMoneyOf } from './deps.ts';
import { linesOf, lockPayout, movePayout, type Payout } from './payout.ts';

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

/**
 * Takes a payout into the file, so that no later file has it and no refund makes it smaller.
 * @returns its line, or an empty text where it is looked at first or isn't to be paid any more.
 */
function takeRow({ db, clock, sealer }: Deps, { id, user_id }: Pick<Payout, 'id' | 'user_id'>): Promise<string> {
  return writeMoneyOf(db, user_id, async (trx) => {
    const now = clock.now();
    const payout = await lockPayout(trx, id);
    if (payout?.status !== 'pending' || payout.send_asked_at !== null) {
      return '';
    }
    const reasons = await changedSince(trx, payout, await linesOf(trx, payout));
    if (reasons.length > 0) {
      await movePayout(trx, payout, { kind: 'held', now, set: { status: 'held', held_for: reasons } });
      return '';
    }
    const account = await payoutAccountOf(trx, user_id);
    const bank = account === undefined ? null : openBank({ sealer }, account);
    if (bank === null) {
      return '';
    }
    await trx
      .updateTable('payout')
      .set({ send_asked_at: toInstant(now) })
      .where('id', '=', id)
      .execute();
    const { currency, amount_minor } = payout;
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
  });
}

/** The lines of all payouts that aren't in an earlier file. One that is held and released again is in the next. */
async function takeRows(context: Deps): Promise<string[]> {
  const due = await context.db
    .selectFrom('payout')
    .select(['id', 'user_id'])
    .where('status', '=', 'pending')
    .where('provider', '=', 'manual')
    .where('send_asked_at', 'is', null)
    .orderBy('created_at')
    .limit(ROWS_MAX)
    .execute();
  const rows: string[] = [];
  for (const one of due) {
    rows.push(await takeRow(context, one));
  }
  return rows;
}

async function* writeRows(rows: readonly string[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS) + rows.join('');
}

/** The payouts that staff make by hand, as a file for Wise. The download is recorded. */
export async function writeBatch(context: Deps, actor_id: string): Promise<Replied<WrittenText>> {
  await writeAs(context.db, actor_id, (trx) => recordStaffAct(trx, { kind: 'payout_batch_read', actor_id }));
  const rows = await takeRows(context);
  const day = toInstant(context.clock.now()).slice(0, 10);
  return new Replied(200, new WrittenText(writeRows(rows)), {
    'content-disposition': `attachment; filename="${brandInFiles()}-payouts-${day}.csv"`,
  });
}
