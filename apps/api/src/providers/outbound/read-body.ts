import { OutboundError } from './outbound-error.ts';

/**
 * Reads a body to its end, unpacked; stops at the first byte too many, so that a small packed body can't fill the memory.
 * @param longer what becomes of a longer one: it is refused, or cut.
 * @throws OutboundError `too_large`
 */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  max_bytes: number,
  longer: 'refused' | 'cut' = 'refused',
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > max_bytes && longer === 'cut') {
      parts.push(part.subarray(0, part.byteLength - (size - max_bytes)));
      break;
    }
    if (size > max_bytes) {
      throw new OutboundError('too_large', `more than ${max_bytes} bytes`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
