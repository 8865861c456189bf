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
 * Makes strings of bytes in UTF-8 up to a zero, the same one again for a word of ASCII letters that came lately: words come
 * back again and again, and making a string takes five times as long.
 */
export class CopiedWords {
  /** Where the last one ended. */
  end = 0;
  readonly #remembered: (string | undefined)[];

  /** @param room number of words that are remembered by their hash: a power of two. */
  constructor(room: number) {
    this.#remembered = Array.from({ length: room });
  }

  read(bytes: Buffer, start: number): string {
    let hash = HASH_BASIS;
    let high = 0;
    let end = start;
    for (let byte = bytes[end] ?? 0; byte !== 0; byte = bytes[end] ?? 0) {
      high |= byte;
      hash = Math.imul(hash ^ byte, HASH_PRIME);
      end += 1;
    }
    this.end = end;
    if (high > 127) {
      return bytes.toString('utf8', start, end);
    }
    const remembered = this.#remembered;
    const place = (hash ^ (hash >>> 15)) & (remembered.length - 1);
    const known = remembered[place];
    if (known?.length === end - start && isSame(known, bytes, start)) {
      return known;
    }
    const made = bytes.toString('latin1', start, end);
    remembered[place] = made;
    return made;
  }
}
