import type { CaseAction } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { appealDecidedJob } from '../../jobs/known-jobs.ts';
import { notify } from '../notifications/notify.ts';
import { keepAppealFiles } from './appeal-files.ts';
import type { CaseRow } from './move-case.ts';
import type { Acting } from './acting.ts';
import { endDecision } from './undo-decision.ts';
import { aboutDecision } from './store-decision.ts';

interface Superseding {
  context: Acting['context'];
  row: CaseRow;
  /** The person who decides the case. */
  by: string;
}

/**
 * Ends the platform's provisional actions in a case. A ladder's action for a time, or until the mentor has read the
 * checklist, lasts.
 */
export async function endWhatPlatformDid({ context, row }: Superseding): Promise<void> {
  const decisions = await context.db
    .selectFrom('moderation_decision as decision')
    .innerJoin('moderation_measure as measure', 'measure.decision_id', 'decision.id')
    .select(['decision.id', 'actions', 'decision.created_at'])
    .where('case_id', '=', row.id)
    .where('automated', '=', true)
    .where('ends_at', 'is', null)
    .where('until_read', '=', false)
    .execute();
  for (const decision of decisions) {
    await endDecision({ context, row, by: null }, decision);
  }
}

const CHANGES_NOTHING: readonly CaseAction['type'][] = ['no_action', 'note', 'restore'];

/** Answers the open appeal against the platform's action after reports, by the decision of the case. */
export async function answerSuperseded(
  { context, row, by }: Superseding,
  { actions, facts }: { actions: readonly CaseAction[]; facts: string | null },
): Promise<void> {
  const { db: trx, clock } = context;
  const now = clock.now();
  const state = actions.every(({ type }) => CHANGES_NOTHING.includes(type)) ? 'overturned' : 'upheld';
  const answered = await trx
    .updateTable('moderation_appeal')
    .set({ state, decided_by: by, answer: facts, decided_at: toInstant(now) })
    .where('state', '=', 'open')
    .where('decision_id', 'in', (decisions) =>
      decisions
        .selectFrom('moderation_decision')
        .select('id')
        .where('case_id', '=', row.id)
        .where('automated', '=', true)
        .where('rule', 'is', null),
    )
    .returning(['id', 'decision_id'])
    .execute();
  for (const { id } of answered) {
    await keepAppealFiles(trx, id, now);
  }
  await notify(
    trx,
    answered.map(({ id, decision_id }) => ({
      user_id: row.owner_user_id,
      kind: 'appeal_decided',
      key: `appeal_decided:${id}`,
      ...aboutDecision(decision_id),
    })),
  );
  await enqueue(
    trx,
    answered.map(({ id }) => appealDecidedJob({ appeal_id: id })),
  );
}
