import { indexSearch } from '../../../../apps/api/src/views/search/index-search.ts';
import { postgresSearch } from '../../../../apps/api/src/views/search/postgres-search.ts';
import { listenApi } from '../../lib/server/listen-api.ts';
import { serveEngine } from './serve-engine.ts';
import type { EngineReport } from './start-search-server.ts';

/** The API, and its search engine alone. It ends with its parent. */
const { context, base_url } = await listenApi();
const { search_index, db } = context;
const engine_url = await serveEngine(search_index === null ? postgresSearch(db) : indexSearch(search_index));
process.on('disconnect', () => process.exit(0));
process.send?.({ base_url, engine_url } satisfies EngineReport);
