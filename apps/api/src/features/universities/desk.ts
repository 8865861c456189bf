import {
  LIMITS,
  VALIDATION_MESSAGES as words,
  type CheckUniversity,
  type EnteredUniversities,
  type EnteredUniversity,
} from '@abroad/contract';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { dueCounts } from '../../db/due-counts.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findListed, findNear, listEntered, mergeEntered } from '../reference/entered-universities.ts';
import { getUniversities, readUniversitiesAgain } from '../reference/university-list.ts';
import { findUniversitiesById } from '../reference/reference.ts';
import { presentUniversity } from '../reference/service.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseInvolved } from '../staff/own-matters.ts';
import { refuseUnknownCountry } from './enter.ts';
import { followDecisionJobs } from './follow-decision.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>;

const DAY_MS = 24 * 60 * 60_000;
const NEAR = 5;
const STATES = { list: 'listed', merge: 'merged', decline: 'declined' } as const;

/** How many entered universities wait to be checked, and how many for longer than a document would. */
export async function countDueUniversities({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<{
  due: number;
  overdue: number;
}> {
  const late = toInstant(clock.now() - LIMITS.proof_review_days * DAY_MS);
  return db
    .selectFrom('university_entry')
    .select(dueCounts(late))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}

/** A page of those that wait, the oldest first, each with what the list has near it. @throws AppError PAGE_TOO_DEEP */
export async function listEnteredUniversities(
  context: Deps,
  query: { page: number; page_size: number },
): Promise<z.output<typeof EnteredUniversities>> {
  const { limit, offset } = pageBounds(query);
  const open = context.db
    .selectFrom('university_entry as entry')
    .innerJoin('university', 'university.id', 'entry.university_id')
    .where('entry.state', '=', 'open');
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await open
    .select(['university.id', 'university.name', 'university.country_code', 'entry.website', 'entry.created_at'])
    .select(
      sql<number>`(select count(*)::int from (
        select profile_id from mentor_education where university_id = university.id
        union select profile_id from prospect_education where university_id = university.id) named)`.as('profiles'),
    )
    .orderBy('entry.created_at')
    .orderBy('university.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = await getUniversities(context);
  const items: EnteredUniversity[] = [];
  for (const row of rows) {
    items.push({ ...row, near: findNear(list, row, NEAR).map((one) => presentUniversity(one, list.by_id)) });
    // Each takes some ten milliseconds: others are answered in between.
    await setImmediate();
  }
  return toPage(items, total, query);
}

/**
 * Decides about a university that a person entered. Its row stays, whatever is decided; what profiles and the search say follows in a
 * job.
 * @throws AppError NOT_FOUND for one that was decided on, STAFF_INVOLVED for the actor's own, VALIDATION_FAILED,
 * ALREADY_EXISTS where the list has what is to be listed.
 */
export async function checkUniversity(
  context: Deps,
  { id, actor_id, check }: { id: string; actor_id: string; check: z.output<typeof CheckUniversity> },
): Promise<void> {
  // For a university that was merged before, use the listed one.
  const into =
    check.decision === 'merge'
      ? (await findUniversitiesById(context.db, [check.into_id])).get(check.into_id)
      : undefined;
  if (check.decision === 'merge' && into?.is_listed !== true) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'into_id', message: words.university_required }] });
  }
  if (check.decision === 'list') {
    refuseUnknownCountry(check);
    if (findListed(await getUniversities(context), check) !== undefined) {
      throw new AppError('ALREADY_EXISTS');
    }
  }
  await writeAs(context.db, actor_id, async (trx) => {
    const entry = await trx
      .updateTable('university_entry')
      .set({ state: STATES[check.decision], decided_at: toInstant(context.clock.now()) })
      .where('university_id', '=', id)
      .where('state', '=', 'open')
      .returning('auth_user_id')
      .executeTakeFirst();
    if (entry === undefined) {
      throw new AppError('NOT_FOUND');
    }
    refuseInvolved(entry.auth_user_id === actor_id);
    if (check.decision === 'list') {
      await listEntered(trx, id, check);
    } else if (into !== undefined) {
      await mergeEntered(trx, id, into.id);
    }
    await enqueue(trx, check.decision === 'decline' ? [] : followDecisionJobs(id, context.clock.now()));
    const reason = into === undefined ? STATES[check.decision] : `merged, ${into.id}`;
    const subject = { type: 'university' as const, id };
    await recordStaffAct(trx, { kind: 'university_checked', actor_id, subject, reason });
  });
  await readUniversitiesAgain(context);
}
