import path from 'node:path';
import { runToEnd } from './lib/start/run-to-end.ts';
import { buildWeb } from './lib/web-build/build-web.ts';

/** `npm run build`: builds the web app, unless it was built from the same sources. */
await runToEnd(async (signal) => {
  await buildWeb(path.resolve(import.meta.dirname, '..'), signal);
  return 'built: processes of this version can serve the web';
});
