import { readConfig } from './config.ts';
import { watchParent } from './parent-watch.ts';
import { startIdentity } from './start-identity.ts';

/** What a stop may take; after it the process ends as it is. */
const STOP_TIMEOUT_MS = 1_900;

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE' ? 'IDENTITY_PORT is in use by another program' : message;
}

async function main(): Promise<void> {
  const config = readConfig();
  const identity = await startIdentity(config, (message) => console.error(`identity: ${message}`));
  let isStopping = false;
  const stop = () => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
    void identity.close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, stop);
  }
  watchParent(config.parent_pid, stop);
  process.send?.({ ready: true });
}

main().catch((error: unknown) => {
  console.error(`identity: ${explain(error)}`);
  process.exit(1);
});
