import type { CaseAction } from '@abroad/contract';
import { answerAppeals } from './file-appeal.ts';
import type { CaseRow } from './move-case.ts';
import type { Acting } from './acting.ts';
import { endDecision } from './undo-decision.ts';

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
  const state = actions.every(({ type }) => CHANGES_NOTHING.includes(type)) ? 'overturned' : 'upheld';
  const open = await trx
    .selectFrom('moderation_appeal as appeal')
    .innerJoin('moderation_decision as decision', 'decision.id', 'appeal.decision_id')
    .select('appeal.id')
    .where('appeal.state', '=', 'open')
    .where('decision.case_id', '=', row.id)
    .where('decision.automated', '=', true)
    .where('decision.rule', 'is', null)
    .execute();
  const ids = open.map(({ id }) => id);
  await answerAppeals(trx, ids, { state, by, answer: facts, now: clock.now() });
}
