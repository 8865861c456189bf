import {
  ACTION_PROBLEMS,
  problemOf,
  STRIKE_MONTHS,
  strikeKindOf,
  strikes,
  type Case,
  type DecideCase,
  type PreviewDecision,
  type ReportTargetType,
  type StatementPreview,
  spokenLanguage,
} from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { StaffActor } from '../../http/actor.ts';
import { recordStaffAct, refuseCaseAboutStaff } from '../staff/index.ts';
import { recordCaseEvent } from './case-events.ts';
import { composeStatement, monthsAfter } from './compose-statement.ts';
import { reopenIfAppealed } from './file-appeal.ts';
import { findCase, moveCase, writeOnCase } from './move-case.ts';
import { readCase } from './read-case.ts';
import { languageOf, storeDecision, type DecisionMade } from './store-decision.ts';
import { takeActions } from './take-actions.ts';
import { answerSuperseded, endWhatPlatformDid } from './supersede.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

/** @throws AppError VALIDATION_FAILED */
function refuseProblem(target_type: ReportTargetType, decision: PreviewDecision): void {
  const problem = problemOf(target_type, decision);
  if (problem !== null) {
    throw new AppError('VALIDATION_FAILED', { errors: [ACTION_PROBLEMS[problem]] });
  }
}

const isErased = async (db: Database, user_id: string): Promise<boolean> => {
  const { status } = await db
    .selectFrom('authenticated_user')
    .select('status')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return status === 'deleted';
};

/**
 * Composes the statement of reasons of a decision, in the language of the person and in that of the moderator.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, VALIDATION_FAILED.
 */
export async function previewDecision(
  { db, clock }: Deps,
  actor: StaffActor,
  { id, ...decision }: PreviewDecision & { id: string },
): Promise<StatementPreview> {
  const { row } = await findCase(db, id, actor.user_id);
  refuseProblem(row.target_type, decision);
  const { actions, rule, facts = null } = decision;
  const reasons = { ...row, actions, rule, facts, automated: false, now: clock.now() };
  const isNotified = !(await isErased(db, row.owner_user_id));
  const statementIn = (language: string) => {
    const paragraphs = composeStatement(reasons, language);
    return isNotified && paragraphs.length > 0 ? { language: spokenLanguage(language), paragraphs } : null;
  };
  return {
    for_person: statementIn(await languageOf(db, row.owner_user_id)),
    for_moderator: statementIn(await languageOf(db, actor.user_id)),
  };
}

/** A strike for a decision that found a breach. */
async function addStrike(trx: Database, decision_id: string, { row, rule, actions, now }: DecisionMade): Promise<void> {
  if (rule === null || !strikes(actions)) {
    return;
  }
  await trx
    .insertInto('strike')
    .values({
      id: newId(),
      user_id: row.owner_user_id,
      decision_id,
      kind: strikeKindOf(rule),
      booking_id: null,
      created_at: toInstant(now),
      fades_at: toInstant(monthsAfter(now, STRIKE_MONTHS)),
      lifted_at: null,
    })
    .execute();
}

/**
 * Decides a case: its state, the actions, a strike, the statement of reasons and its emails in one transaction.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, STAFF_PROTECTED, VALIDATION_FAILED, STALE, CASE_CLAIMED, and as the actions.
 */
export async function decideCase(
  context: Deps,
  actor: StaffActor,
  { id, version, ...decision }: DecideCase & { id: string },
): Promise<Case> {
  const by = actor.user_id;
  await writeOnCase(context, { id, actor_id: by }, async (trx, row) => {
    refuseProblem(row.target_type, decision);
    await refuseCaseAboutStaff(trx, actor, row.owner_user_id);
    const now = context.clock.now();
    await moveCase(trx, row, { version, move: 'decide', actor_id: by, now });
    const acting = { context: { ...context, db: trx }, row, by };
    await endWhatPlatformDid(acting);
    const { actions, rule, facts = null } = decision;
    const language = await languageOf(trx, row.owner_user_id);
    const isNotified = !(await isErased(trx, row.owner_user_id));
    const statement = isNotified
      ? composeStatement({ ...row, actions, rule, facts, automated: false, now }, language)
      : [];
    const made = { row, by, actions, rule, facts, statement, language, now };
    const decision_id = await storeDecision(trx, made);
    await takeActions({ ...acting, decision_id, facts: facts ?? '', now }, actions);
    await addStrike(trx, decision_id, made);
    const states = { from_state: row.state, to_state: 'decided' } as const;
    await recordCaseEvent(trx, { case_id: id, kind: 'decided', ...states, actor_user_id: by, decision_id });
    await answerSuperseded(acting, { actions, facts });
    await reopenIfAppealed(trx, id, now);
    const subject = { type: 'case', id } as const;
    await recordStaffAct(trx, { kind: 'case_decided', actor_id: by, about_user_id: row.owner_user_id, subject });
  });
  return readCase(context, actor, id);
}
