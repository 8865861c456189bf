const HASH_PRIME = 16_777_619;
const HASH_BASIS = 2_166_136_261;

const isSame = (text: string, bytes: Buffer, start: number): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) !== bytes[start + at]) {
      return false;
    }
  }
  return true;
};

/**
 * Makes strings of bytes in UTF-8, the same one again for a word of ASCII letters that came lately: words come back again
 * and again, and making a string takes five times as long.
 * @param room for so many words, by their hash: a power of two.
 */
export function copiedWords(room: number): (bytes: Buffer, start: number, end: number) => string {
  const remembered: (string | undefined)[] = Array.from({ length: room });
  return (bytes, start, end) => {
    let hash = HASH_BASIS;
    let high = 0;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      high |= byte;
      hash = Math.imul(hash ^ byte, HASH_PRIME);
    }
    if (high > 127) {
      return bytes.toString('utf8', start, end);
    }
    const place = (hash ^ (hash >>> 15)) & (room - 1);
    const known = remembered[place];
    if (known?.length === end - start && isSame(known, bytes, start)) {
      return known;
    }
    const made = bytes.toString('latin1', start, end);
    remembered[place] = made;
    return made;
  };
}
