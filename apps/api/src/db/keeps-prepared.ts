import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** SQLSTATE invalid_sql_statement_name: nothing was prepared under that name where the question arrived. */
const UNKNOWN_STATEMENT = '26000';
/** A pool may be so small that all of it is held here. */
const PATIENCE_MS = 3000;
const HOLDERS = 2;

const isTimeOut = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * Whether a statement that was prepared by name (PostgreSQL 18, section 54.2.3) can be used in later transactions. Behind a
 * pooler that lends connections of the server by the transaction it needs one that knows such statements and prepares them
 * anew, as PgBouncer does since 1.21. A pooler can't be asked for its version by those who are not its administrators, so what
 * matters is tried: a statement is prepared, others take the connection of the server that it was prepared on, and it is asked again.
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
      await holder.query('begin');
      if ((await ask()) !== first) return true;
    }
    // Nobody lends: each has a connection of the server to itself.
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNKNOWN_STATEMENT) return false;
    if (isTimeOut(error)) return true;
    throw error;
  } finally {
    await Promise.all(all.map((client) => client.end().catch(() => undefined)));
  }
}
