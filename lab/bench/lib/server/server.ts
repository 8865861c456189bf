import { startWorker } from '@abroad/api/jobs/worker';
import { listenApi } from './listen-api.ts';

/** As a child process, it reports `{ base_url }` to its parent; with `--worker` it also runs jobs. It ends with its parent. */
const { context, base_url } = await listenApi();
if (process.argv.includes('--worker')) await startWorker(context);
process.on('disconnect', () => process.exit(0));
process.send?.({ base_url });
