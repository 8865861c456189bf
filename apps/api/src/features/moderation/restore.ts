import { MASKED_FIELDS } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { putUpService } from '../event-types/take-down.ts';
import { showProfile } from '../mentors/hide-profile.ts';
import { restoreMessage } from '../messages/guard.ts';
import { restoreReview } from '../reviews/hide-review.ts';
import { setSuspended } from '../suspensions/suspension.ts';
import { unmaskWords } from './mask-words.ts';
import { endHidingMeasures } from './measures.ts';
import type { Acting } from './acting.ts';

/** Puts back the texts that decisions removed; where several did, those that were written last. */
async function unmask({ context, row, now }: Acting): Promise<void> {
  const { db: trx } = context;
  const ended = await trx
    .updateTable('moderation_measure')
    .set({ ended_at: toInstant(now) })
    .where('target_id', '=', row.target_id)
    .where('kind', '=', 'mask')
    .where('ended_at', 'is', null)
    .returning('decision_id')
    .execute();
  if (ended.length === 0) {
    return;
  }
  const decisions = await trx
    .selectFrom('moderation_decision')
    .select(['case_id', 'actions', 'created_at'])
    .where(
      'id',
      'in',
      ended.map(({ decision_id }) => decision_id),
    )
    .orderBy('created_at', 'desc')
    .execute();
  for (const { case_id, actions, created_at: decided_at } of decisions) {
    const masked = actions.flatMap(({ type, fields = [] }) => (type === 'mask' ? fields : []));
    const fields = MASKED_FIELDS.filter((field) => masked.includes(field));
    await unmaskWords(trx, { ...row, case_id, decided_at }, fields);
  }
}

/** Shows a target again that a decision removed. */
export async function putBack(
  trx: Database,
  { target_type: type, target_id: id }: Acting['row'],
  { by: staff_id, decision_id, now }: Pick<Acting, 'by' | 'now'> & Partial<Pick<Acting, 'decision_id'>>,
): Promise<void> {
  if (type === 'review') {
    await restoreReview(trx, { review_id: id, staff_id, ...(decision_id !== undefined && { decision_id }) });
  }
  if (type === 'message') await restoreMessage(trx, id, now);
  if (type === 'service') await putUpService(trx, id);
}

/** Restores targets that decisions removed, hid or masked, and lifts the suspension of an account. */
export async function restore(acting: Acting): Promise<void> {
  const { context, row, by, decision_id, now } = acting;
  const { target_type, owner_user_id: user_id } = row;
  const { db: trx } = context;
  if (target_type === 'account') {
    await setSuspended(context, { user_id, reason: null, by });
    return;
  }
  await putBack(trx, row, { by, decision_id, now });
  if (target_type === 'mentor_profile') await showProfile(trx, user_id);
  await endHidingMeasures(trx, row, now);
  await unmask(acting);
}
