import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface StartedServer {
  base_url: string;
  pid: number | undefined;
  stop(): Promise<void>;
  /** Ends it without a word. */
  kill(): Promise<void>;
}

interface Wishes {
  /** Of Node, like `--cpu-prof`. */
  flags?: string[];
  /** Of the server: `--worker`. */
  args?: string[];
  /** Settings besides those that every bench has. */
  env?: Readonly<Record<string, string>>;
}

/** Starts the server of a bench in a process of its own. */
export async function startServer(
  database_url: string,
  { flags = [], args = [], env = {} }: Wishes = {},
): Promise<StartedServer> {
  const child = fork(new URL('server.ts', import.meta.url), args, {
    execArgv: flags,
    env: {
      ...env,
      NODE_ENV: 'test',
      DATABASE_URL: database_url,
      OIDC_ISSUER: 'http://localhost:9',
      LOG_LEVEL: 'error',
    },
  });
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the server ended before it listened'))),
  ])) as [{ base_url: string }];
  return {
    base_url: message.base_url,
    pid: child.pid,
    async stop() {
      child.disconnect();
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
