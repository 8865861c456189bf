import type { SuspendPerson } from '@abroad/contract';
import type { Context } from '../../context.ts';
import type { CaseRow } from './move-case.ts';

/** The inputs of an action; `context.db` is the transaction of the decision. */
export interface Acting {
  context: Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;
  row: Pick<CaseRow, 'target_type' | 'target_id' | 'owner_user_id'>;
  decision_id: string;
  /** Null where the platform acts by itself. */
  by: string | null;
  /** The person reads it on their account and profile. */
  facts: string;
  /** When the account closes, where its mentor has notice; epoch milliseconds. */
  closes?: number | null;
  /** The sessions ahead that a suspension ends, where they were chosen one by one. */
  cancel?: SuspendPerson['cancel'];
  /** The proofs that are revoked, where not all are. */
  proof_ids?: readonly string[];
  /** Epoch milliseconds. */
  now: number;
}
