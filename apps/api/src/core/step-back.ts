import { existsSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';

const THREAD = '/proc/thread-self';
/** The thread gets a tenth of a busy processor, and all of an idle one. */
const NICENESS = 10;

/** Gives every other thread and program priority, where the system has priorities for threads (Linux, setpriority(2)). */
export function stepBack(): void {
  if (existsSync(THREAD)) {
    const id = Number(path.basename(readlinkSync(THREAD)));
    setPriority(id, Math.max(getPriority(id), NICENESS));
  }
}
