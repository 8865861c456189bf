import { type ChildProcess, fork } from 'node:child_process';
import { StartError } from '../start-error.ts';
import type { Part } from './supervisor.ts';

interface Program {
  /** Its name, as the beginning of a sentence. */
  name: string;
  file: string;
  args?: string[];
  /** Settings in addition to those of this process. */
  env: Record<string, string>;
  /** The extra time that it may take to end. */
  patience_ms?: number;
  /** Ends it, also while it is starting. */
  signal: AbortSignal;
}

const KILL_AFTER_MS = 2500;

/** A program was ended by a signal while it was starting. */
export class KilledError extends StartError {}

function stopProcess(child: ChildProcess, ended: Promise<string>, patience_ms: number): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS + patience_ms);
  return ended.then(() => clearTimeout(timer));
}

/**
 * Runs a program that reports `{ ready: true }` over the channel between the processes. The channel closes when this
 * process is killed, and the program then ends.
 * @throws StartError if it ends before it is ready
 */
export async function runProgram({ name, file, args = [], env, patience_ms = 0, signal }: Program): Promise<Part> {
  signal.throwIfAborted();
  // Settings that this process read from files are passed on as values.
  const read = Object.fromEntries(Object.keys(env).map((setting) => [`${setting}_FILE`, undefined]));
  const child = fork(file, args, {
    env: { ...process.env, ...read, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, killer) => resolve(killer ? `killed by ${killer}` : `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const ready = new Promise<true>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(true);
    });
  });
  const giveUp = () => void stopProcess(child, ended, patience_ms);
  signal.addEventListener('abort', giveUp, { once: true });
  const outcome = await Promise.race([ready, ended]);
  signal.removeEventListener('abort', giveUp);
  if (outcome !== true) {
    const message = `${name} did not start (${outcome}).`;
    throw child.signalCode === null ? new StartError(message) : new KilledError(message);
  }
  return { name, ended, stop: () => stopProcess(child, ended, patience_ms) };
}
