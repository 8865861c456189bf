import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isSilence } from './patience.ts';

/** SQLSTATE invalid_sql_statement_name: nothing was prepared under that name on this connection. */
const UNKNOWN_STATEMENT = '26000';
/** Few enough connections for a small pool. */
const PATIENCE_MS = 3000;
const HOLDERS = 2;
const TAKEN_BACK_MS = 20;

/**
 * Whether a statement that was prepared by name (PostgreSQL 18, section 54.2.3) can be used in later transactions. A
 * pooler that shares server connections between transactions has to prepare it again, as PgBouncer does since 1.21. Only
 * a pooler's administrators can ask for its version, so this tries it: it prepares a statement, lets others take that
 * server connection, and uses the statement again.
 * @throws what connecting throws.
 */
export async function keepsPrepared(options: pg.ClientConfig): Promise<boolean> {
  const asker = new pg.Client({ ...options, query_timeout: PATIENCE_MS });
  const holders = Array.from({ length: HOLDERS }, () => new pg.Client({ ...options, query_timeout: PATIENCE_MS }));
  const all = [asker, ...holders];
  const statement = { name: `probe_${randomUUID()}`, text: 'select pg_backend_pid() as pid' };
  const ask = async () => (await asker.query<{ pid: number }>(statement)).rows[0]?.pid;
  for (const client of all) client.on('error', () => undefined);
  try {
    await Promise.all(all.map((client) => client.connect()));
    const first = await ask();
    for (const holder of holders) {
      // A pooler takes a server connection back a moment after it has answered.
      await sleep(TAKEN_BACK_MS);
      await holder.query('begin');
      if ((await ask()) !== first) return true;
    }
    // There is no pooler: each client has a server connection to itself.
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNKNOWN_STATEMENT) return false;
    if (isSilence(error)) return true;
    throw error;
  } finally {
    await Promise.all(all.map((client) => client.end().catch(() => undefined)));
  }
}
