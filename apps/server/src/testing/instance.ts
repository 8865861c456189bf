import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileCache } from '../../../../tools/lib/compile-cache.ts';
import { waitUntil } from '../../../../tools/lib/processes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** The first of all starts builds the web. */
const START_TIMEOUT_MS = 200_000;

/** `npm start`, or another command that runs, as a process of its own, without npm. */
export interface RunningStart {
  child: ChildProcess;
  /** All that it has printed so far. */
  output: () => string;
  /** Settles when it has ended. */
  exitCode: Promise<number | null>;
}

/** Starts the product with nothing of this process's settings but those given. */
export function start(settings: Record<string, string>, command = 'start'): RunningStart {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [`tools/${command}.ts`], {
    cwd: ROOT,
    env: { PATH, HOME, ...compileCache, SEED_DEMO: '0', IDENTITY_PASSWORD_COST: '1024', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const exitCode = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, output: () => output, exitCode };
}

/** Waits for the line that says that it is up. @throws Error with its output when it doesn't come up */
export async function untilReady(running: RunningStart): Promise<void> {
  const settled = () => /^ready /m.test(running.output()) || running.child.exitCode !== null;
  const inTime = await waitUntil(settled, START_TIMEOUT_MS);
  if (!inTime || running.child.exitCode !== null) throw new Error(running.output());
}

/** The processes that run on a data directory: each has its path among its arguments or its settings. */
export function processesOf(dataDir: string): { pid: number; command: string }[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return ids.flatMap((id) => {
    const read = (name: string) => (existsSync(`/proc/${id}/${name}`) ? readQuietly(`/proc/${id}/${name}`) : '');
    const command = read('cmdline');
    return `${command}\0${read('environ')}`.includes(dataDir) ? [{ pid: Number(id), command }] : [];
  });
}

function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
