import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

/** The URL of a server. */
export interface ServerReport {
  base_url: string;
}

/** A server in a child process. */
export interface Listening extends ServerReport {
  pid: number | undefined;
  /** Requests its end, and waits for it. */
  stop(): Promise<void>;
  /** Kills it. */
  kill(): Promise<void>;
}

/**
 * Starts a module that reports its URL to its parent, and ends when the parent disconnects.
 * @param name for error messages.
 * @returns its report, and a function to end it.
 * @throws Error if it ends before it listens.
 */
export async function forkListening<Message extends ServerReport = ServerReport>(
  module: URL | string,
  {
    name,
    args,
    ...options
  }: { name: string; args: readonly string[] } & Pick<ForkOptions, 'execArgv' | 'execPath' | 'env'>,
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
