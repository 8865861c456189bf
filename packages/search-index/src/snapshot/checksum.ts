const WORD = 4;

/**
 * A number that differs where bytes differ, but for one in four thousand million: not against those who mean harm, but
 * against files that were torn or changed by accident. Each step can be undone, so that no single change is lost.
 */
export function checksumOf(bytes: Uint8Array): number {
  const { buffer, byteOffset, length } = bytes.byteOffset % WORD === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(buffer, byteOffset, Math.floor(length / WORD));
  let sum = length | 0;
  for (let at = 0; at < words.length; at += 1) {
    sum = Math.imul(sum ^ (words[at] as number), 0x9e37_79b1);
    sum ^= sum >>> 15;
  }
  for (let at = words.length * WORD; at < length; at += 1) {
    sum = Math.imul(sum ^ (bytes[at] as number), 0x9e37_79b1);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}
