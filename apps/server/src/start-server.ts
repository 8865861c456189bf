import { buildApi } from '@abroad/api/app';
import { type Context, createContext } from '@abroad/api/context';
import { startWorker } from '@abroad/api/jobs/worker';
import { stopServing } from '@abroad/api/http/draining';
import { warningsFor } from '@abroad/api/config/warnings';
import { warnOfConnections } from '@abroad/api/connection-budget';
import { warnOfServices } from '@abroad/api/warn-of-services';
import { findCountries } from '@abroad/api/features/reference/service';
import { getUniversities } from '@abroad/api/features/reference/university-list';
import { wordsOfKeywords } from '@abroad/api/views/search/conditions';
import { isUniversityHost } from '@abroad/reference-data/university-hosts';
import { limitSlowClients } from './limit-slow-clients.ts';
import { mountWeb } from './web/mount.ts';

interface Wishes {
  /** `worker` serves no people: only the API listens, for health and metrics. `api` works off no jobs. */
  role: Context['role'];
  /** Serve the web from its sources. */
  development: boolean;
}

/** A worker answers no searches, so it needs no index. */
const withoutIndex = (config: Context['config']) => ({
  ...config,
  search: { ...config.search, engine: 'postgres' as const },
});

/** Puts API, web and worker together and listens. @returns how to stop them, each after those that need it. */
export async function startServer(
  config: Context['config'],
  { role, development }: Wishes,
): Promise<{ stop: () => Promise<void> }> {
  const [serves, works] = [role !== 'worker', role !== 'api'];
  const context = createContext(serves ? config : withoutIndex(config), { role });
  await warnOfConnections(context, { worker: works });
  for (const warning of warningsFor(config)) context.logger.warn({ part: 'settings' }, warning);
  const ending = new AbortController();
  void warnOfServices(context, { signal: ending.signal });
  const tracing = await traces(context);
  const app = await buildApi(context);
  limitSlowClients(app.server);
  if (serves) {
    await mountWeb(app, context, { development });
    await context.database.warm();
    await makeTables(context);
  }
  // The components of emails take half a second to load, which no request should have to wait for.
  if (works) await import('@abroad/api/features/mail/html');
  await app.listen({ port: config.port, host: config.host });
  const worker = works ? await startWorker(context) : null;
  const stop = async () => {
    ending.abort();
    await Promise.all([stopServing(app, context), worker?.stop()]);
    await context.close();
    await tracing?.stop();
  };
  return { stop };
}

/**
 * Makes the tables of names, the domains that messages may link to and the indexes of countries and universities, so that the first
 * search and the first message don't hold up all others until they are made. Tables whose data the database doesn't have yet are made
 * on first use.
 */
async function makeTables(context: Context): Promise<void> {
  wordsOfKeywords(['names']);
  isUniversityHost('example.org');
  findCountries();
  try {
    const { index } = await getUniversities(context);
    context.logger.debug({ universities: index.size }, 'the index of universities is made');
  } catch (error) {
    context.logger.warn({ err: error }, "the universities can't be read yet");
  }
}

/** Loads the tracing library only where tracing is on. */
async function traces({ config, logger }: Pick<Context, 'config' | 'logger'>) {
  if (config.tracing === null) return null;
  const { startTracing } = await import('@abroad/api/providers/tracing/otlp');
  const settings = { ...config.tracing, service_version: config.build_version };
  return startTracing(settings, (problem) => logger.warn({ part: 'tracing' }, problem));
}
