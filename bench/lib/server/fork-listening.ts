import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

/** Where a server listens. */
export interface Told {
  base_url: string;
}

/** A server in a process of its own. */
export interface Listening extends Told {
  pid: number | undefined;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without a word. */
  kill(): Promise<void>;
}

/**
 * Starts a module that tells its parent where it listens, and ends when it is let go of.
 * @param name as an error tells of it.
 * @returns what it told, and how to end it.
 * @throws Error where it ends before it listens.
 */
export async function forkListening<Message extends Told = Told>(
  module: URL,
  { name, args, ...options }: { name: string; args: readonly string[] } & Pick<ForkOptions, 'execArgv' | 'env'>,
): Promise<Listening & Message> {
  const child = fork(module, args, options);
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`${name} ended before it listened`))),
  ])) as [Message];
  return {
    ...message,
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
