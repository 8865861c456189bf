import type { Timestamp } from './column-types.ts';

/** Backups by `npm run backup`. */
export interface BackupMadeTable {
  made_at: Timestamp;
  rows: number;
  files: number;
}
