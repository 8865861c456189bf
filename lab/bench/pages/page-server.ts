import { readConfig } from '@abroad/api/config/config';

/** As a child process, it serves API and web, with a bare page of the same router, and reports `{ base_url }` to its parent. */
const config = readConfig();
// React's own setting for its fast build, as in `apps/server`: before React is loaded.
process.env['NODE_ENV'] = 'production';
const { buildApi } = await import('@abroad/api/app');
const { createContext } = await import('@abroad/api/context');
const { mountWeb } = await import('../../../apps/server/src/web/mount.ts');
const { addBarePage } = await import('./bare-page.ts');

const context = createContext({ ...config, database_url: config.database_url ?? '' });
const app = await buildApi(context);
addBarePage(app);
await mountWeb(app, context, { development: false });
const base_url = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
process.send?.({ base_url });
