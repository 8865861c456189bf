import type { Case, StatementPreview, UndoDecision } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import type { StaffActor } from '../../http/actor.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseCaseAboutStaff } from '../staff/protect-staff.ts';
import { CAN_UNDO, undoDecision, type DecisionToUndo } from './undo-decision.ts';
import { composeUndo } from './compose-statement.ts';
import { findCase, moveCase, recordCaseEvent, writeOnCase, type CaseRow } from './move-case.ts';
import { previewFor, isErased, languageOf } from './store-decision.ts';
import { readCase } from './read-case.ts';

/** @throws AppError NOT_FOUND for a decision of another case, CANT_UNDO. */
async function findDecision(trx: Database, case_id: string, id: string): Promise<DecisionToUndo> {
  const { rows } = await sql<DecisionToUndo & { can_undo: boolean }>`
    select id, actions, created_at, ${CAN_UNDO} as can_undo from moderation_decision decision
    where id = ${id} and case_id = ${case_id}`.execute(trx);
  const [decision] = rows;
  if (decision === undefined) {
    throw new AppError('NOT_FOUND');
  }
  if (!decision.can_undo) {
    throw new AppError('CANT_UNDO');
  }
  return decision;
}

/** Writes the person's text in a language (BCP 47). */
const wordsOf =
  (row: CaseRow, { created_at }: DecisionToUndo, facts: string) =>
  (language: string) =>
    composeUndo({ ...row, facts, decided_at: Date.parse(created_at) }, language);

/**
 * Previews the person's text about a decision that is taken back.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, CANT_UNDO.
 */
export async function previewUndo(
  { db }: Pick<Context, 'db'>,
  actor: StaffActor,
  { id, decision_id, reason }: UndoDecision & { id: string },
): Promise<StatementPreview> {
  const { row } = await findCase(db, id, actor.user_id);
  const decision = await findDecision(db, id, decision_id);
  return previewFor(db, { about: row.owner_user_id, by: actor.user_id }, wordsOf(row, decision, reason));
}

/**
 * Takes back a decision without an appeal, by a new one: its lasting effects end, its strike is lifted, and the person gets the reasons.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, STAFF_PROTECTED, STALE, CASE_CLAIMED, CANT_UNDO.
 */
export async function undoByStaff(
  context: Pick<Context, 'db' | 'clock' | 'logger' | 'config'>,
  actor: StaffActor,
  { id, version, decision_id, reason }: UndoDecision & { id: string },
): Promise<Case> {
  const by = actor.user_id;
  await writeOnCase(context, { id, actor_id: by }, async (trx, row) => {
    const about_user_id = row.owner_user_id;
    await refuseCaseAboutStaff(trx, actor, about_user_id);
    await moveCase(trx, row, { version, move: null, actor_id: by, now: context.clock.now() });
    const decision = await findDecision(trx, id, decision_id);
    const language = await languageOf(trx, about_user_id);
    const statement = (await isErased(trx, about_user_id)) ? [] : wordsOf(row, decision, reason)(language);
    const acting = { context: { ...context, db: trx }, row, by };
    const new_id = await undoDecision(acting, decision, { facts: reason, statement });
    await recordCaseEvent(trx, row, { kind: 'undone', by, decision_id: new_id });
    await recordStaffAct(trx, { kind: 'decision_undone', actor_id: by, about_user_id, subject: { type: 'case', id } });
  });
  return readCase(context, actor, id);
}
