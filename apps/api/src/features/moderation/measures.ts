import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import { jobKind, type DueRows } from '../../jobs/define-job.ts';
import { enqueue, nearJobs } from '../../jobs/enqueue.ts';
import { holdsEndedJob } from '../../jobs/known-jobs.ts';
import { AppError } from '../../core/app-error.ts';
import { setSuspension } from '../identity/set-suspension.ts';
import { hideProfile, showProfile } from '../mentors/hide-profile.ts';
import { setSuspended } from '../suspensions/suspension.ts';
import type { CaseRow } from './move-case.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;
/** The kinds of suspensions: a closed account is suspended without an end. */
const SUSPENDING = ['suspend', 'close_account'] as const;
export type MeasureKind =
  | (typeof SUSPENDING)[number]
  | 'hide_profile'
  | 'remove'
  | 'mask'
  | 'revoke_proof'
  | 'hold_payouts'
  | 'limit_messages'
  | 'freeze';

/** Ends a measure when its time is over. */
export const endMeasureJob = jobKind({
  task: 'end-measure',
  payload: z.object({ measure_id: z.uuid() }),
  key: ({ measure_id }) => `end-measure:${measure_id}`,
});

/** Begins a measure that its decision announced. */
export const beginMeasureJob = jobKind({
  task: 'begin-measure',
  payload: z.object({ measure_id: z.uuid() }),
  key: ({ measure_id }) => `begin-measure:${measure_id}`,
});

const DUE = { table: 'moderation_measure', after_ms: 0, where: sql`ended_at is null`, columns: ['id'] } as const;
/** The measures that end at a moment. */
export const DUE_ENDS: DueRows = {
  ...DUE,
  name: 'moderation_measure_ends',
  at: 'ends_at',
  job: ({ id: measure_id = '' }, options) => endMeasureJob({ measure_id }, options),
};
/** The measures that begin at a moment. */
export const DUE_BEGINNINGS: DueRows = {
  ...DUE,
  name: 'moderation_measure_begins',
  at: 'begins_at',
  job: ({ id: measure_id = '' }, options) => beginMeasureJob({ measure_id }, options),
};

interface Measure {
  decision_id: string;
  user_id: string;
  kind: MeasureKind;
  target_type: string;
  target_id: string;
  /** Epoch milliseconds; null lasts until it is undone. */
  ends: number | null;
  /** Epoch milliseconds; null begins it with its decision, whose action applies it. */
  begins?: number | null;
  /** Whether its mentor ends it by reading the checklist. */
  until_read?: boolean;
  now: number;
}

/** Stores a lasting effect, so that it ends on time, is shown with its decision and can be undone. */
export async function beginMeasure(trx: Database, { ends, begins = null, now, ...measure }: Measure): Promise<void> {
  const id = newId();
  const ends_at = ends === null ? null : toInstant(ends);
  const begins_at = begins === null ? null : toInstant(begins);
  await trx
    .insertInto('moderation_measure')
    .values({ id, ...measure, created_at: toInstant(now), begins_at, ends_at, ended_at: null })
    .execute();
  const jobs = [
    ...(ends_at === null ? [] : [endMeasureJob({ measure_id: id }, { run_at: ends_at })]),
    ...(begins_at === null ? [] : [beginMeasureJob({ measure_id: id }, { run_at: begins_at })]),
  ];
  await enqueue(trx, nearJobs(jobs, now));
}

/** The measures that still hold a user. */
const activeMeasures = (trx: Database, user_id: string, now: number) =>
  trx
    .selectFrom('moderation_measure')
    .innerJoin('moderation_decision as decision', 'decision.id', 'decision_id')
    .select(['ends_at', 'kind', 'facts', 'decision_id'])
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', toInstant(now))]))
    .where((is) => is.or([is('begins_at', 'is', null), is('begins_at', '<=', toInstant(now))]))
    .orderBy('moderation_measure.created_at', 'desc')
    .execute();

/** The decision that suspended a user; null where the staff did it without one. */
async function readHolder(trx: Database, user_id: string): Promise<string | null> {
  const { suspended_by_decision_id } = await trx
    .selectFrom('authenticated_user')
    .select('suspended_by_decision_id')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return suspended_by_decision_id;
}

/**
 * Shows a profile and lifts a suspension that no measure requires any more. Where another still requires it, its reason applies.
 * Older suspensions without a decision stay.
 * @param kinds of the measures that ended just now.
 * @param by null for the clock.
 * @param tells whether the user gets an email that their suspension is over.
 */
