import { randomBytes } from 'node:crypto';
import type { IdentityConfig } from '../config.ts';
import { startIdentity } from '../start-identity.ts';
import { freePort } from '../../../../tools/lib/ports.ts';
import { createEmptyDatabase } from '../../../embedded/src/testing/test-database.ts';

/** Tests need no protection against guessed passwords. */
const TEST_PASSWORD_COST = 2 ** 10;

export const WEB_ORIGIN = 'http://localhost:4100';

/** A provider on a database of its own. `problems` holds what it complained about: a test expects it empty. */
export type TestIdentity = {
  issuer: string;
  config: IdentityConfig;
  problems: string[];
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startTestIdentity(): Promise<TestIdentity> {
  const database = await createEmptyDatabase();
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const config = {
    port,
    issuer,
    web_origin: WEB_ORIGIN,
    database_url: database.url,
    password_cost: TEST_PASSWORD_COST,
    parent_pid: null,
    sealing_key: randomBytes(32),
  };
  const problems: string[] = [];
  const start = () => startIdentity(config, (message) => problems.push(message));
  let running = await start();
  return {
    issuer,
    config,
    problems,
    async restart() {
      await running.close();
      running = await start();
    },
    async close() {
      await running.close();
      await database.drop();
    },
  };
}
