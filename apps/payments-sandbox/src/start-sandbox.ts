import { listenLocally } from '../../embedded/src/listen.ts';
import { openPool } from '../../embedded/src/pool.ts';
import { Alarm, keepDoing } from './clockwork.ts';
import type { SandboxConfig } from './config.ts';
import { ensureSchema } from './database/schema.ts';
import { createRequestHandler, type FaultOf } from './http/request-handler.ts';
import type { Sandbox } from './sandbox.ts';

export interface RunningSandbox {
  sandbox: Sandbox;
  close: () => Promise<void>;
}

const noFault: FaultOf = () => null;

/**
 * Starts the sandbox: its schema where it is missing, its server, and what it does later.
 * @param onProblem gets a log message for each failure while it runs
 * @param faultOf what is done to requests on purpose; nothing by itself
 * @returns once it listens; `close` ends the server and the connections
 */
export async function startSandbox(
  config: SandboxConfig,
  onProblem: (message: string) => void,
  faultOf: FaultOf = noFault,
): Promise<RunningSandbox> {
  const pool = openPool(config.database_url, onProblem);
  const alarm = new Alarm();
  const stopping = new AbortController();
  const sandbox: Sandbox = { config, pool, wake: () => alarm.ring(), stopping: stopping.signal };
  try {
    await ensureSchema(pool);
    const stopListening = await listenLocally(createRequestHandler(sandbox, onProblem, faultOf), config.port);
    const working = keepDoing(sandbox, alarm, onProblem);
    return {
      sandbox,
      async close() {
        stopping.abort();
        alarm.ring();
        await Promise.all([stopListening(), working]);
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
