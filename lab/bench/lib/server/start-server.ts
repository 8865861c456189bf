import { compileCache } from '../../../../tools/lib/compile-cache.ts';
import { memorySettings } from '../../../../tools/lib/start/memory-settings.ts';
import { forkListening, type Listening, type ServerReport } from './fork-listening.ts';

interface Wishes {
  /** Flags of Node, like `--cpu-prof`. */
  flags?: string[];
  /** Arguments of the server: `--worker`. */
  args?: string[];
  /** Settings besides those of every benchmark. */
  env?: Readonly<Record<string, string>>;
  /** Another server module. */
  module?: URL;
}

/** Starts the server of a benchmark in a child process. @returns its report, and a function to end it */
export const startServer = <Message extends ServerReport = ServerReport>(
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
      NODE_ENV: 'test',
      DATABASE_URL: database_url,
      OIDC_ISSUER: 'http://localhost:9',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
