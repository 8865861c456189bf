import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { isAlive } from './processes.ts';

/** `memory` is for thousands of small files, which make a disk's file system ever slower; it may use two GiB. */
export type Place = 'disk' | 'memory';

const DISK = '/var/tmp';
/** A file system in memory on Linux (shm_overview(7)); containers often have a tiny one. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 2 ** 30;
/** Memory that must stay available to others, including browsers. */
const LEFT_BYTES = 4 * 2 ** 30;

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES && process.availableMemory() >= ROOM_BYTES + LEFT_BYTES;
  } catch {
    return false;
  }
}

const PREFIX = 'abroad-mentors-throw-away-';
const NAME = new RegExp(`^${PREFIX}(\\d+)-`);

/** If several processes sweep at once, the one that renames a folder to its own name removes it. */
function removeAlone(folder: string): void {
  const claimed = path.join(path.dirname(folder), `${PREFIX}${process.pid}-${randomUUID()}`);
  try {
    renameSync(folder, claimed);
  } catch {
    return;
  }
  rmSync(claimed, { recursive: true, force: true });
}

/** Removes the files that killed runs of this user left. */
function sweep(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = NAME.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = path.join(root, name);
    if (statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()) removeAlone(folder);
  }
}

/** @property place on disk if memory has no room for it */
export interface ThrowAwayFolder {
  folder: string;
  place: Place;
  remove: () => void;
}

/** A folder for the lifetime of this process; if it is left behind, the next process that creates one removes it. */
export function makeThrowAwayFolder(wanted: Place): ThrowAwayFolder {
  const place = wanted === 'memory' && hasRoomInMemory() ? 'memory' : 'disk';
  const root = place === 'memory' ? MEMORY : DISK;
  sweep(root);
  const folder = mkdtempSync(path.join(root, `${PREFIX}${process.pid}-`));
  // The account that runs PostgreSQL must be able to enter.
  chmodSync(folder, 0o755);
  return { folder, place, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
