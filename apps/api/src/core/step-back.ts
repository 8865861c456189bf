import { existsSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';

const THREAD = '/proc/thread-self';
/** A tenth of a processor that others want, all of one that nobody wants. */
const NICENESS = 10;

/** Lets every other thread and program go first, where the system knows priorities of threads (Linux, setpriority(2)). */
export function stepBack(): void {
  if (existsSync(THREAD)) {
    const id = Number(path.basename(readlinkSync(THREAD)));
    setPriority(id, Math.max(getPriority(id), NICENESS));
  }
}
