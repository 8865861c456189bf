import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const BIN = path.join(ROOT, 'node_modules/.bin');

interface Command {
  /** A program of node_modules/.bin. */
  program: string;
  args: string[];
  folder?: string;
  env?: Record<string, string>;
  /** Show the output as it comes instead of collecting it. */
  show?: boolean;
  /** Use only processor time that others don't need. */
  gives_way?: boolean;
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has already ended, or the account may not do this: then it keeps its priority.
  }
}

const stopping = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, () => stopping.abort());

/** Runs a program under the pinned Node. @returns whether it succeeded, and its output unless that was shown. */
export function runCommand({ program, args, folder = ROOT, env = {}, show = false, gives_way = false }: Command) {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; output: string }>();
  const child = spawn(path.join(BIN, program), args, {
    cwd: folder,
    env: { ...process.env, PATH: `${BIN}${path.delimiter}${process.env['PATH'] ?? ''}`, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    signal: stopping.signal,
    // Playwright only stops its instance on SIGINT.
    killSignal: 'SIGINT',
  });
  if (gives_way && child.pid !== undefined) giveWay(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
  child.once('close', (code) => resolve({ ok: code === 0, output }));
  return promise;
}
