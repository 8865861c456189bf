import { brandInFiles, type Earnings, type EarningsPeriod, type EarningsQuery } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { Replied, WrittenText } from '../../http/handlers.ts';
import type { Actor } from '../../http/actor.ts';
import type { EarningsPeriodOf } from './period.ts';
import { presentEarning, presentTotal } from './present.ts';
import { findEarnings, sumEarnings } from './queries.ts';
import { writeEarnings } from './write-file.ts';

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
