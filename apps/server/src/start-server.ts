import { buildApi, type Context, createContext, startWorker, stopServing } from '@abroad/api';
import { limitSlowClients } from './limit-slow-clients.ts';
import { mountWeb } from './web/mount.ts';

interface Roles {
  /** Serve the web from its sources. */
  development: boolean;
  /** Work off jobs in this process. */
  worker: boolean;
}

/** Puts API, web and worker together and listens. @returns how to stop them, each after those that need it. */
export async function startServer(config: Context['config'], roles: Roles): Promise<{ stop: () => Promise<void> }> {
  const context = createContext(config);
  const app = await buildApi(context);
  limitSlowClients(app.server);
  await mountWeb(app, config, roles);
  await app.listen({ port: config.port, host: config.host });
  const worker = roles.worker ? await startWorker(context) : null;
  const stop = async () => {
    await Promise.all([stopServing(app, context), worker?.stop()]);
    await context.close();
  };
  return { stop };
}
