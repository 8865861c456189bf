import { Client } from 'pg';
import { startPostgres } from '../embedded-postgres.ts';
import type { Conditions } from '../postgres/server.ts';
import type { Part } from './supervisor.ts';

const DATABASE = 'abroad_mentors';

/** The embedded PostgreSQL as a part of an instance, with the URL of its database. */
export async function embeddedDatabase(dataDir: string, conditions: Conditions = {}): Promise<Part & { url: string }> {
  const postgres = await startPostgres({ dataDir, ...conditions });
  const client = new Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
  return { name: 'PostgreSQL', url: postgres.url(DATABASE), ended: postgres.ended, stop: postgres.stop };
}
