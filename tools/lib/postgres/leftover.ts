import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { commandLine, isAlive, waitUntil } from '../processes.ts';

const STOP_TIMEOUT_MS = 10_000;

/**
 * Stops the server that a killed parent left on this data folder. Another program that has the
 * same process id by now is left alone, and the file that names it removed.
 */
export async function stopLeftover(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!(pid > 0) || !isAlive(pid) || !commandLine(pid).includes(folder)) {
    rmSync(file, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  if (await waitUntil(() => !isAlive(pid), STOP_TIMEOUT_MS)) return;
  throw new StartError(
    `An earlier PostgreSQL (process ${pid}) still uses ${folder} and does not stop: end it and start again.`,
  );
}
