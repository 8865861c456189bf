import { STRIKE_MONTHS, strikeKindOf, strikes, type CaseAction, type CaseActionType } from '@abroad/contract';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connection.ts';
import { monthsAfter } from '../features/moderation/compose-statement.ts';
import { closeCase } from '../features/moderation/move-case.ts';
import { openCase } from '../features/moderation/open-case.ts';
import { aboutDecision } from '../features/moderation/store-decision.ts';
import { insertRows } from './insert-rows.ts';

interface Decided {
  /** The person whom it is about. */
  user_id: string;
  profile_id: string;
  /** Epoch ms. */
  now: number;
  actions: readonly CaseActionType[];
  /** The case that it decides; left out, one of its own. */
  case_id?: string;
  overturns?: string;
  statement?: string | null;
  facts?: string;
  /** Left out: the person themselves. */
  decided_by?: string;
}

const RULE = 'spam';

/** A case about a mentor's profile that was reported, and is decided. */
const openDecided = (db: Database, { user_id, profile_id, now }: Decided): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const target = { type: 'mentor_profile', id: profile_id, owner_user_id: user_id } as const;
    const { id } = await openCase(trx, { target, reason: RULE, source: 'report', now });
    await closeCase(trx, id, now);
    return id;
  });

/**
 * Inserts a decision about a mentor, as the staff would have made it: the rows of its case, the strike, and the notification in
 * the product. The effects of its actions, the audit and jobs are left out.
 */
export async function insertDecision(db: Database, decided: Decided): Promise<{ id: string; case_id: string }> {
  const { user_id, now, actions, overturns = null, statement = 'Your profile advertises a shop.', facts } = decided;
  const id = newId();
  const case_id = decided.case_id ?? (await openDecided(db, decided));
  const decided_by = decided.decided_by ?? user_id;
  const at = toInstant(now);
  const taken = actions.map((type) => ({ type })) as CaseAction[];
  const strike = {
    id: newId(),
    user_id,
    decision_id: id,
    kind: strikeKindOf(RULE),
    booking_id: null,
    created_at: at,
    fades_at: toInstant(monthsAfter(now, STRIKE_MONTHS)),
    lifted_at: null,
  };
  const { group_key, data } = aboutDecision(id);
  const told = {
    id: newId(),
    auth_user_id: user_id,
    kind: 'decision_made',
    group_key,
    key: `decision_made:${id}`,
    data: JSON.stringify(data),
  };
  await insertRows(db, {
    moderation_decision: [
      {
        id,
        case_id,
        about_user_id: user_id,
        decided_by,
        overturns_decision_id: overturns,
        rule: RULE,
        actions: JSON.stringify(taken),
        facts: facts ?? null,
        statement,
        language: 'en',
        created_at: at,
      },
    ],
    moderation_case_event:
      decided.case_id === undefined
        ? [
            {
              id: newId(),
              case_id,
              kind: 'decided',
              from_state: 'open',
              to_state: 'decided',
              actor_user_id: decided_by,
              decision_id: id,
            },
          ]
        : [],
    strike: strikes(taken) ? [strike] : [],
    notification: statement === null ? [] : [told],
  });
  return { id, case_id };
}
