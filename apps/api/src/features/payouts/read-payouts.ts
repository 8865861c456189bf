import type { Payouts, PayoutDetail, PayoutsQuery } from '@abroad/contract';
import type { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { PayoutDeps } from './deps.ts';
import { findEvents, findLines, forMentor, presentEvent, presentLine, presentPayout, withSessions } from './present.ts';

type Deps = Pick<PayoutDeps, 'db' | 'clock'>;

/** A mentor's payouts, the latest first. @throws AppError PAGE_TOO_DEEP */
export async function listPayouts(
  { db, clock }: Deps,
  user_id: string,
  query: z.output<typeof PayoutsQuery>,
): Promise<Payouts> {
  const { limit, offset } = pageBounds(query);
  const { status } = query;
  const [rows, { total }] = await Promise.all([
    withSessions(db, clock.now())
      .where('user_id', '=', user_id)
      .$if(status !== undefined, (all) => all.where('status', '=', status ?? 'paid'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('payout')
      .where('user_id', '=', user_id)
      .$if(status !== undefined, (all) => all.where('status', '=', status ?? 'paid'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return toPage(rows.map(presentPayout), total, query);
}

/** A payout of one's own with its sessions and its history. @throws AppError NOT_FOUND */
export async function readPayout({ db, clock }: Deps, user_id: string, id: string): Promise<PayoutDetail> {
  const payout = await withSessions(db, clock.now())
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (payout === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const [lines, events] = await Promise.all([findLines(db, id), findEvents(db, id)]);
  return {
    ...presentPayout(payout),
    lines: lines.map(presentLine),
    events: forMentor(events).map(presentEvent),
  };
}
