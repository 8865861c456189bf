import './quiet-start.ts';
import { seedDemoAccounts } from './accounts/demo-accounts.ts';
import type { IdentityConfig } from './config.ts';
import { openPool } from '../../embedded/src/pool.ts';
import { ensureSchema } from './database/schema.ts';
import { startSweeping } from './database/sweep.ts';
import { listenLocally } from '../../embedded/src/listen.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { loadCookieKeys } from './keys/cookie-keys.ts';
import { loadSigningKeys } from './keys/signing-keys.ts';
import { buildProvider } from './provider/build-provider.ts';

export type RunningIdentity = { close: () => Promise<void> };

/**
 * Starts the identity provider: its schema, keys and demo accounts where they are missing, and its server.
 * @param onProblem gets a log message for each failure while it runs
 * @returns once it listens; `close` ends the server and the connections
 */
export async function startIdentity(
  config: IdentityConfig,
  onProblem: (message: string) => void,
): Promise<RunningIdentity> {
  const pool = openPool(config.database_url, onProblem);
  try {
    await ensureSchema(pool);
    const [signingKeys, cookieKeys] = await Promise.all([
      loadSigningKeys(pool),
      loadCookieKeys(pool),
      seedDemoAccounts(pool, config.password_cost),
    ]);
    const provider = buildProvider({ config, pool, signingKeys, cookieKeys }, onProblem);
    const identity = { config, pool, provider };
    const stopListening = await listenLocally(createRequestHandler(identity, onProblem), config.port);
    const stopSweeping = startSweeping(pool, onProblem);
    return {
      async close() {
        await Promise.all([stopSweeping(), stopListening()]);
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
