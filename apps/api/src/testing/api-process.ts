import { buildApi } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { createContext } from '../context.ts';
import { startWorker } from '../jobs/worker.ts';

/**
 * The API in a process of its own, for tests of several at once. Forked, it is configured by its environment, listens on
 * a free port and tells its parent `{ base_url }`; with `--worker` it works off the jobs too. It ends with its parent.
 */
const config = readConfig();
const context = createContext({ ...config, database_url: config.database_url ?? '' });
const app = await buildApi(context);
const base_url = await app.listen({ port: 0, host: '127.0.0.1' });
if (process.argv.includes('--worker')) {
  await startWorker(context);
}
process.on('disconnect', () => process.exit(0));
process.send?.({ base_url });
