import { startServer } from '../../lib/server/start-server.ts';
import type { Contender } from '../contender.ts';

/** The product's own server, with PostgreSQL alone. */
export async function startPostgresAlone(database_url: string, folder: string): Promise<Contender> {
  const env = { SEARCH_ENGINE: 'postgres', DATA_DIR: folder };
  const server = await startServer(database_url, { env });
  return {
    name: 'PostgreSQL alone',
    base_url: server.base_url,
    build_s: null,
    pids: () => (server.pid === undefined ? [] : [server.pid]),
    disk_bytes: () => 0,
    stop: server.stop,
  };
}
