import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { compileCache } from '../../../tools/lib/compile-cache.ts';

/** A process of the environment, which can be killed and restarted with the same settings. */
export interface Part {
  readonly name: string;
  /** Kills it without warning, like the loss of a machine, and waits until it is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Forked {
  name: string;
  module: URL;
  args?: readonly string[];
  env: Readonly<Record<string, string>>;
}

/** A Node process that reports to its parent when it is ready, and ends with it. */
export function forkedPart({ name, module, args = [], env }: Forked): Part {
  let child: ChildProcess | null = null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  }

  return {
    name,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      const starting = fork(module, [...args], {
        execArgv: [],
        env: { ...env, ...compileCache },
      });
      child = starting;
      const ended = once(starting, 'exit').then(() => Promise.reject(new Error(`${name} ended before it was ready`)));
      ended.catch(() => undefined);
      await Promise.race([once(starting, 'message'), ended]);
    },
  };
}
