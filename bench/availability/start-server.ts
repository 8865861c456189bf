import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface StartedServer {
  base_url: string;
  stop(): Promise<void>;
}

/**
 * Starts the server of the bench in a process of its own.
 * @param flags of Node, like `--cpu-prof`.
 */
export async function startServer(database_url: string, flags: string[]): Promise<StartedServer> {
  const child = fork(new URL('server.ts', import.meta.url), [], {
    execArgv: flags,
    env: { NODE_ENV: 'test', DATABASE_URL: database_url, OIDC_ISSUER: 'http://localhost:9', LOG_LEVEL: 'error' },
  });
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the server ended before it listened'))),
  ])) as [{ base_url: string }];
  return {
    base_url: message.base_url,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
