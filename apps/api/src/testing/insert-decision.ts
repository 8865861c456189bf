import type { CaseActionType } from '@abroad/contract';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connection.ts';

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
}

/** A case about a mentor's profile that is decided. */
async function insertCase(db: Database, { user_id, profile_id, now }: Decided): Promise<string> {
  const id = newId();
  const at = toInstant(now);
  await db
    .insertInto('moderation_case')
    .values({
      id,
      target_type: 'mentor_profile',
      target_id: profile_id,
      owner_user_id: user_id,
      state: 'decided',
      source: 'report',
      reason: 'spam',
      priority: 10,
      due_at: at,
      claimed_by: null,
      claimed_until: null,
      created_at: at,
      updated_at: at,
      closed_at: at,
    })
    .execute();
  return id;
}

/** A decision about a mentor, as the staff would have made it. */
export async function insertDecision(db: Database, decided: Decided): Promise<{ id: string; case_id: string }> {
  const { user_id, now, actions, overturns = null, statement = 'Your profile advertises a shop.' } = decided;
  const id = newId();
  const case_id = decided.case_id ?? (await insertCase(db, decided));
  await db
    .insertInto('moderation_decision')
    .values({
      id,
      case_id,
      about_user_id: user_id,
      decided_by: user_id,
      overturns_decision_id: overturns,
      rule: 'spam',
      actions: JSON.stringify(actions.map((type) => ({ type }))),
      facts: null,
      statement,
      language: 'en',
      created_at: toInstant(now),
    })
    .execute();
  return { id, case_id };
}
