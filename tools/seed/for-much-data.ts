import type { Conditions } from '../lib/postgres/server.ts';

/**
 * For the embedded database where the product doesn't run: the disk is written to in the background, and rows are vacuumed once. Everything
 * is as safe as ever.
 */
export const FOR_MUCH_DATA: Conditions = {
  settings: { shared_buffers: '1GB', max_wal_size: '2GB', checkpoint_timeout: '1h', autovacuum: 'off' },
};
