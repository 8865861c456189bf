import type { Config } from '@abroad/api/config/config';
import { Client } from 'pg';
import { keepsPrepared } from '../../../apps/api/src/db/keeps-prepared.ts';
import { SESSION_LIMITS } from '../../../apps/api/src/db/session-limits.ts';
import { StartError } from '../start-error.ts';

const OLDEST_VERSION = 15;
/** A busy machine may take long to connect, which isn't a reason to refuse. */
const CONNECT_TIMEOUT_MS = 15_000;

/**
 * Checks that an external database can be reached as the product does, is new enough, and that a pooler in front of
 * it, if there is one, is too.
 * @param setting the name of the setting with its URL
 * @throws StartError
 */
export async function requireDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const { host } = new URL(url);
  const options = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...SESSION_LIMITS };
  const client = new Client(options);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) {
      throw new StartError(`The database at ${host} is PostgreSQL ${version}: ${OLDEST_VERSION} or newer is needed.`);
    }
    if (!(await keepsPrepared(options))) {
      throw new StartError(
        `The pooler of ${setting} at ${host} loses prepared statements: PgBouncer 1.21 or newer with max_prepared_statements ` +
          'above 0 is needed (docs/operations.md, “Behind PgBouncer”).',
      );
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

/**
 * Checks the configured database at each of its URLs.
 * @returns the URL for migrations and tools, bypassing a pooler if possible
 * @throws StartError
 */
export async function requireDatabases(
  url: string,
  { database_direct_url }: Pick<Config, 'database_direct_url'>,
): Promise<string> {
  await requireDatabase(url);
  if (database_direct_url === undefined) return url;
  await requireDatabase(database_direct_url, 'DATABASE_DIRECT_URL');
  return database_direct_url;
}
