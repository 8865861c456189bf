import { REPORT_REASONS } from '@abroad/contract';
import { recordStaffAct } from '../staff/record-act.ts';
import { recordCaseEvent } from './case-events.ts';
import { makeDecision, type Decided } from './make-decision.ts';
import { closeCase } from './move-case.ts';
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
  const { id, is_new } = await openCase(trx, { target, reason, source: 'staff', now });
  const found = await trx.selectFrom('moderation_case').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const row = { ...found, source: 'staff', reason } as const;
  const decision_id = await makeDecision({ context, row, by }, decided);
  await recordCaseEvent(trx, {
    case_id: id,
    kind: 'decided',
    from_state: row.state,
    to_state: is_new ? 'decided' : row.state,
    actor_user_id: by,
    decision_id,
  });
  if (is_new) {
    await closeCase(trx, id, now);
  }
  const subject = { type: 'case', id } as const;
  await recordStaffAct(trx, { kind: 'case_decided', actor_id: by, about_user_id: target.owner_user_id, subject });
}
