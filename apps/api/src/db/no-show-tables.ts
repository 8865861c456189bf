import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

type NoShowSide = 'mentor' | 'prospect';
type NoShowState = 'reported' | 'contested' | 'accepted' | 'uncontested' | 'decided';
type NoShowOutcome = 'mentor_absent' | 'prospect_absent' | 'both_came' | 'technical';
type NoShowWord = 'report' | 'agree' | 'contest';

export interface NoShowCaseTable {
  booking_id: string;
  state: Generated<NoShowState>;
  reported_by: NoShowSide;
  reported_at: Timestamp;
  answer_until: Timestamp;
  due_at: Timestamp | null;
  outcome: NoShowOutcome | null;
  facts: string | null;
  decided_by_user_id: string | null;
  ended_at: Timestamp | null;
  version: Generated<number>;
}

export interface NoShowStatementTable {
  id: string;
  booking_id: string;
  side: NoShowSide;
  word: NoShowWord;
  text: string | null;
  created_at: Timestamp;
}

export interface SessionJoinTable {
  booking_id: string;
  side: NoShowSide;
  first_at: Timestamp;
  last_at: Timestamp;
  times: Generated<number>;
}

export interface NoShowTables {
  no_show_case: NoShowCaseTable;
  no_show_statement: NoShowStatementTable;
  session_join: SessionJoinTable;
}
