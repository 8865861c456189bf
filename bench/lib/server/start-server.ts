import { compileCache } from '../../../tools/lib/compile-cache.ts';
import { memorySettings } from '../../../tools/lib/start/memory-settings.ts';
import { forkListening, type Listening, type Told } from './fork-listening.ts';

interface Wishes {
  /** Of Node, like `--cpu-prof`. */
  flags?: string[];
  /** Of the server: `--worker`. */
  args?: string[];
  /** Settings besides those that every bench has. */
  env?: Readonly<Record<string, string>>;
  /** A server that does more than the usual one. */
  module?: URL;
}

/** Starts the server of a bench in a process of its own. @returns what it tells, and how to end it */
export const startServer = <Message extends Told = Told>(
  database_url: string,
  { flags = [], args = [], env = {}, module = new URL('server.ts', import.meta.url) }: Wishes = {},
): Promise<Listening & Message> =>
  forkListening<Message>(module, {
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
