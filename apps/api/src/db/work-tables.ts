import type { Generated } from 'kysely';
import type { Json, Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

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

/** Backups by `npm run backup`. */
export interface BackupMadeTable {
  made_at: Timestamp;
  rows: number;
  files: number;
}

export interface NotificationTable {
  id: string;
  auth_user_id: string;
  kind: string;
  group_key: string;
  /** Only ids and plain values. */
  data: Json<Record<string, string | number>>;
  key: string;
  created_at: Touched;
  seen_at: Timestamp | null;
  read_at: Timestamp | null;
  archived_at: Timestamp | null;
}

export interface NotificationPreferenceTable {
  auth_user_id: string;
  mail_off: Generated<string[]>;
  push_off: Generated<string[]>;
  hides_words: Generated<boolean>;
  /** Whether they declined pushes for good. */
  declined_push: Generated<boolean>;
}

export interface PushSubscriptionTable {
  id: string;
  auth_user_id: string;
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  /** The browser's name, by which its owner recognises it; null where it sent none. */
  browser: string | null;
  created_at: Touched;
}

export interface PushDeliveryTable {
  notification_id: string;
  push_subscription_id: string;
}

export interface WorkTables {
  mail_message: MailMessageTable;
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
  push_subscription: PushSubscriptionTable;
  backup_made: BackupMadeTable;
  push_delivery: PushDeliveryTable;
}

export const workTables = {
  mail_message: { owner: 'mail', archive: 'mails', erasure: 'deleted' },
  notification: { owner: 'notifications', archive: 'notifications', erasure: 'deleted' },
  notification_preference: { owner: 'notifications', archive: 'notification_preferences', erasure: 'deleted' },
  // Secrets of browsers.
  push_subscription: { owner: 'notification-center', archive: null, erasure: 'deleted' },
  // The command writes it.
  backup_made: { owner: 'tools' },
  push_delivery: { owner: 'notification-center' },
} as const satisfies Record<keyof WorkTables, TableRules>;
