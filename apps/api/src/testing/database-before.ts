import pg from 'pg';
import { createEmptyDatabase } from '../../../embedded/src/testing/test-database.ts';
import { listMigrations, migrate } from '../db/migrate.ts';

/** A database as it was before a migration. */
export interface DatabaseBefore {
  client: pg.Client;
  /** Applies that migration. */
  applyIt: () => Promise<unknown>;
  /** Applies it and all that come after it. */
  applyAll: () => Promise<unknown>;
}

/** Lends a database on which everything is done that comes before a migration. */
export async function withDatabaseBefore(
  name: string,
  use: (database: DatabaseBefore) => Promise<void>,
): Promise<void> {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  try {
    const known = await listMigrations();
    const upTo = (end: number) => migrate(database.url, known.slice(0, end));
    await upTo(known.indexOf(name));
    await client.connect();
    await use({ client, applyIt: () => upTo(known.indexOf(name) + 1), applyAll: () => upTo(known.length) });
  } finally {
    await client.end();
    await database.drop();
  }
}
