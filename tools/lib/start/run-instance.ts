import { readConfig } from '@abroad/api/config/config';
import path from 'node:path';
import { buildWeb } from '../web-build/build-web.ts';
import { takeDataDirectory } from './data-directory.ts';
import { prepareDatabase } from './prepare-database.ts';
import { requireFreePorts } from './free-ports.ts';
import { announceInstance } from './instance.ts';
import { runServer } from './server-part.ts';
import { standInsOf } from './stand-ins.ts';
import { step } from './steps.ts';
import type { Supervisor } from './supervisor.ts';
import { whatToTry } from './what-to-try.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Starts everything that an instance needs, in order, each as a part of the supervisor.
 * @param development serve the web from its sources and restart the server when its own sources change
 * @returns the text to print when it is ready: the URL to open, and things to try there
 * @throws StartError, ConfigError with lines for the operator
 */
export async function runInstance(supervisor: Supervisor, { development }: { development: boolean }): Promise<string> {
  const config = readConfig();
  supervisor.patience_ms = config.drain_ms === 0 ? 0 : config.stop_ms;
  const dataDir = path.resolve(config.data_dir);
  const lock = await takeDataDirectory(dataDir);
  supervisor.afterwards(lock.release);
  const standIns = standInsOf(config);
  await requireFreePorts([{ port: config.port, purpose: 'API and web' }, ...standIns], lock.healed);
  const [databaseUrl] = await Promise.all([
    prepareDatabase(supervisor, config, dataDir),
    development || step('Web', () => buildWeb(ROOT, supervisor.signal)),
  ]);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED_DEMO: config.seed_demo ? '1' : '0' };
  await step('Services', () =>
    supervisor.add(
      ...standIns.map(({ run }) => run({ config, databaseUrl, signal: supervisor.signal })),
      runServer({ root: ROOT, env, patience_ms: supervisor.patience_ms, development, signal: supervisor.signal }),
    ),
  );
  const instance = { port: config.port, database_url: databaseUrl, issuer: config.oidc.issuer, pid: process.pid };
  supervisor.afterwards(announceInstance(dataDir, instance));
  const address = `http://localhost:${config.port}`;
  return [`ready ${address}`, '', ...whatToTry(address, config)].join('\n');
}
