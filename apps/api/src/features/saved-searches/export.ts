import type { Database } from '../../db/connection.ts';
import { readSavedSearches } from './queries.ts';

/** Somebody's saved searches as the archive of their data has them. */
export const exportSavedSearches = async (db: Database, user_id: string) =>
  (await readSavedSearches(db, { user_id, now: Date.now() }, new Map())).map(
    ({ universities: _names, ...search }) => search,
  );
