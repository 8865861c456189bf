import { buildApi } from '@abroad/api/app';
import { createContext } from '@abroad/api/context';
import { readConfig } from '@abroad/api/config/config';
import { sql } from 'kysely';

/**
 * The API as configured by the environment, on a free port, with one more route that measures the minimum cost of a
 * database query.
 */
export async function listenApi() {
  const config = readConfig();
  const context = createContext({ ...config, database_url: config.database_url ?? '' });
  const app = await buildApi(context);
  app.get('/bench/select-1', async () => {
    await sql`select 1`.execute(context.db);
    return { ok: true };
  });
  const base_url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { context, base_url };
}
