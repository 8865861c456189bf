import type { Generated } from 'kysely';
import type { Json, Timestamp, Touched } from './column-types.ts';

export interface MailMessageTable {
  id: string;
  kind: string;
  deduplication: string;
  auth_user_id: string | null;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Json<Record<string, string>>;
  attachments: Json<{ filename: string; content_type: string; content: string }[]>;
  created_at: Touched;
  sent_at: Timestamp | null;
  smtp_message_id: string | null;
  sending_until: Timestamp | null;
  bounced_at: Timestamp | null;
  bounce: string | null;
  failed_at: Timestamp | null;
  failure: string | null;
  is_secret: Generated<boolean>;
  folded_at: Timestamp | null;
  told_at: Timestamp | null;
}
