import './quiet-start.ts';
import { listenLocally } from '../../embedded/src/listen.ts';
import { openPool } from '../../embedded/src/pool.ts';
import { seedDemoAccounts } from './accounts.ts';
import type { IdentityConfig } from './config.ts';
import { ensureSchema, loadKeys } from './database.ts';
import { buildProvider } from './provider.ts';
import { createRequestHandler } from './request-handler.ts';

/**
 * Starts the identity provider: its schema, keys and demo accounts where they are missing, and its server.
 * @param onProblem gets a log message for each failure while it runs
 * @returns once it listens; `close` ends the server and the connections
 */
export async function startIdentity(
  config: IdentityConfig,
  onProblem: (message: string) => void,
): Promise<{ close: () => Promise<void> }> {
  const pool = openPool(config.database_url, onProblem);
  try {
    await ensureSchema(pool);
    // Expired sessions, codes and tokens count as gone while it runs; each start deletes them.
    await pool.query('delete from identity.artifact where expires_at < now()');
    await seedDemoAccounts(pool, config.password_cost);
    const needs = { config, pool, keys: await loadKeys(pool) };
    const identity = { ...needs, provider: buildProvider(needs, onProblem) };
    const stopListening = await listenLocally(createRequestHandler(identity, onProblem), config.port, config.host);
    return {
      async close() {
        await stopListening();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
