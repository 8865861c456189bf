import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { type GetBuild, WEB_FOLDER, type WebBuild } from './server-build.ts';

/** Serves the web from its sources through Vite, with hot reload. Nothing of Vite is loaded otherwise. */
export async function developmentBuild(app: FastifyInstance): Promise<GetBuild> {
  const { createServer } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({
    root: WEB_FOLDER,
    configFile: path.join(WEB_FOLDER, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie, { hook: 'onRequest' });
  app.use((request, response, next) => {
    // The API answers for itself, whatever files of that name there are.
    if (request.url?.startsWith('/api/')) next();
    else vite.middlewares(request, response, next);
  });
  app.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<WebBuild>;
}
