import pg from 'pg';
import type { Contender } from '../contender.ts';
import { startSearchServer } from '../servers/start-search-server.ts';

/** The tables that a search reads, with their indexes. */
const SIZE = `select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
  where relkind = 'r' and (relname ^@ 'mentor_search' or relname ^@ 'search_')`;

async function tableBytes(database_url: string): Promise<number> {
  const client = new pg.Client({ connectionString: database_url });
  await client.connect();
  const { rows } = await client.query<{ bytes: number }>(SIZE);
  await client.end();
  return rows[0]?.bytes ?? 0;
}

/** The product's server with PostgreSQL alone. */
export async function startPostgresAlone(database_url: string): Promise<Contender> {
  const server = await startSearchServer(database_url, { SEARCH_ENGINE: 'postgres' });
  return {
    name: 'PostgreSQL alone',
    base_url: server.base_url,
    engine_url: server.engine_url,
    build_s: null,
    build_bytes: null,
    start_s: null,
    pids: () => (server.pid === undefined ? [] : [server.pid]),
    disk_bytes: () => tableBytes(database_url),
    stop: server.stop,
  };
}
