import {
  ACTION_PROBLEMS,
  problemOf,
  type Case,
  type DecideCase,
  type PreviewDecision,
  type CaseTargetType,
  type StatementPreview,
} from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { StaffActor } from '../../http/actor.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseCaseAboutStaff } from '../staff/protect-staff.ts';
import { closingTime } from './closing.ts';
import { composeStatement } from './compose-statement.ts';
import { reopenIfAppealed } from './file-appeal.ts';
import { settleMessages } from './guard-thread.ts';
import { findCase, moveCase, recordCaseEvent, writeOnCase } from './move-case.ts';
import { readCase } from './read-case.ts';
import { makeDecision } from './make-decision.ts';
import { previewFor } from './store-decision.ts';
import { aboutPerson, clearSignals } from './signals-of-case.ts';
import { answerSuperseded, endWhatPlatformDid } from './supersede.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

/** @throws AppError VALIDATION_FAILED */
function refuseProblem(target_type: CaseTargetType, decision: PreviewDecision): void {
  const problem = problemOf(target_type, decision);
  if (problem !== null) {
    throw new AppError('VALIDATION_FAILED', { errors: [ACTION_PROBLEMS[problem]] });
  }
}

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
  const now = clock.now();
  const closes = await closingTime(db, row.owner_user_id, actions, now);
  const reasons = { ...row, actions, rule, facts, closes, automated: false, now };
  return previewFor(db, { about: row.owner_user_id, by: actor.user_id }, (language) =>
    composeStatement(reasons, language),
  );
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
    const decision_id = await makeDecision(acting, { actions, rule, facts });
    if (actions.every(({ type }) => type === 'no_action' || type === 'note') && aboutPerson(row)) {
      await clearSignals(trx, row, now);
    }
    await settleMessages(acting.context, row, now);
    await recordCaseEvent(trx, row, { kind: 'decided', to_state: 'decided', by, decision_id });
    await answerSuperseded(acting, { actions, facts });
    await reopenIfAppealed(trx, id, now);
    const subject = { type: 'case', id } as const;
    await recordStaffAct(trx, { kind: 'case_decided', actor_id: by, about_user_id: row.owner_user_id, subject });
  });
  return readCase(context, actor, id);
}
