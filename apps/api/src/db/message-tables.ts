import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

export interface ThreadTable {
  id: string;
  mentor_id: string;
  prospect_id: string;
  status: Generated<'request' | 'open' | 'closed'>;
  frozen_at: Timestamp | null;
  started_by: string;
  created_at: Timestamp;
  opened_at: Timestamp | null;
  closed_at: Timestamp | null;
  closed_by: string | null;
  last_message_at: Timestamp;
  last_message_id: string | null;
  mentor_read_at: Timestamp | null;
  prospect_read_at: Timestamp | null;
  mentor_unread: Generated<number>;
  prospect_unread: Generated<number>;
  mentor_left_at: Timestamp | null;
  prospect_left_at: Timestamp | null;
}

/** A part of a message that is contact data, in UTF-16 units. */
export interface StoredSpan {
  kind: 'phone' | 'email' | 'handle' | 'link';
  start: number;
  end: number;
}

/** A file of an email that its message did not take along. */
export interface LeftOutFile {
  filename: string;
  because: 'no_session' | 'unfit' | 'too_many';
}

export interface MessageTable {
  id: string;
  thread_id: string;
  /** The session that it is about. */
  booking_id: string | null;
  author_id: string;
  author_role: 'mentor' | 'prospect';
  client_message_id: string;
  text: string;
  masked_text: string | null;
  whole_text: string | null;
  masked_whole_text: string | null;
  spans: Json<StoredSpan[]>;
  offers_payment_outside: Generated<boolean>;
  sketch: Generated<number[]>;
  source: 'web' | 'mail';
  files_left_out: ColumnType<LeftOutFile[], string | undefined, string>;
  created_at: Timestamp;
  held_at: Timestamp | null;
  /** When moderators let it through. */
  released_at: Timestamp | null;
  removed_at: Timestamp | null;
  removed_by_decision_id: string | null;
}

export interface BlockTable {
  blocker_id: string;
  blocked_id: string;
  reason: 'harassment' | 'paying_outside' | 'scam' | 'not_a_fit' | 'other';
  created_at: Timestamp;
}

export interface ThreadEventTable {
  id: string;
  thread_id: string;
  kind: string;
  actor_user_id: string | null;
  message_id: string | null;
  created_at: Timestamp;
}

export interface AttachmentTable {
  id: string;
  auth_user_id: string;
  message_id: string | null;
  /** The booking that it was sent with, until a message takes it along. */
  booking_id: string | null;
  position: number;
  filename: string;
  content_type: 'application/pdf' | 'image/webp' | 'text/plain';
  size_bytes: number;
  is_scanned: boolean;
  key_id: string;
  created_at: Timestamp;
}

/** A text that a person writes often. */
export interface SavedAnswerTable {
  auth_user_id: string;
  position: number;
  text: string;
}

export interface MessageTables {
  attachment: AttachmentTable;
  thread: ThreadTable;
  message: MessageTable;
  thread_event: ThreadEventTable;
  block: BlockTable;
  saved_answer: SavedAnswerTable;
}

export const messageTables = {
  attachment: { owner: 'attachments', archive: 'attachments', erasure: 'elsewhere' },
  // Conversations stay for the other person, without a name; blocks go.
  thread: { owner: 'messages', archive: 'composed', erasure: 'elsewhere' },
  message: { owner: 'messages', archive: 'composed', erasure: 'elsewhere' },
  thread_event: { owner: 'messages', archive: 'composed', erasure: 'elsewhere' },
  block: { owner: 'messages', archive: 'composed', erasure: 'elsewhere' },
  saved_answer: { owner: 'messages', archive: 'saved_answers', erasure: 'deleted' },
} as const satisfies Record<keyof MessageTables, TableRules>;
