import { REPORT_REASONS } from '@abroad/contract';
import { recordStaffAct } from '../staff/record-act.ts';
import { makeDecision, type Decided } from './make-decision.ts';
import { closeCase, recordCaseEvent } from './move-case.ts';
import { openCase, type CaseOpening } from './open-case.ts';
import type { Acting } from './acting.ts';

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
