import type { Timestamp, Touched } from './column-types.ts';

export interface ApiKeyTable {
  id: string;
  auth_user_id: string;
  name: string;
  prefix: string;
  hash: Buffer;
  scopes: string[];
  created_at: Touched;
  expires_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface ApiKeyTables {
  api_key: ApiKeyTable;
}
