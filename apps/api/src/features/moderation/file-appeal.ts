import { LIMITS, stateAfter } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { appealDecidedJob } from '../../jobs/known-jobs.ts';
import { notify } from '../notifications/notify.ts';
import { attachSealedFiles, keepDecidedFiles, type FileSubject } from '../sealed-files/files.ts';
import { readSealedFile } from '../sealed-files/read.ts';
import { aboutDecision } from './store-decision.ts';
import { findCase, recordCaseEvent } from './move-case.ts';

/** Returns the subject of an appeal's documents. */
export const filesOf = (appeal_id: string): FileSubject => ({ type: 'appeal', id: appeal_id });

/**
 * A document of an appeal in a case, for a moderator; the look is recorded first.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, STORAGE_UNAVAILABLE.
 */
export async function getCaseFile(
  context: Pick<Context, 'db' | 'clock' | 'storage' | 'sealer'>,
  { id, file_id, actor_id }: { id: string; file_id: string; actor_id: string },
) {
  await findCase(context.db, id, actor_id);
  const appeal = await context.db
    .selectFrom('sealed_file')
    .innerJoin('moderation_appeal as appeal', 'appeal.id', 'subject_id')
    .innerJoin('moderation_decision as decision', 'decision.id', 'appeal.decision_id')
    .select('appeal.id')
    .where('sealed_file.id', '=', file_id)
    .where('decision.case_id', '=', id)
    .executeTakeFirst();
  if (appeal === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return readSealedFile(context, { id: file_id, subject: filesOf(appeal.id), actor_id });
}

interface Appealing {
  decision_id: string;
  user_id: string;
  text: string;
  file_ids?: readonly string[] | undefined;
}

const DAY_MS = 24 * 60 * 60_000;
const ANSWERED_WITHIN_DAYS = 14;

/**
 * Says whether a decision can be appealed: not one that changed nothing, one that undid another, or one that the platform
 * made because of reports until someone had looked.
 */
export const APPEALABLE = sql<boolean>`(decision.overturns_decision_id is null and not (decision.automated
  and decision.rule is null and exists (select 1 from moderation_decision later where later.case_id = decision.case_id
    and not later.automated and later.overturns_decision_id is null)) and exists (
  select 1 from jsonb_array_elements(decision.actions) action where action->>'type' not in ('no_action', 'restore')))`;
/** The end of the time for an appeal. */
export const APPEAL_UNTIL = sql<string>`(decision.created_at + make_interval(months => ${LIMITS.appeal_months}))`;

/** Moves a closed case to its appeal. A case in which only the platform acted is still open, and stays open. */
async function reopenCase(
  trx: Database,
  { case_id, decision_id, now }: { case_id: string; decision_id: string; now: number },
): Promise<void> {
  const { state } = await trx
    .selectFrom('moderation_case')
    .select('state')
    .where('id', '=', case_id)
    .executeTakeFirstOrThrow();
  const next = stateAfter(state, 'appeal') ?? state;
  await trx
    .updateTable('moderation_case')
    .set({
      state: next,
      version: sql<number>`version + 1`,
      updated_at: toInstant(now),
      ...(next !== state && { closed_at: null, due_at: toInstant(now + ANSWERED_WITHIN_DAYS * DAY_MS) }),
    })
    .where('id', '=', case_id)
    .execute();
  await recordCaseEvent(trx, { id: case_id, state }, { kind: 'appealed', to_state: next, decision_id });
}

/** Moves a case that was closed just now to an appeal that waits for an answer, if there is one. */
export async function reopenIfAppealed(trx: Database, case_id: string, now: number): Promise<void> {
  const open = await trx
    .selectFrom('moderation_appeal as appeal')
    .innerJoin('moderation_decision as decision', 'decision.id', 'appeal.decision_id')
    .innerJoin('moderation_case', 'moderation_case.id', 'decision.case_id')
    .select('decision.id')
    .where('decision.case_id', '=', case_id)
    .where('moderation_case.closed_at', 'is not', null)
    .where('appeal.state', '=', 'open')
    .orderBy('appeal.created_at')
    .orderBy('appeal.id')
    .executeTakeFirst();
  if (open !== undefined) {
    await reopenCase(trx, { case_id, decision_id: open.id, now });
  }
}

/** Answers open appeals, with the emails, and lets their documents be deleted on time. */
export async function answerAppeals(
  trx: Database,
  ids: readonly string[],
  { state, by, answer, now }: { state: 'upheld' | 'overturned'; by: string; answer: string | null; now: number },
): Promise<void> {
  for (const id of ids) {
    const { appellant_user_id: user_id, decision_id } = await trx
      .updateTable('moderation_appeal')
      .set({ state, decided_by: by, answer, decided_at: toInstant(now) })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning(['appellant_user_id', 'decision_id'])
      .executeTakeFirstOrThrow();
    await keepDecidedFiles(trx, filesOf(id), now);
    const told = { user_id, kind: 'appeal_decided', key: `appeal_decided:${id}` } as const;
    await notify(trx, [{ ...told, ...aboutDecision(decision_id) }]);
    await enqueue(trx, [appealDecidedJob({ appeal_id: id })]);
  }
}

/** @throws AppError APPEAL_CLOSED for a second one against this decision, VALIDATION_FAILED for its documents. */
async function insertAppeal(
  trx: Database,
  { decision_id, user_id, text, file_ids }: Appealing,
  now: number,
): Promise<void> {
  const id = newId();
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('moderation_appeal')
    .values({
      id,
      decision_id,
      appellant_user_id: user_id,
      text,
      created_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.constraint('moderation_appeal_once').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) {
    throw new AppError('APPEAL_CLOSED');
  }
  await attachSealedFiles(trx, { ids: file_ids ?? [], user_id, subject: filesOf(id), now });
}

/**
 * Files a person's appeal against a decision about them; suspended people can.
 * @throws AppError NOT_FOUND for a decision about someone else, APPEAL_CLOSED for a second appeal, after six months and for
 * a decision without an effect, VALIDATION_FAILED (`file_ids`) for documents that aren't the person's or are gone.
 */
export const fileAppeal = ({ db, clock }: Pick<Context, 'db' | 'clock'>, appealing: Appealing): Promise<void> =>
  writeAs(
    db,
    appealing.user_id,
    async (trx) => {
      const { decision_id, user_id } = appealing;
      const now = clock.now();
      const { rows } = await sql<{ case_id: string; is_open: boolean }>`
        select decision.case_id, ${APPEALABLE} and ${toInstant(now)}::timestamptz < ${APPEAL_UNTIL} as is_open
        from moderation_decision decision
        where decision.id = ${decision_id} and decision.about_user_id = ${user_id}`.execute(trx);
      const [decision] = rows;
      if (decision === undefined) {
        throw new AppError('NOT_FOUND');
      }
      if (!decision.is_open) {
        throw new AppError('APPEAL_CLOSED');
      }
      await insertAppeal(trx, appealing, now);
      await reopenCase(trx, { case_id: decision.case_id, decision_id, now });
    },
    { while_suspended: true },
  );
