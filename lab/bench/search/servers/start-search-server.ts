import type { Listening, ServerReport } from '../../lib/server/fork-listening.ts';
import { startServer } from '../../lib/server/start-server.ts';

export interface EngineReport extends ServerReport {
  /** The URL of the engine alone. */
  engine_url: string;
}

/** Starts the product's server, and its engine alone like the peers. */
export const startSearchServer = (
  database_url: string,
  env: Readonly<Record<string, string>>,
): Promise<Listening & EngineReport> =>
  startServer<EngineReport>(database_url, { env, module: new URL('search-server.ts', import.meta.url) });
