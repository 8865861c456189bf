import type { Generated } from 'kysely';
import type { Json, Timestamp, Touched } from './column-types.ts';

export interface NotificationTable {
  id: string;
  auth_user_id: string;
  kind: string;
  group_key: string;
  /** Ids and plain values alone. */
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
}

export interface NotificationTables {
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
}
