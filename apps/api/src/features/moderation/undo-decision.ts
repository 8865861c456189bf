import { MASKED_FIELDS } from '@abroad/contract';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { StoredAction } from '../../db/tables.ts';
import { restoreProofs } from '../proofs/restore.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { thawFreed } from './guard-thread.ts';
import { unmaskWords } from './mask-words.ts';
import { endMeasuresOf } from './measures.ts';
import type { CaseRow } from './move-case.ts';
import { languageOf, storeDecision } from './store-decision.ts';
import type { Acting } from './acting.ts';
import { putBack } from './restore.ts';

/** Whether `decision` has an effect that can be taken back, once, and no open appeal against it. An SQL condition. */
export const CAN_UNDO = sql<boolean>`(decision.overturns_decision_id is null
  and not exists (select 1 from moderation_decision later where later.overturns_decision_id = decision.id)
  and not exists (select 1 from moderation_appeal where decision_id = decision.id and state = 'open')
  and exists (select 1 from jsonb_array_elements(decision.actions) action
    where action->>'type' not in ('no_action', 'note', 'restore', 'refund_booking')))`;

export interface DecisionToUndo {
  id: string;
  actions: readonly StoredAction[];
  created_at: string;
}

/** The kinds of measures that still hold a target. */
async function heldBy(trx: Database, target_id: string): Promise<string[]> {
  const held = await trx
    .selectFrom('moderation_measure')
    .select('kind')
    .where('target_id', '=', target_id)
    .where('ended_at', 'is', null)
    .execute();
  return held.map(({ kind }) => kind);
}

/**
 * Ends a decision's lasting effects: removed, hidden, revoked or suspended things are back, unless another decision
 * holds it. Refunds and strikes stay. Call it under the locks of the people whom it is about.
 */
export async function endDecision(
  { context, row, by }: Pick<Acting, 'context' | 'by'> & { row: CaseRow },
  { id, actions, created_at }: DecisionToUndo,
): Promise<void> {
  const { db: trx } = context;
  const ended = await endMeasuresOf(context, id, by);
  await thawFreed(context, row);
  const held = await heldBy(trx, row.target_id);
  const has = (type: string) => ended.some(({ kind }) => kind === type) && !held.includes(type);
  for (const { type, fields = [] } of actions.filter((one) => has(one.type))) {
    if (type === 'remove') {
      await putBack(trx, row, { by, now: context.clock.now() });
    }
    if (type === 'mask') {
      const masked = MASKED_FIELDS.filter((field) => fields.includes(field));
      await unmaskWords(trx, { ...row, case_id: row.id, decided_at: created_at }, masked);
    }
    if (type === 'revoke_proof') {
      const ids: string[] = [];
      for (const measure of ended.filter(({ kind }) => kind === type)) {
        if (!(await heldBy(trx, measure.target_id)).includes(type)) ids.push(measure.target_id);
      }
      if (ids.length > 0) await restoreProofs(trx, context, { ids, actor_id: by });
    }
  }
}

/**
 * Takes back a decision that was wrong, by a new one: its strikes are lifted too.
 * @param undo.facts the reasons.
 * @param undo.statement the person's text; empty where the answer to their appeal has it.
 * @returns the new decision's id.
 */
export async function undoDecision(
  acting: Pick<Acting, 'context' | 'by'> & { row: CaseRow },
  decision: DecisionToUndo,
  { facts, statement = [] }: { facts: string; statement?: readonly string[] },
): Promise<string> {
  const { context, row, by } = acting;
  const { db: trx, clock } = context;
  await endDecision(acting, decision);
  await trx
    .updateTable('strike')
    .set({ lifted_at: toInstant(clock.now()) })
    .where('decision_id', '=', decision.id)
    .where('lifted_at', 'is', null)
    .execute();
  await refreshSearchRow(trx, row.owner_user_id, clock);
  return storeDecision(trx, {
    row,
    by,
    actions: [{ type: 'restore' }],
    rule: null,
    facts,
    statement,
    language: await languageOf(trx, row.owner_user_id),
    overturns_decision_id: decision.id,
    now: clock.now(),
  });
}
