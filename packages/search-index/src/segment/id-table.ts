import type { UuidWords } from './uuid.ts';

const EMPTY = 0;

/** Ids of one moment begin alike, and those of one maker end alike, so that all of their bits are mixed. */
function hashOf(first: number, second: number, third: number, fourth: number): number {
  let hash = Math.imul(first ^ (second >>> 15), 0x9e37_79b1) ^ second;
  hash = Math.imul(hash ^ (hash >>> 15) ^ third, 0x85eb_ca77) ^ fourth;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae3d);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns the room for `size` ids: a power of two, at most two thirds of which are taken. */
export const idTableLength = (size: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, size * 1.5)));

/** Fills a table that finds the place of an id in `ids`. */
export function fillIdTable(table: Uint32Array, ids: Uint32Array): void {
  const mask = table.length - 1;
  for (let place = 0; place * 4 < ids.length; place += 1) {
    const at = place * 4;
    let slot = hashOf(ids[at] as number, ids[at + 1] as number, ids[at + 2] as number, ids[at + 3] as number) & mask;
    while (table[slot] !== EMPTY) slot = (slot + 1) & mask;
    table[slot] = place + 1;
  }
}

/** @returns the place of an id in `ids`, -1 where it isn't there */
export function findId(table: Uint32Array, ids: Uint32Array, [first, second, third, fourth]: UuidWords): number {
  const mask = table.length - 1;
  let slot = hashOf(first, second, third, fourth) & mask;
  for (let entry = table[slot] as number; entry !== EMPTY; entry = table[slot] as number) {
    const at = (entry - 1) * 4;
    if (ids[at + 3] === fourth && ids[at + 1] === second && ids[at] === first && ids[at + 2] === third) {
      return entry - 1;
    }
    slot = (slot + 1) & mask;
  }
  return -1;
}
