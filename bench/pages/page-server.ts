import { readConfig } from '@abroad/api/config';

/** Forked, it serves API and web as they are, with a bare page of the same router beside them, and tells its parent `{ base_url }`. */
const config = readConfig();
// React's own word for its quick build, as `apps/server` has it: before React is loaded.
process.env['NODE_ENV'] = 'production';
const { buildApi, createContext } = await import('@abroad/api');
const { mountWeb } = await import('../../apps/server/src/web/mount.ts');
const { addBarePage } = await import('./bare-page.ts');

const context = createContext({ ...config, database_url: config.database_url ?? '' });
const app = await buildApi(context);
addBarePage(app);
await mountWeb(app, context, { development: false });
const base_url = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
process.send?.({ base_url });
