import { Client } from 'pg';
import { SESSION_LIMITS } from '../../../apps/api/src/db/session-limits.ts';
import { startPostgres } from '../embedded-postgres.ts';
import type { Conditions } from '../postgres/server.ts';
import { StartError } from '../start-error.ts';
import type { Part } from './supervisor.ts';

const DATABASE = 'abroad_mentors';
const OLDEST_VERSION = 15;

/** The embedded PostgreSQL as a part of an instance, with the address of its database. */
export async function embeddedDatabase(dataDir: string, conditions: Conditions = {}): Promise<Part & { url: string }> {
  const postgres = await startPostgres({ dataDir, ...conditions });
  const client = new Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
  return { name: 'PostgreSQL', url: postgres.url(DATABASE), ended: postgres.ended, stop: postgres.stop };
}

/**
 * Makes sure that a database of somebody else's can be reached as the product does, and is new enough.
 * @param setting which has its address
 * @throws StartError
 */
export async function requireDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const { host } = new URL(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, ...SESSION_LIMITS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) {
      throw new StartError(`The database at ${host} is PostgreSQL ${version}: ${OLDEST_VERSION} or newer is needed.`);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const hint = message.includes('startup parameter')
      ? ' (docs/operations.md, “Behind PgBouncer”, says what it needs)'
      : '';
    throw new StartError(`The database of ${setting} at ${host} can't be used: ${message || code}${hint}`);
  } finally {
    await client.end().catch(() => {});
  }
}
