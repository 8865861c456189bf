import type { Timestamp, Touched } from './column-types.ts';

export interface AvatarTable {
  id: string;
  auth_user_id: string;
  status: 'expected' | 'processing' | 'current';
  content_type: 'image/jpeg' | 'image/png' | 'image/webp';
  size_bytes: number;
  content_hash: string | null;
  /** 64 bits that hardly differ for pictures that look the same. */
  look: string | null;
  claimed_at: Timestamp | null;
  created_at: Touched;
}
