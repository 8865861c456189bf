import {
  REPORT_REASONS,
  strikeKindOf,
  strikes,
  type CaseAction,
  type CaseRule,
  type SuspendPerson,
} from '@abroad/contract';
import { recordStaffAct } from '../staff/record-act.ts';
import { closingTime } from './closing.ts';
import { composeStatement } from './compose-statement.ts';
import { closeCase, recordCaseEvent, type CaseRow } from './move-case.ts';
import { isErased, languageOf, storeDecision } from './store-decision.ts';
import type { Acting } from './acting.ts';
import { insertStrike } from './strikes.ts';
import { takeActions } from './take-actions.ts';
import { openCase, type CaseOpening } from './open-case.ts';

export interface Decided {
  actions: readonly CaseAction[];
  rule: CaseRule | null;
  facts: string | null;
  /** The sessions ahead that a suspension ends, where they were chosen one by one. */
  cancel?: SuspendPerson['cancel'];
  /** The proofs that are revoked, where not all are. */
  proof_ids?: readonly string[];
}

/**
 * Makes a staff decision, in a case or elsewhere: the decision with its statement of reasons and emails, the actions, and
 * a strike. `context.db` is a transaction that has locked the people whom the case is about.
 * @returns the decision's id.
 * @throws AppError as the actions.
 */
export async function makeDecision(
  acting: Pick<Acting, 'context' | 'by'> & { row: CaseRow },
  { actions, rule, facts, ...chosen }: Decided,
): Promise<string> {
  const { context, row, by } = acting;
  const { db: trx, clock } = context;
  const now = clock.now();
  const { owner_user_id: user_id } = row;
  const language = await languageOf(trx, user_id);
  const closes = await closingTime(trx, user_id, actions, now);
  const reasons = { ...row, actions, rule, facts, cancel: chosen.cancel, closes, automated: false, now };
  const statement = (await isErased(trx, user_id)) ? [] : composeStatement(reasons, language);
  const decision_id = await storeDecision(trx, { row, by, actions, rule, facts, statement, language, now });
  await takeActions({ ...acting, decision_id, facts: facts ?? '', closes, now, ...chosen }, actions);
  if (rule !== null && strikes(actions)) {
    await insertStrike(trx, strikeKindOf(rule), { user_id, decision_id, now });
  }
  return decision_id;
}

/**
 * Records a staff decision from outside a case: it opens a case and closes it. In a case that is open already the
 * decision is recorded, and the case stays open. `context.db` is a transaction that has locked the person.
 * @throws AppError as the actions.
 */
export async function decideAtOnce(
  { context, by }: Pick<Acting, 'context' | 'by'>,
  target: CaseOpening['target'],
  decided: Decided,
): Promise<void> {
  const { db: trx, clock } = context;
  const now = clock.now();
  const reason = REPORT_REASONS.find((one) => one === decided.rule) ?? 'other';
  const { id, is_new, row } = await openCase(trx, { target, reason, source: 'staff', now });
  const decision_id = await makeDecision({ context, row: { ...row, source: 'staff', reason }, by }, decided);
  const to_state = is_new ? 'decided' : row.state;
  await recordCaseEvent(trx, row, { kind: 'decided', to_state, by, decision_id });
  if (is_new) {
    await closeCase(trx, id, now);
  }
  const subject = { type: 'case', id } as const;
  await recordStaffAct(trx, { kind: 'case_decided', actor_id: by, about_user_id: target.owner_user_id, subject });
}
