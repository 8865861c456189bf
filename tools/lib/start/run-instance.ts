import { type Config, readConfig } from '@abroad/api/config';
import path from 'node:path';
import { buildWeb } from '../web-build/build-web.ts';
import { takeDataDirectory } from './data-directory.ts';
import { prepareDatabase } from './prepare-database.ts';
import { requireFreePorts } from './free-ports.ts';
import { announceInstance } from './instance.ts';
import { runProgram } from './process-part.ts';
import { runServer } from './server-part.ts';
import { step } from './steps.ts';
import type { Supervisor } from './supervisor.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

function wantedPorts(config: Config) {
  const web = { port: config.port, purpose: 'API and web' };
  return config.oidc.embedded ? [web, { port: config.port + 1, purpose: 'identity provider' }] : [web];
}

function runIdentity(config: Config, databaseUrl: string, signal: AbortSignal) {
  return runProgram({
    name: 'The identity provider',
    file: path.join(ROOT, 'apps/identity/src/main.ts'),
    env: {
      IDENTITY_PORT: String(config.port + 1),
      IDENTITY_ISSUER: config.oidc.issuer,
      WEB_ORIGIN: config.public_url,
      DATABASE_URL: databaseUrl,
    },
    signal,
  });
}

/**
 * Brings up everything that an instance needs, in the order in which it is needed, each as a part of the supervisor.
 * @param development serve the web from its sources and start the server anew when its own change
 * @returns the address to open
 * @throws StartError, ConfigError with lines for whoever starts it
 */
export async function runInstance(supervisor: Supervisor, { development }: { development: boolean }): Promise<string> {
  const config = readConfig();
  const dataDir = path.resolve(config.data_dir);
  const lock = await takeDataDirectory(dataDir);
  supervisor.afterwards(lock.release);
  await requireFreePorts(wantedPorts(config), lock.healed);
  const [databaseUrl] = await Promise.all([
    prepareDatabase(supervisor, config, dataDir),
    development || step('Web', () => buildWeb(ROOT, supervisor.signal)),
  ]);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED_DEMO: config.seed_demo ? '1' : '0' };
  await step('Services', () =>
    supervisor.add(
      ...(config.oidc.embedded ? [runIdentity(config, databaseUrl, supervisor.signal)] : []),
      runServer({ root: ROOT, env, development, signal: supervisor.signal }),
    ),
  );
  const instance = { port: config.port, database_url: databaseUrl, issuer: config.oidc.issuer, pid: process.pid };
  supervisor.afterwards(announceInstance(dataDir, instance));
  return `http://localhost:${config.port}`;
}
