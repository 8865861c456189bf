import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 64 * 1024;

/** @returns the text of a body, or null where it has more than `max_bytes` */
export async function readBody(req: IncomingMessage, max_bytes = MAX_BYTES): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > max_bytes) {
      return null;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
