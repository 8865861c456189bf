import type { Readable } from 'node:stream';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The sender's fault, and none of the disk's. */
class NotAsAnnounced extends Error {}

/** The source's bytes, ended by an error as soon as they aren't as many as announced. */
async function* exactly(source: Readable, sizeBytes: number): AsyncGenerator<Buffer> {
  let seen = 0;
  try {
    // The connection has to live on for the answer.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      seen += chunk.length;
      if (seen > sizeBytes) {
        break;
      }
      yield chunk;
    }
  } catch (cause) {
    throw new NotAsAnnounced('the sender went away', { cause });
  }
  if (seen !== sizeBytes) {
    throw new NotAsAnnounced('the size is another');
  }
}

/**
 * Writes a new file while its bytes come in.
 * @returns false, with a piece of the file left to be removed, when the source hasn't exactly `sizeBytes`.
 */
export async function writeExactly(file: string, source: Readable, sizeBytes: number): Promise<boolean> {
  try {
    await pipeline(exactly(source, sizeBytes), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    return true;
  } catch (error) {
    if (error instanceof NotAsAnnounced) {
      return false;
    }
    throw error;
  }
}
