/** Stands in place of a gap: the next gap begins this many documents further, where no document of the list is. */
const LEAP = 0xffff;

/** How many numbers the gaps of a list take at most. */
export const mostGaps = (count: number, size: number): number => count + Math.floor(size / LEAP);

/**
 * Writes how far a document is from the one before it in a rising list; 16 bits are enough for nearly all.
 * @param gap 1 for the very next; the first document of a list is one further than its number
 * @returns the end of what was written
 */
export function writeGap(gaps: Uint16Array, at: number, gap: number): number {
  let to = at;
  let left = gap;
  for (; left > LEAP; left -= LEAP) {
    gaps[to] = LEAP;
    to += 1;
  }
  gaps[to] = left - 1;
  return to + 1;
}

/** Writes the gaps of a rising list. @returns the end of what was written */
export function writeGaps(list: Uint32Array, gaps: Uint16Array, start: number): number {
  let to = start;
  let last = -1;
  for (let at = 0; at < list.length; at += 1) {
    const document = list[at] as number;
    to = writeGap(gaps, to, document - last);
    last = document;
  }
  return to;
}

/** Reads a list of `count` documents from its gaps, to a place of an array. */
export function readGaps(gaps: Uint16Array, start: number, count: number, target: Uint32Array, at = 0): void {
  const end = at + count;
  let document = -1;
  for (let to = at, from = start; to < end; from += 1) {
    const gap = gaps[from] as number;
    if (gap === LEAP) {
      document += LEAP;
      continue;
    }
    document += gap + 1;
    target[to] = document;
    to += 1;
  }
}

/** Sets the bits of a list of `count` documents. */
export function setGaps(gaps: Uint16Array, start: number, count: number, bits: Uint32Array): void {
  let document = -1;
  for (let left = count, from = start; left > 0; from += 1) {
    const gap = gaps[from] as number;
    if (gap === LEAP) {
      document += LEAP;
      continue;
    }
    document += gap + 1;
    bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31));
    left -= 1;
  }
}

/** Counts the documents that are among some bits, in a list of `count` documents. */
export function countGaps(gaps: Uint16Array, start: number, count: number, bits: Uint32Array): number {
  let document = -1;
  let common = 0;
  for (let left = count, from = start; left > 0; from += 1) {
    const gap = gaps[from] as number;
    if (gap === LEAP) {
      document += LEAP;
      continue;
    }
    document += gap + 1;
    common += ((bits[document >>> 5] as number) >>> (document & 31)) & 1;
    left -= 1;
  }
  return common;
}
