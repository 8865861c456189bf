import type { Conditions } from '../lib/postgres/server.ts';

/**
 * For the embedded database while the product doesn't run: data is written to disk in the background, and rows are vacuumed once. Nothing
 * is less safe.
 */
export const FOR_MUCH_DATA: Conditions = {
  settings: { shared_buffers: '1GB', max_wal_size: '2GB', checkpoint_timeout: '1h', autovacuum: 'off' },
};
