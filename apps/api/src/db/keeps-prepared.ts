import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { isQueryTimeout } from './query-timeout.ts';

const PATIENCE_MS = 3000;
/** How often two clients take turns. With other traffic each turn is a chance to see that connections are lent; without, one is enough. */
const TURNS = 30;

const PID = 'select pg_backend_pid() as pid';

/** Whether a pooler lends one client's server connection to another, or moves a client from one to another. */
async function lendsConnections(one: pg.Client, other: pg.Client): Promise<boolean> {
  const pidOf = async (client: pg.Client) => (await client.query<{ pid: number }>(PID)).rows[0]?.pid;
  const own = await pidOf(one);
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await pidOf(other)) === own || (await pidOf(one)) !== own) return true;
  }
  return false;
}

/**
 * Whether a statement that was prepared by name (PostgreSQL 18, section 54.2.3) can be used in later transactions. A pooler that lends
 * server connections by the transaction has to prepare it again, as PgBouncer does since 1.21, and for that it gives statements names of
 * its own. So this prepares a statement and looks at what the server calls it: where it has the client's name, statements are kept only
 * if the connection is. Only a pooler's administrators can ask for its version, and others who use the pooler meanwhile change neither.
 * @throws what connecting throws.
 */
export async function keepsPrepared(options: pg.ClientConfig): Promise<boolean> {
  const [asker, other] = [1, 2].map(() => new pg.Client({ ...options, query_timeout: PATIENCE_MS })) as [
    pg.Client,
    pg.Client,
  ];
  const name = `probe_${randomUUID()}`;
  for (const client of [asker, other]) client.on('error', () => undefined);
  try {
    await asker.connect();
    const { rows } = await asker.query<{ has_our_name: boolean }>({
      name,
      text: `select exists (select from pg_prepared_statements where name = '${name}') as has_our_name`,
    });
    if (rows[0]?.has_our_name !== true) return true;
    await other.connect();
    return !(await lendsConnections(asker, other));
  } catch (error) {
    // There is a single connection, which the asker keeps.
    if (isQueryTimeout(error)) return true;
    throw error;
  } finally {
    await Promise.all([asker, other].map((client) => client.end().catch(() => undefined)));
  }
}
