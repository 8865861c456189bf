import pg from 'pg';
import { connect } from '../../../../apps/api/src/db/connection.ts';
import { keepSearchBits } from '../../../../apps/api/src/views/search/keep-search-bits.ts';
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

/** Creates the bitmaps of words, which is a job in the product. @returns the seconds that it took; null if they existed. */
async function buildBits(database_url: string): Promise<number | null> {
  const connection = connect({ url: database_url, pool_size: 1, onError: () => {} });
  const countKept = async () =>
    (await connection.pool.query<{ count: number }>('select count(*)::int as count from search_kept')).rows[0]?.count;
  const before = await countKept();
  const begin = performance.now();
  await keepSearchBits(connection, Number.POSITIVE_INFINITY);
  const build_s = (performance.now() - begin) / 1000;
  const after = await countKept();
  await connection.pool.query('vacuum analyze search_bitmap');
  await connection.close();
  return before === after ? null : build_s;
}

/** The product's server with PostgreSQL alone. */
export async function startPostgresAlone(database_url: string): Promise<Contender> {
  const build_s = await buildBits(database_url);
  const server = await startSearchServer(database_url, { SEARCH_ENGINE: 'postgres' });
  return {
    name: 'PostgreSQL alone',
    base_url: server.base_url,
    engine_url: server.engine_url,
    build_s,
    build_bytes: null,
    start_s: null,
    pids: () => (server.pid === undefined ? [] : [server.pid]),
    disk_bytes: () => tableBytes(database_url),
    stop: server.stop,
  };
}
