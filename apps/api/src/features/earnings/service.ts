import { brandInFiles, type Earnings, type EarningsPeriod, type EarningsQuery } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { Replied, WrittenText } from '../../http/handlers.ts';
import type { Actor } from '../../http/actor.ts';
import type { Asked } from './period.ts';
import { presentEarning, presentTotal } from './present.ts';
import { findEarnings, sumEarnings } from './queries.ts';
import { writeEarnings } from './write-file.ts';

type Needs = Pick<Context, 'db'>;

/** @throws AppError PROFILE_NOT_FOUND for somebody who is no mentor. */
async function askedBy({ db }: Needs, mentor_user_id: string, period: EarningsPeriod): Promise<Asked> {
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
 * What was paid for the caller's sessions: a page of them, and the sums of all by currency, as of one moment.
 * @throws AppError PROFILE_NOT_FOUND, PAGE_TOO_DEEP
 */
export async function getEarnings(
  context: Needs,
  actor: Actor,
  query: z.output<typeof EarningsQuery>,
): Promise<Earnings> {
  const bounds = pageBounds(query);
  const { from, to } = query;
  const asked = await askedBy(context, actor.user_id, { from, to });
  const snapshot = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const { rows, totals } = await snapshot.execute(async (trx) => ({
    rows: await findEarnings(trx, asked, bounds),
    totals: await sumEarnings(trx, asked),
  }));
  const total = totals.reduce((sum, { sessions }) => sum + sessions, 0);
  return {
    ...toPage(rows.map(presentEarning), total, query),
    from: from ?? null,
    to: to ?? null,
    time_zone: asked.time_zone,
    totals: totals.map(presentTotal),
  };
}

/** The same as a file with all of them. @throws AppError PROFILE_NOT_FOUND */
export async function getEarningsFile(
  context: Needs,
  actor: Actor,
  period: EarningsPeriod,
): Promise<Replied<WrittenText>> {
  const asked = await askedBy(context, actor.user_id, period);
  const days = [period.from, period.to].filter((date) => date !== undefined);
  const name = [`${brandInFiles()}-earnings`, ...days].join('-');
  return new Replied(200, new WrittenText(writeEarnings(context.db, asked)), {
    'content-disposition': `attachment; filename="${name}.csv"`,
  });
}
