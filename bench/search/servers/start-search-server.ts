import type { Listening, Told } from '../../lib/server/fork-listening.ts';
import { startServer } from '../../lib/server/start-server.ts';

export interface ToldOfEngine extends Told {
  /** The URL of the engine alone. */
  engine_url: string;
}

/** Starts the product's server, and its engine alone like the peers. */
export const startSearchServer = (
  database_url: string,
  env: Readonly<Record<string, string>>,
): Promise<Listening & ToldOfEngine> =>
  startServer<ToldOfEngine>(database_url, { env, module: new URL('search-server.ts', import.meta.url) });
