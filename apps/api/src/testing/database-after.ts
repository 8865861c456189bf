import pg from 'pg';
import { createEmptyDatabase } from '../../../embedded/src/testing/test-database.ts';
import { listMigrations, migrate } from '../db/migrate.ts';

/** A database as it was when a migration was the last. */
export interface DatabaseAfter {
  client: pg.Client;
  /** Applies all that have come since. */
  applyAll: () => Promise<unknown>;
}

/** Lends a database that a migration was the last to change. */
export async function withDatabaseAfter(name: string, use: (database: DatabaseAfter) => Promise<void>): Promise<void> {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  try {
    const known = await listMigrations();
    const upTo = (end: number) => migrate(database.url, known.slice(0, end));
    await upTo(known.indexOf(name) + 1);
    await client.connect();
    await use({ client, applyAll: () => upTo(known.length) });
  } finally {
    await client.end();
    await database.drop();
  }
}
