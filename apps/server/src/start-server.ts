import {
  buildApi,
  type Context,
  createContext,
  startWorker,
  stopServing,
  warningsFor,
  warnOfConnections,
  warnOfServices,
} from '@abroad/api';
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
  await warnOfConnections(context, roles);
  for (const warning of warningsFor(config)) context.logger.warn({ part: 'settings' }, warning);
  void warnOfServices(context);
  const tracing = await traces(context);
  const app = await buildApi(context);
  limitSlowClients(app.server);
  await mountWeb(app, context, roles);
  await app.listen({ port: config.port, host: config.host });
  const worker = roles.worker ? await startWorker(context) : null;
  const stop = async () => {
    await Promise.all([stopServing(app, context), worker?.stop()]);
    await context.close();
    await tracing?.stop();
  };
  return { stop };
}

/** What tells of them is loaded only where they are wanted. */
async function traces({ config, logger }: Pick<Context, 'config' | 'logger'>) {
  if (config.tracing === null) return null;
  const { startTracing } = await import('@abroad/api/providers/tracing/otlp');
  return startTracing(config.tracing, (problem) => logger.warn({ part: 'tracing' }, problem));
}
