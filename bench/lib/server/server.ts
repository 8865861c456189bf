import { buildApi, createContext, readConfig, startWorker } from '@abroad/api';
import { sql } from 'kysely';

/**
 * The API as it is, with one more route: what the least that asks the database takes. Forked, it is configured by its
 * environment, listens on a free port and tells its parent `{ base_url }`; with `--worker` it works off the jobs too. It
 * ends with its parent.
 */
const config = readConfig();
const context = createContext({ ...config, database_url: config.database_url ?? '' });
const app = await buildApi(context);
app.get('/bench/select-1', async () => {
  await sql`select 1`.execute(context.db);
  return { ok: true };
});
const base_url = await app.listen({ port: 0, host: '127.0.0.1' });
if (process.argv.includes('--worker')) await startWorker(context);
process.on('disconnect', () => process.exit(0));
process.send?.({ base_url });
