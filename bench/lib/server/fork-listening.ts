import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own. */
export interface Listening {
  base_url: string;
  pid: number | undefined;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without a word. */
  kill(): Promise<void>;
}

/**
 * Starts a module that tells its parent `{ base_url }` once it listens, and ends when it is let go of.
 * @param name as an error tells of it.
 * @throws Error where it ends before it listens.
 */
export async function forkListening(
  module: URL,
  { name, args, ...options }: { name: string; args: readonly string[] } & Pick<ForkOptions, 'execArgv' | 'env'>,
): Promise<Listening> {
  const child = fork(module, args, options);
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`${name} ended before it listened`))),
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
