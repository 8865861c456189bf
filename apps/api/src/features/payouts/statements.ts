import { brandInFiles } from '@abroad/contract';
import { toDecimal } from '@abroad/reference-data/money';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import { BYTE_ORDER_MARK, csvLine, Decimal } from '../../core/csv.ts';
import { DELETED_USER } from '../../core/deleted-user.ts';
import type { Database } from '../../db/connection.ts';
import { Replied, WrittenText } from '../../http/handlers.ts';
import { findLines, LINES, studentName, type LineRow } from './present.ts';

const COLUMNS = [
  'payout_id',
  'paid_on',
  'session_start',
  'booking_id',
  'prospect_name',
  'service',
  'currency',
  'paid',
  'refunded',
  'fee',
  'amount',
  'debt_taken',
  'returned',
  'net',
  'refunded_later',
  'returned_later',
];
/** How many rows are in memory at a time. */
const ROWS_AT_ONCE = 500;

function lineOf(row: LineRow): string {
  const money = (minor: number) => new Decimal(toDecimal(minor, row.currency) ?? '');
  return csvLine([
    row.payout_id,
    row.paid_at?.slice(0, 10) ?? '',
    row.start,
    row.booking_id,
    studentName(row) ?? DELETED_USER,
    row.service,
    row.currency,
    money(row.paid),
    money(row.refunded),
    money(row.platform_fee),
    money(row.amount_minor),
    money(row.debt_taken_minor),
    money(row.returned_minor),
    money(row.net_minor),
    money(row.refunded_later),
    money(row.returned_later),
  ]);
}

const asFile = (text: AsyncGenerator<string>, name: string) =>
  new Replied(200, new WrittenText(text), {
    'content-disposition': `attachment; filename="${brandInFiles()}-${name}.csv"`,
  });

async function* writeLines(rows: readonly LineRow[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS) + rows.map(lineOf).join('');
}

/** The statement of a payout of one's own. @throws AppError NOT_FOUND */
export async function getStatement(
  { db }: { db: Database },
  user_id: string,
  id: string,
): Promise<Replied<WrittenText>> {
  const payout = await db
    .selectFrom('payout')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (payout === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return asFile(writeLines(await findLines(db, id)), `payout-${payout.created_at.slice(0, 10)}-${id.slice(-8)}`);
}

/** Writes a year's payouts, in pieces. No connection is held between them. */
async function* writeYear(db: Database, user_id: string, year: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  const [from, to] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
  let last: LineRow | null = null;
  while (true) {
    const after: ReturnType<typeof sql> =
      last === null
        ? sql`true`
        : sql`(payout.paid_at, payout.id, booking.id) > (${last.paid_at}, ${last.payout_id}, ${last.booking_id})`;
    const { rows }: { rows: LineRow[] } = await sql<LineRow>`
      ${LINES} where payout.user_id = ${user_id} and payout.status = 'paid' and payout.paid_at >= ${from}
        and payout.paid_at < ${to} and ${after}
      order by payout.paid_at, payout.id, booking.id limit ${ROWS_AT_ONCE}`.execute(db);
    if (rows.length > 0) {
      yield rows.map(lineOf).join('');
    }
    last = rows.at(-1) ?? null;
    if (rows.length < ROWS_AT_ONCE) {
      return;
    }
  }
}

/** The statement of a year (UTC): every session that was paid out in it. */
export const getYearlyStatement = ({ db }: { db: Database }, user_id: string, year: number): Replied<WrittenText> =>
  asFile(writeYear(db, user_id, year), `payouts-${year}`);
