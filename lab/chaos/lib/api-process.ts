import { buildApi } from '@abroad/api/app';
import { createContext } from '@abroad/api/context';
import { readConfig } from '@abroad/api/config/config';
import { startWorker } from '@abroad/api/jobs/worker';
import { stopServing } from '@abroad/api/http/draining';

/**
 * The API, or with `--worker` only the worker, in a child process configured by its environment. It
 * reports to its parent when it is ready and ends with it.
 */
const config = readConfig();
const context = createContext({ ...config, database_url: config.database_url ?? '' });
process.on('disconnect', () => process.exit(0));
if (process.argv.includes('--worker')) {
  const worker = await startWorker(context);
  process.once('SIGTERM', () => void worker.stop().finally(() => process.exit(0)));
} else {
  const app = await buildApi(context);
  await app.listen({ port: config.port, host: '127.0.0.1' });
  process.once('SIGTERM', () => void stopServing(app, context).finally(() => process.exit(0)));
}
process.send?.({ ready: true });
