import type { Generated, ColumnType } from 'kysely';
import type { Json, Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

type ReportTargetType = 'mentor_profile' | 'prospect_profile' | 'service' | 'review' | 'booking' | 'thread' | 'message';
type TargetType = ReportTargetType | 'account';
type CaseState = 'open' | 'in_review' | 'decided' | 'appealed' | 'upheld' | 'overturned';

export interface ModerationCaseTable {
  id: string;
  target_type: TargetType;
  target_id: string;
  owner_user_id: string;
  state: Generated<CaseState>;
  version: Generated<number>;
  source: 'report' | 'signal' | 'staff';
  reason: string;
  priority: number;
  due_at: Timestamp;
  claimed_by: string | null;
  claimed_until: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  closed_at: Timestamp | null;
}

/** A text of the target by the name of its field; a list where there are several. */
export type Words = Record<string, string | string[] | null>;

/** A message as it was when it was reported or noticed. */
export interface EvidenceMessage {
  id: string;
  author_id: string;
  text: string;
  /** The email that it came with; earlier copies have none. */
  whole_text?: string | null;
  /** The names of its files. */
  files: string[];
  is_held: boolean;
  is_removed: boolean;
  /** RFC 3339 */
  created_at: string;
}

export interface ModerationEvidenceTable {
  id: string;
  case_id: string;
  words: Json<Words>;
  /** The messages of a reported conversation or message, whose words are only here. */
  messages: Json<EvidenceMessage[]> | null;
  words_hash: Buffer;
  taken_at: Timestamp;
}

export interface ReportTable {
  id: string;
  code: string;
  case_id: string;
  target_type: ReportTargetType;
  target_id: string;
  reason: string;
  text: string | null;
  /** Null for signed-out reporters, and once the account is erased. */
  reporter_user_id: string | null;
  /** A keyed hash of the network address. */
  reporter_address: Buffer | null;
  reporter_email: string | null;
  reporter_name: string | null;
  language: Generated<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  outcome_told_at: Timestamp | null;
  /** The times of additions to it. */
  added_at: Generated<Date[]>;
}

/** One action of a decision, as `packages/contract/src/moderation.ts` describes it. */
export interface StoredAction {
  type: string;
  days?: number | null;
  fields?: string[];
  end_sessions?: boolean;
  at_once?: string | null;
}

export interface ModerationDecisionTable {
  id: string;
  case_id: string;
  about_user_id: string;
  /** Null where the platform decided by itself, and where the operator did on the command line. */
  decided_by: string | null;
  automated: Generated<boolean>;
  overturns_decision_id: string | null;
  rule: string | null;
  actions: Json<StoredAction[]>;
  facts: string | null;
  statement: string | null;
  language: string;
  created_at: Timestamp;
}

export interface ModerationAppealTable {
  id: string;
  decision_id: string;
  appellant_user_id: string;
  text: string | null;
  state: Generated<'open' | 'upheld' | 'overturned'>;
  decided_by: string | null;
  answer: string | null;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

export interface ModerationCaseEventTable {
  id: string;
  case_id: string;
  kind: string;
  from_state: CaseState | null;
  to_state: CaseState;
  actor_user_id: string | null;
  decision_id: string | null;
  text: string | null;
  created_at: Touched;
}

export interface ModerationMeasureTable {
  id: string;
  decision_id: string;
  user_id: string;
  kind: string;
  target_type: string;
  target_id: string;
  created_at: Timestamp;
  /** Whether its mentor ends it by reading the checklist. */
  until_read: Generated<boolean>;
  /** Null where it began with its decision. */
  begins_at: Timestamp | null;
  ends_at: Timestamp | null;
  ended_at: Timestamp | null;
}

export interface StrikeTable {
  id: string;
  user_id: string;
  decision_id: string | null;
  kind: 'no_show' | 'late_cancellation' | 'paying_outside' | 'chargeback' | 'safety' | 'other';
  booking_id: string | null;
  created_at: Timestamp;
  fades_at: Timestamp;
  lifted_at: Timestamp | null;
  /** The third of the late cancellations that count as one missed session. */
  counted_with: string | null;
}

export type FraudKind = 'own_booking' | 'dispute' | 'review_ring' | 'many_no_shows' | 'seen_photo';

/** The details that staff read. */
export interface FraudDetail {
  /** The marks that the session's two people share. */
  marks?: ('card' | 'device' | 'bank' | 'holder')[];
  count?: number;
  /** The evidence sent to the bank, by the provider's names. */
  evidence?: Record<string, string>;
}

export interface FraudSignalTable {
  id: string;
  auth_user_id: string;
  kind: FraudKind;
  booking_id: string | null;
  detail: ColumnType<FraudDetail, string | undefined, string>;
  found_at: Timestamp;
  cleared_at: Timestamp | null;
}

export interface PaymentDeclineTable {
  provider: string;
  event_id: string;
  auth_user_id: string;
  card: Buffer | null;
  address: Buffer | null;
  declined_at: Timestamp;
}

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

export interface ModerationTables {
  fraud_signal: FraudSignalTable;
  payment_decline: PaymentDeclineTable;
  moderation_case: ModerationCaseTable;
  moderation_case_event: ModerationCaseEventTable;
  moderation_decision: ModerationDecisionTable;
  moderation_appeal: ModerationAppealTable;
  moderation_measure: ModerationMeasureTable;
  strike: StrikeTable;
  report: ReportTable;
  no_show_case: NoShowCaseTable;
  moderation_evidence: ModerationEvidenceTable;
  no_show_statement: NoShowStatementTable;
  session_join: SessionJoinTable;
}

export const moderationTables = {
  // Signals about them, without the other person.
  fraud_signal: { owner: 'fraud', archive: 'composed', erasure: 'deleted' },
  // Stored for a day.
  payment_decline: { owner: 'fraud', archive: null, erasure: 'deleted' },
  // Decisions stay for the staff and for appeals, without texts; reports stay without their authors.
  moderation_case: { owner: 'moderation', archive: null, erasure: 'elsewhere' },
  moderation_case_event: { owner: 'moderation', archive: null, erasure: 'elsewhere' },
  moderation_decision: { owner: 'moderation', archive: 'composed', erasure: 'elsewhere' },
  moderation_appeal: { owner: 'moderation', archive: 'composed', erasure: 'elsewhere' },
  moderation_measure: { owner: 'moderation', archive: 'composed', erasure: 'elsewhere' },
  strike: { owner: 'moderation', archive: 'composed', erasure: 'elsewhere' },
  report: { owner: 'reports', archive: 'composed', erasure: 'elsewhere' },
  // Cases stay for the other person, without what this one wrote.
  no_show_case: { owner: 'no-shows', archive: 'composed', erasure: 'elsewhere' },
  moderation_evidence: { owner: 'moderation' },
  no_show_statement: { owner: 'no-shows' },
  session_join: { owner: 'no-shows' },
} as const satisfies Record<keyof ModerationTables, TableRules>;
