import { buildApi, createContext, readConfig } from '@abroad/api';
import { sql } from 'kysely';

/**
 * The API as it is, as the environment configures it, on a free port, with one more route: what the least that asks the
 * database takes.
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
