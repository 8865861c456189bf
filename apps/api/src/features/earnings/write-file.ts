import { toDecimal } from '@abroad/reference-data/money';
import { dateOf, localDay, zoneTable } from '@abroad/slots';
import { BYTE_ORDER_MARK, csvLine, Decimal } from '../../core/csv.ts';
import { DELETED_USER } from '../../core/deleted-user.ts';
import type { Database } from '../../db/connection.ts';
import type { EarningsPeriodOf } from './period.ts';
import { prospectName, statusOf } from './present.ts';
import { findEarningsAfter, type EarningRow } from './queries.ts';

const COLUMNS = [
  'session_date',
  'session_start',
  'booking_id',
  'prospect_name',
  'service',
  'booking_status',
  'status',
  'currency',
  'paid',
  'refunded',
  'charged_back',
  'fee',
  'net',
];
/** How many rows are in memory at a time. */
const ROWS_AT_ONCE = 500;

function lineOf(row: EarningRow, time_zone: string): string {
  const zone = zoneTable(time_zone);
  const date = zone === null ? row.start.slice(0, 10) : dateOf(localDay(zone, Date.parse(row.start)));
  const money = (minor: number) => new Decimal(toDecimal(minor, row.currency) ?? '');
  return csvLine([
    date,
    row.start,
    row.booking_id,
    prospectName(row) ?? DELETED_USER,
    row.service,
    row.booking_status,
    statusOf(row),
    row.currency,
    money(row.paid),
    money(row.refunded),
    money(row.charged_back),
    money(row.fee),
    money(row.pending + row.earned),
  ]);
}

/** All paid sessions as CSV, in pieces. No connection is held between pieces, so that a slow client blocks no one. */
export async function* writeEarnings(db: Database, scope: EarningsPeriodOf): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let last: EarningRow | null = null;
  while (true) {
    const rows: EarningRow[] = await findEarningsAfter(db, scope, last, ROWS_AT_ONCE);
    if (rows.length > 0) {
      yield rows.map((row) => lineOf(row, scope.time_zone)).join('');
    }
    last = rows.at(-1) ?? null;
    if (rows.length < ROWS_AT_ONCE) {
      return;
    }
  }
}
