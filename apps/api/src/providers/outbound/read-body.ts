import { OutboundError } from './outbound-error.ts';

/** Memory of its own, so that it can be given to another thread. */
const owned = (part: Uint8Array): Uint8Array<ArrayBuffer> =>
  part.buffer instanceof ArrayBuffer && part.byteLength === part.buffer.byteLength
    ? (part as Uint8Array<ArrayBuffer>)
    : part.slice();

/**
 * Reads a body to its end, unpacked; stops at the first byte too many, so that a small packed body can't fill the memory.
 * @param longer what becomes of a longer one: it is refused, or cut.
 * @returns the body in the pieces in which it came.
 * @throws OutboundError `too_large`
 */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  max_bytes: number,
  longer: 'refused' | 'cut' = 'refused',
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > max_bytes && longer === 'cut') {
      parts.push(part.slice(0, part.byteLength - (size - max_bytes)));
      break;
    }
    if (size > max_bytes) {
      throw new OutboundError('too_large', `more than ${max_bytes} bytes`);
    }
    parts.push(owned(part));
  }
  return parts;
}