async function release(
  context: Deps,
  {
    user_id,
    kinds,
    by,
    tells = false,
  }: { user_id: string; kinds: readonly string[]; by: string | null; tells?: boolean },
): Promise<void> {
  const { db: trx, clock } = context;
  const now = clock.now();
  const suspends = (kind: string) => SUSPENDING.some((one) => one === kind);
  const left = await activeMeasures(trx, user_id, now);
  const holder = kinds.some(suspends) ? await readHolder(trx, user_id) : null;
  const holding = left.filter(({ kind }) => suspends(kind));
  const [next] = holding;
  if (holder !== null && next === undefined) {
    await setSuspended(context, { user_id, reason: null, by, tells });
  } else if (next?.facts && holder !== null && !holding.some(({ decision_id }) => decision_id === holder)) {
    await setSuspension(trx, user_id, { reason: next.facts, decision_id: next.decision_id });
  }
  if (kinds.includes('hold_payouts')) {
    await enqueue(trx, [holdsEndedJob({ user_id })]);
  }
  if (kinds.includes('hide_profile')) {
    await showProfile(trx, user_id);
    for (const { ends_at, facts } of left.filter(({ kind }) => kind === 'hide_profile')) {
      await hideProfile(trx, user_id, { until: ends_at, reason: facts, now });
    }
  }
}

/** Ends the measures that hide a target, with its owner's lock held: decisions about other targets can hide a profile too. */
export async function endHidingMeasures(
  trx: Database,
  { owner_user_id, target_type, target_id }: Pick<CaseRow, 'owner_user_id' | 'target_type' | 'target_id'>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('moderation_measure')
    .set({ ended_at: toInstant(now) })
    .where('user_id', '=', owner_user_id)
    .where('ended_at', 'is', null)
    .where((is) =>
      target_type === 'mentor_profile'
        ? is('kind', '=', 'hide_profile')
        : is.and([is('kind', '=', 'remove'), is('target_id', '=', target_id)]),
    )
    .execute();
}

/**
 * Ends the measures of a decision that is undone, under the locks of the people whom it is about. The caller notifies them.
 * @returns the measures that were active until now.
 */
export async function endMeasuresOf(
  context: Deps,
  decision_id: string,
  by: string | null,
): Promise<{ kind: string; target_id: string }[]> {
  const ended = await context.db
    .updateTable('moderation_measure')
    .set({ ended_at: toInstant(context.clock.now()) })
    .where('decision_id', '=', decision_id)
    .where('ended_at', 'is', null)
    .returning(['user_id', 'kind', 'target_id'])
    .execute();
  const [first] = ended;
  if (first !== undefined) {
    await release(context, { user_id: first.user_id, kinds: ended.map(({ kind }) => kind), by });
  }
  return ended;
}

/** Ends a measure whose time is over. It may run again. */
export async function endMeasure(context: Deps, measure_id: string): Promise<void> {
  const measure = await context.db
    .selectFrom('moderation_measure')
    .select('user_id')
    .where('id', '=', measure_id)
    .executeTakeFirst();
  if (measure === undefined) {
    return;
  }
  const { user_id } = measure;
  await writeAboutPeople(context.db, { by: null, about: [user_id] }, async (trx, statuses) => {
    const ended = await trx
      .updateTable('moderation_measure')
      .set({ ended_at: toInstant(context.clock.now()) })
      .where('id', '=', measure_id)
      .where('ended_at', 'is', null)
      .returning('kind')
      .executeTakeFirst();
    if (ended !== undefined && statuses.get(user_id) !== 'deleted') {
      await release({ ...context, db: trx }, { user_id, kinds: [ended.kind], by: null, tells: true });
    }
  });
}

/** Whether a decision hides a mentor's profile until they have read the checklist. An SQL condition on `decision`. */
export const CHECKLIST_DUE = sql<boolean>`exists (
  select 1 from moderation_measure measure
  where measure.decision_id = decision.id and measure.until_read and measure.ended_at is null)`;

/**
 * Shows a mentor's profile again that was hidden until they had read the checklist.
 * @throws AppError NOT_FOUND where none is; USER_NOT_FOUND, ACCOUNT_SUSPENDED.
 */
export const readChecklist = (context: Deps, user_id: string): Promise<void> =>
  writeAboutPeople(context.db, { by: user_id, about: [user_id] }, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from moderation_decision decision where about_user_id = ${user_id} and ${CHECKLIST_DUE}`.execute(trx);
    if (rows.length === 0) {
      throw new AppError('NOT_FOUND');
    }
    for (const { id } of rows) {
      await endMeasuresOf({ ...context, db: trx }, id, user_id);
    }
  });
