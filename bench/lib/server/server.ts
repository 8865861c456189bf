import { startWorker } from '@abroad/api';
import { listenApi } from './listen-api.ts';

/** Forked, it tells its parent `{ base_url }`; with `--worker` it works off the jobs too. It ends with its parent. */
const { context, base_url } = await listenApi();
if (process.argv.includes('--worker')) await startWorker(context);
process.on('disconnect', () => process.exit(0));
process.send?.({ base_url });
