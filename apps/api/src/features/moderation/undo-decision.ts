import { MASKED_FIELDS } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import type { StoredAction } from '../../db/tables.ts';
import { putUpService } from '../event-types/index.ts';
import { restoreReview } from '../reviews/index.ts';
import { unmaskWords } from './mask-words.ts';
import { endMeasuresOf } from './measures.ts';
import type { CaseRow } from './move-case.ts';
import type { Acting } from './take-actions.ts';

export interface DecisionToUndo {
  id: string;
  actions: readonly StoredAction[];
  created_at: string;
}

/**
 * Ends what a decision did, as far as it lasts: what was removed, hidden or suspended is back, unless another decision
 * holds it, and its strike is lifted. Refunds stay. Call it under the locks of the people whom it is about.
 */
export async function undoDecision(
  { context, row, by }: Pick<Acting, 'context' | 'by'> & { row: CaseRow },
  { id, actions, created_at }: DecisionToUndo,
): Promise<void> {
  const { db: trx } = context;
  const { target_type, target_id } = row;
  await endMeasuresOf(context, id, by);
  for (const { type, fields = [] } of actions) {
    if (type === 'remove') {
      await (target_type === 'review'
        ? restoreReview(trx, { review_id: target_id, staff_id: by })
        : putUpService(trx, target_id));
    }
    if (type === 'mask') {
      const masked = MASKED_FIELDS.filter((field) => fields.includes(field));
      await unmaskWords(trx, { ...row, case_id: row.id, decided_at: created_at }, masked);
    }
  }
  await trx
    .updateTable('strike')
    .set({ lifted_at: toInstant(context.clock.now()) })
    .where('decision_id', '=', id)
    .where('lifted_at', 'is', null)
    .execute();
}
