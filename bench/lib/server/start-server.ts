import { compileCache } from '../../../tools/lib/compile-cache.ts';
import { memorySettings } from '../../../tools/lib/start/memory-settings.ts';
import { forkListening, type Listening } from './fork-listening.ts';

interface Wishes {
  /** Of Node, like `--cpu-prof`. */
  flags?: string[];
  /** Of the server: `--worker`. */
  args?: string[];
  /** Settings besides those that every bench has. */
  env?: Readonly<Record<string, string>>;
}

/** Starts the server of a bench in a process of its own. */
export const startServer = (
  database_url: string,
  { flags = [], args = [], env = {} }: Wishes = {},
): Promise<Listening> =>
  forkListening(new URL('server.ts', import.meta.url), {
    name: 'the server',
    args,
    execArgv: flags,
    env: {
      ...memorySettings(),
      ...compileCache,
      ...env,
      NODE_ENV: 'test',
      DATABASE_URL: database_url,
      OIDC_ISSUER: 'http://localhost:9',
      LOG_LEVEL: 'error',
    },
  });
