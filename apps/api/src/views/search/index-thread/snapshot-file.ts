import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** Rises with the layout of the file; what another version wrote is not read. */
const MAGIC = Buffer.from('abroad-search 1\n');
const LENGTH_BYTES = 4;
/** Pieces short enough that searches are answered in between. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** What is being written; whoever is killed leaves it behind. */
export const DRAFT_ENDING = '.draft';
const LONGEST_HEAD_BYTES = 16 * 1024 * 1024;

const Head = z.object({
  about: z.unknown(),
  parts: z.array(z.object({ name: z.string(), bytes: z.int().min(0), crc: z.int() })),
});

/** Named bytes, and what is said about them all. */
export interface SnapshotFile {
  /** Plain JSON. */
  about: unknown;
  parts: { name: string; bytes: Uint8Array }[];
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

const breathe = () => new Promise<void>((resolve) => void setImmediate(resolve));

async function checksum(bytes: Uint8Array): Promise<number> {
  let crc = 0;
  for (const piece of piecesOf(bytes)) {
    crc = crc32(piece, crc);
    await breathe();
  }
  return crc;
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (const piece of piecesOf(bytes)) {
    for (let at = 0; at < piece.length;) {
      const { bytesWritten } = await file.write(piece, at, piece.length - at);
      at += bytesWritten;
    }
  }
}

async function writeParts(file: FileHandle, { about, parts }: SnapshotFile): Promise<void> {
  const sums = [];
  for (const { name, bytes } of parts) {
    sums.push({ name, bytes: bytes.length, crc: await checksum(bytes) });
  }
  const head = Buffer.from(JSON.stringify({ about, parts: sums }));
  const lengths = Buffer.alloc(LENGTH_BYTES * 2);
  lengths.writeUInt32BE(head.length, 0);
  lengths.writeUInt32BE(crc32(head), LENGTH_BYTES);
  for (const bytes of [MAGIC, lengths, head, ...parts.map((part) => part.bytes)]) {
    await writeAll(file, bytes);
  }
  await file.datasync();
}

/** Writes to a new file and renames it: whoever reads, and a process that is killed, finds the old one or the new one. */
export async function writeSnapshotFile(path: string, snapshot: SnapshotFile): Promise<void> {
  const draft = `${path}.${randomUUID()}${DRAFT_ENDING}`;
  try {
    const file = await open(draft, 'w');
    try {
      await writeParts(file, snapshot);
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
  const start = await readBytes(file, MAGIC.length + LENGTH_BYTES * 2);
  if (!start || Buffer.compare(start.subarray(0, MAGIC.length), MAGIC) !== 0) {
    return null;
  }
  const lengths = Buffer.from(start.slice(MAGIC.length));
  const length = lengths.readUInt32BE(0);
  const head = length <= LONGEST_HEAD_BYTES ? await readBytes(file, length) : null;
  if (!head || crc32(head) !== lengths.readUInt32BE(LENGTH_BYTES)) {
    return null;
  }
  return Head.parse(JSON.parse(Buffer.from(head).toString()));
}

/**
 * Reads a snapshot in two steps, so that one that won't do costs nothing.
 * @param isWanted looks at what it says about itself.
 * @returns null where there is none, or where it is not wanted, torn or changed.
 */
export async function readSnapshotFile(
  path: string,
  isWanted: (about: unknown) => boolean | Promise<boolean>,
): Promise<SnapshotFile | null> {
  const file = await open(path).catch(() => null);
  if (!file) {
    return null;
  }
  try {
    const head = await readHead(file);
    if (!head || !(await isWanted(head.about))) {
      return null;
    }
    const parts: SnapshotFile['parts'] = [];
    for (const { name, bytes: length, crc } of head.parts) {
      const bytes = await readBytes(file, length);
      if (!bytes || (await checksum(bytes)) !== crc) {
        return null;
      }
      parts.push({ name, bytes });
    }
    return { about: head.about, parts };
  } finally {
    await file.close();
  }
}
