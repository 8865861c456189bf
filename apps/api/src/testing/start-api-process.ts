import { fork } from 'node:child_process';
import { once } from 'node:events';
import { buildApi } from '../app.ts';
import { createContext } from '../context.ts';
import type { TestApi } from './api.ts';

export interface ApiProcess {
  base_url: string;
  /** @param signal SIGKILL leaves it no time for anything. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts one more API on a test API's database and issuer, in a process of its own.
 * @param settings as its environment has them besides.
 */
export async function startApiProcess(
  { context, issuer }: TestApi,
  flags: string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const child = fork(new URL('./api-process.ts', import.meta.url), flags, {
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
      // Half of what a start costs is reading TypeScript.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      DATABASE_URL: context.config.database_url,
      OIDC_ISSUER: issuer.issuer,
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the API process ended before it listened'))),
  ])) as [{ base_url: string }];
  return {
    base_url: message.base_url,
    async stop(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** The same in this process, with connections of its own: for races that the database decides, at a tenth of the cost. */
export async function startApiBeside({ context }: TestApi): Promise<ApiProcess> {
  const own = createContext(context.config, { logger: context.logger, clock: context.clock });
  const app = await buildApi(own);
  return {
    base_url: await app.listen({ port: 0, host: '127.0.0.1' }),
    async stop() {
      await app.close();
      await own.close();
    },
  };
}
