import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beginning, isAlive, waitUntil } from '../processes.ts';

/** A folder that belongs to this process until it releases it. */
export interface Lock {
  /** The previous holder was killed: its children may need a moment to notice. */
  healed: boolean;
  release: () => void;
}

/** The process id by itself may belong to another process by now. */
function identity(pid: number): string {
  return `${pid} ${beginning(pid)}`;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isHeld(text: string): boolean {
  const pid = Number.parseInt(text, 10);
  return pid > 0 && isAlive(pid) && identity(pid) === text;
}

/** A link appears at once with all its content, or not at all. */
function tryToTake(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, identity(process.pid), { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes a lock whose holder is gone, unless another process has just done so and taken it. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch {
    // Another process was faster.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Takes a folder for this process. A lock whose holder was killed is taken over.
 * @param patienceMs how long to wait for a living holder
 * @returns the lock, or the id of the process that holds it
 */
export async function takeLock(folder: string, patienceMs: number): Promise<Lock | number> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  let healed = false;
  const taken = await waitUntil(() => {
    if (tryToTake(file)) return true;
    const holder = read(file);
    if (holder === null || isHeld(holder)) return false;
    removeStale(file, holder);
    healed = true;
    return tryToTake(file);
  }, patienceMs);
  if (!taken) return Number.parseInt(read(file) ?? '0', 10);
  return { healed, release: () => rmSync(file, { force: true }) };
}
