import type { Database } from '../../db/connection.ts';
import { readSavedSearches } from './queries.ts';

/** A user's saved searches for the export. */
export const exportSavedSearches = async (db: Database, user_id: string) =>
  (await readSavedSearches(db, { user_id, now: Date.now() })).map(({ universities: _names, ...search }) => search);
