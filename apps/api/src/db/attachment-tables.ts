import type { Timestamp } from './column-types.ts';

export interface AttachmentTable {
  id: string;
  auth_user_id: string;
  message_id: string | null;
  position: number;
  filename: string;
  content_type: 'application/pdf' | 'image/webp' | 'text/plain';
  size_bytes: number;
  is_scanned: boolean;
  key_id: string;
  created_at: Timestamp;
}

export interface AttachmentTables {
  attachment: AttachmentTable;
}
