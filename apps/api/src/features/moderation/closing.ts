import { LIMITS, type CaseAction } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import { setSuspended } from '../suspensions/suspension.ts';
import { isMentor } from '../profiles/own-profile.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the time at which these actions close an account: mentors have a notice of 30 days with the reasons (Regulation (EU) 2019/1150, art. 4(2)),
 * unless the decision states an exception. @param now epoch milliseconds, like the result, which is null for at once.
 */
export async function closingTime(
  db: Database,
  user_id: string,
  actions: readonly CaseAction[],
  now: number,
): Promise<number | null> {
  const closing = actions.find((action) => action.type === 'close_account');
  const hasNotice = closing !== undefined && (closing.at_once ?? null) === null && (await isMentor(db, user_id));
  return hasNotice ? now + LIMITS.closing_notice_days * DAY_MS : null;
}

/** Reads the announced time at which a user's account closes; null for never. */
export async function closesAt(db: Database, user_id: string, now: number): Promise<string | null> {
  const announced = await db
    .selectFrom('moderation_measure')
    .select(sql<string | null>`min(begins_at)`.as('closes_at'))
    .where('user_id', '=', user_id)
    .where('kind', '=', 'close_account')
    .where('ended_at', 'is', null)
    .where('begins_at', '>', toInstant(now))
    .executeTakeFirst();
  return announced?.closes_at ?? null;
}

/**
 * Closes an account whose notice is over: it is suspended without an end, and its sessions ahead are cancelled. Nothing where the
 * decision was undone, or the account was deleted. It may run again.
 */
export async function closeAfterNotice(
  context: Pick<Context, 'db' | 'clock' | 'logger' | 'config'>,
  measure_id: string,
): Promise<void> {
  const announced = (db: Database) =>
    db
      .selectFrom('moderation_measure as measure')
      .innerJoin('moderation_decision as decision', 'decision.id', 'measure.decision_id')
      .select(['measure.user_id', 'decision.id as decision_id', 'decision.facts'])
      .where('measure.id', '=', measure_id)
      .where('measure.kind', '=', 'close_account')
      .where('measure.ended_at', 'is', null)
      .where('measure.begins_at', '<=', toInstant(context.clock.now()))
      .executeTakeFirst();
  const found = await announced(context.db);
  if (found === undefined) {
    return;
  }
  await writeAboutPeople(context.db, { by: null, about: [found.user_id] }, async (trx, statuses) => {
    const due = await announced(trx);
    if (due !== undefined && statuses.get(due.user_id) !== 'deleted') {
      const { user_id, decision_id, facts } = due;
      await setSuspended(
        { ...context, db: trx },
        { user_id, reason: facts ?? '', cancel: 'all', by: null, decision_id },
      );
    }
  });
}
