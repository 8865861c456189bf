import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { hideProfile, showProfile } from '../mentors/index.ts';
import { setSuspended } from '../suspensions/index.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;
/** Of a suspension: a closed account is a suspended one that no time ends. */
const SUSPENDING = ['suspend', 'close_account'] as const;
export type MeasureKind = (typeof SUSPENDING)[number] | 'hide_profile' | 'remove' | 'mask';

/** Ends a measure when its time is over. */
export const endMeasureJob = jobKind({
  task: 'end-measure',
  payload: z.object({ measure_id: z.uuid() }),
  key: ({ measure_id }) => `end-measure:${measure_id}`,
});

interface Measure {
  decision_id: string;
  user_id: string;
  kind: MeasureKind;
  target_type: string;
  target_id: string;
  /** Epoch milliseconds; null lasts until it is undone. */
  ends: number | null;
  now: number;
}

/** Stores that something lasts, so that it ends by itself, shows on the page of the decision and can be undone. */
export async function beginMeasure(trx: Database, { ends, now, ...measure }: Measure): Promise<void> {
  const id = newId();
  const ends_at = ends === null ? null : toInstant(ends);
  await trx
    .insertInto('moderation_measure')
    .values({ id, ...measure, created_at: toInstant(now), ends_at, ended_at: null })
    .execute();
  if (ends_at !== null) {
    await enqueue(trx, [endMeasureJob({ measure_id: id }, { run_at: ends_at })]);
  }
}

/** The measures that still hold a user. */
const activeMeasures = (trx: Database, user_id: string, now: number) =>
  trx
    .selectFrom('moderation_measure')
    .innerJoin('moderation_decision as decision', 'decision.id', 'decision_id')
    .select(['ends_at', 'kind', 'facts'])
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', toInstant(now))]))
    .execute();

/** Whether a decision is why a user is suspended, and why their profile is hidden; otherwise the staff did it without one. */
async function readDecided(trx: Database, user_id: string): Promise<{ suspension: boolean; hiding: boolean }> {
  const { rows } = await sql<{ suspension: boolean; hiding: boolean }>`
    select coalesce(bool_or(facts = suspension_reason), false) as suspension,
      coalesce(bool_or(facts = hidden_reason), false) as hiding
    from moderation_decision join authenticated_user on authenticated_user.id = about_user_id
    left join mentor_profile on mentor_profile.auth_user_id = about_user_id where about_user_id = ${user_id}`.execute(
    trx,
  );
  return rows[0] ?? { suspension: false, hiding: false };
}

/**
 * Shows a profile and lifts a suspension that no measure holds any more. What the staff hid or suspended without a decision
 * stays.
 * @param kinds of the measures that ended just now.
 * @param by null for the clock.
 */
async function release(
  context: Deps,
  { user_id, kinds, by }: { user_id: string; kinds: readonly string[]; by: string | null },
): Promise<void> {
  const { db: trx, clock } = context;
  const now = clock.now();
  const suspends = (kind: string) => SUSPENDING.some((one) => one === kind);
  const left = await activeMeasures(trx, user_id, now);
  const isDecided = await readDecided(trx, user_id);
  if (kinds.some(suspends) && isDecided.suspension && !left.some(({ kind }) => suspends(kind))) {
    await setSuspended(context, { user_id, reason: null, by });
  }
  if (kinds.includes('hide_profile') && isDecided.hiding) {
    await showProfile(trx, user_id);
    for (const { ends_at, facts } of left.filter(({ kind }) => kind === 'hide_profile')) {
      await hideProfile(trx, user_id, ends_at, facts);
    }
  }
}

/** Ends the measures of a decision that is undone, under the locks of the people whom it is about. */
export async function endMeasuresOf(context: Deps, decision_id: string, by: string | null): Promise<void> {
  const ended = await context.db
    .updateTable('moderation_measure')
    .set({ ended_at: toInstant(context.clock.now()) })
    .where('decision_id', '=', decision_id)
    .where('ended_at', 'is', null)
    .returning(['user_id', 'kind'])
    .execute();
  const [first] = ended;
  if (first !== undefined) {
    await release(context, { user_id: first.user_id, kinds: ended.map(({ kind }) => kind), by });
  }
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
      await release({ ...context, db: trx }, { user_id, kinds: [ended.kind], by: null });
    }
  });
}
