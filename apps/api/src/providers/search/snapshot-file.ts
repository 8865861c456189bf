import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { describeSnapshot, partLengths, type Snapshot } from '@abroad/search-index';
import { z } from 'zod';

/** Rises with the layout of the file; what another version wrote is not read. */
const MAGIC = Buffer.from('abroad-search 1\n');
const LENGTH_BYTES = 4;
const START_BYTES = MAGIC.length + LENGTH_BYTES * 2;
const LONGEST_HEAD_BYTES = 256 * 1024 * 1024;
const PIECE_BYTES = 16 * 1024 * 1024;
/** The ending of a file being written; a process that is killed leaves it behind. */
export const DRAFT_ENDING = '.draft';

const Head = z.object({ about: z.unknown(), head: z.string() });

/** A snapshot as the file has it; `fromSnapshot` says whether it is whole. */
export interface ReadSnapshot {
  about: unknown;
  head: string;
  parts: Uint8Array[];
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at, Math.min(bytes.length - at, PIECE_BYTES));
    at += bytesWritten;
  }
}

async function writeParts(file: FileHandle, about: unknown, snapshot: Snapshot): Promise<void> {
  const head = Buffer.from(JSON.stringify({ about, head: describeSnapshot(snapshot) }));
  const start = Buffer.concat([MAGIC, Buffer.alloc(LENGTH_BYTES * 2)]);
  start.writeUInt32BE(head.length, MAGIC.length);
  start.writeUInt32BE(crc32(head), MAGIC.length + LENGTH_BYTES);
  for (const bytes of [start, head, ...snapshot.parts]) {
    await writeAll(file, bytes);
  }
  await file.datasync();
}

/**
 * Writes to a new file and renames it: readers, also after a process was killed while writing, find the old file or
 * the new one.
 * @param about plain JSON that can be read before the rest.
 */
export async function writeSnapshotFile(path: string, about: unknown, snapshot: Snapshot): Promise<void> {
  const draft = `${path}.${randomUUID()}${DRAFT_ENDING}`;
  try {
    const file = await open(draft, 'w');
    try {
      await writeParts(file, about, snapshot);
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Memory that threads may share, filled from the file; null where the file ends before. */
async function readBytes(file: FileHandle, length: number): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(new SharedArrayBuffer(length));
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(bytes, at, Math.min(length - at, PIECE_BYTES));
    if (bytesRead === 0) {
      return null;
    }
    at += bytesRead;
  }
  return bytes;
}

async function readHead(file: FileHandle): Promise<z.infer<typeof Head> | null> {
  const read = await readBytes(file, START_BYTES);
  const start = Buffer.from(read?.slice() ?? []);
  if (!start.subarray(0, MAGIC.length).equals(MAGIC)) {
    return null;
  }
  const length = start.readUInt32BE(MAGIC.length);
  const bytes = length <= LONGEST_HEAD_BYTES ? await readBytes(file, length) : null;
  const head = Buffer.from(bytes?.slice() ?? []);
  return bytes && crc32(head) === start.readUInt32BE(MAGIC.length + LENGTH_BYTES)
    ? Head.parse(JSON.parse(head.toString()))
    : null;
}

/**
 * Reads a snapshot in two steps, so that one that won't do costs nothing.
 * @param isUsable looks at what it says about itself.
 * @returns null where there is none, or where it is torn or not usable.
 */
export async function readSnapshotFile(
  path: string,
  isUsable: (about: unknown) => Promise<boolean>,
): Promise<ReadSnapshot | null> {
  const file = await open(path).catch(() => null);
  if (!file) {
    return null;
  }
  try {
    const read = await readHead(file);
    const lengths = read && partLengths(read.head);
    if (!lengths || !(await isUsable(read.about))) {
      return null;
    }
    const parts: Uint8Array[] = [];
    for (const length of lengths) {
      const bytes = await readBytes(file, length);
      if (!bytes) {
        return null;
      }
      parts.push(bytes);
    }
    return { ...read, parts };
  } finally {
    await file.close();
  }
}
