import type { CaseEvent, CaseState } from '@abroad/contract';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';

export interface CaseHappening {
  case_id: string;
  kind: CaseEvent;
  from_state: CaseState | null;
  to_state: CaseState;
  /** Null for the platform, and for a user outside the staff. */
  actor_user_id: string | null;
  decision_id?: string;
  /** A note of the staff. */
  text?: string;
}

/** Adds a row to the append-only history of a case, in the transaction that changes it. */
export async function recordCaseEvent(trx: Database, { decision_id, text, ...event }: CaseHappening): Promise<void> {
  await trx
    .insertInto('moderation_case_event')
    .values({ id: newId(), decision_id: decision_id ?? null, text: text ?? null, ...event })
    .execute();
}
