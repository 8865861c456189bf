import { brandInFiles, type Earnings, type EarningsPeriod, type EarningsQuery } from '@abroad/contract';
import type { z } from 'zod';
import { toDecimal } from '@abroad/reference-data';
import { dateOf, localDay, zoneTable } from '@abroad/slots';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { Replied, WrittenText } from '../../http/handlers.ts';
import type { Actor } from '../../http/actor.ts';
import { DELETED_USER } from '../../core/deleted-user.ts';
import { BYTE_ORDER_MARK, csvLine, Decimal } from '../../core/csv.ts';
import type { Database } from '../../db/connection.ts';
import type { EarningsPeriodOf } from './period.ts';
import { presentEarning, presentTotal, prospectName, statusOf } from './present.ts';
import { findEarnings, sumEarnings, findEarningsAfter, type EarningRow } from './queries.ts';

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
async function* writeEarnings(db: Database, scope: EarningsPeriodOf): AsyncGenerator<string> {
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

type Deps = Pick<Context, 'db'>;

/** @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor. */
async function scopeOf({ db }: Deps, mentor_user_id: string, period: EarningsPeriod): Promise<EarningsPeriodOf> {
  const mentor = await db
    .selectFrom('mentor_profile')
    .select('time_zone')
    .where('auth_user_id', '=', mentor_user_id)
    .executeTakeFirst();
  if (!mentor) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  return { mentor_user_id, time_zone: mentor.time_zone, period };
}

/**
 * The caller's paid sessions: a page of them, and the sums of all by currency, from one snapshot.
 * @throws AppError PROFILE_NOT_FOUND, PAGE_TOO_DEEP
 */
export async function getEarnings(
  context: Deps,
  actor: Actor,
  query: z.output<typeof EarningsQuery>,
): Promise<Earnings> {
  const bounds = pageBounds(query);
  const { from, to } = query;
  const scope = await scopeOf(context, actor.user_id, { from, to });
  const snapshot = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const { rows, totals } = await snapshot.execute(async (trx) => ({
    rows: await findEarnings(trx, scope, bounds),
    totals: await sumEarnings(trx, scope),
  }));
  const total = totals.reduce((sum, { sessions }) => sum + sessions, 0);
  return {
    ...toPage(rows.map(presentEarning), total, query),
    from: from ?? null,
    to: to ?? null,
    time_zone: scope.time_zone,
    totals: totals.map(presentTotal),
  };
}

/** All of them as a file. @throws AppError PROFILE_NOT_FOUND */
export async function getEarningsFile(
  context: Deps,
  actor: Actor,
  period: EarningsPeriod,
): Promise<Replied<WrittenText>> {
  const scope = await scopeOf(context, actor.user_id, period);
  const days = [period.from, period.to].filter((date) => date !== undefined);
  const name = [`${brandInFiles()}-earnings`, ...days].join('-');
  return new Replied(200, new WrittenText(writeEarnings(context.db, scope)), {
    'content-disposition': `attachment; filename="${name}.csv"`,
  });
}
