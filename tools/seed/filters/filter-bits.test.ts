import { expect, test } from 'vitest';
import { BITS_OF_A_CHUNK, FilterBits } from './filter-bits.ts';

/** The mentors of a value, by chunk. */
function membersOf(bits: FilterBits, value: number): [number, number[]][] {
  const found: [number, number[]][] = [];
  bits.eachChunk(value, (chunk, ones) => {
    const places = Array.from({ length: BITS_OF_A_CHUNK }, (_, place) => place);
    found.push([chunk, places.filter((place) => ((ones[place >> 3] as number) & (0x80 >> (place & 7))) !== 0)]);
  });
  return found;
}

test('whoever has a value has its bit, in the chunk of their place, and nobody else', () => {
  const bits = new FilterBits();
  const mentors = BITS_OF_A_CHUNK * 2 + 10;
  const rare = new Set([0, 7, 8, BITS_OF_A_CHUNK * 2 + 9]);
  // Handed over in parts that are no chunks.
  for (let from = 0; from < mentors; from += 3000) {
    const marks = Array.from({ length: Math.min(3000, mentors - from) }, (_, nth) =>
      rare.has(from + nth) ? [2, 0, 4] : from + nth < BITS_OF_A_CHUNK ? [1, 0] : [0],
    );
    bits.add(Int32Array.from(marks.flat()));
  }
  expect(membersOf(bits, 4)).toEqual([
    [0, [0, 7, 8]],
    [2, [9]],
  ]);
  expect(membersOf(bits, 0).map(([chunk, places]) => [chunk, places.length])).toEqual([
    [0, BITS_OF_A_CHUNK],
    [2, 1],
  ]);
  expect(membersOf(bits, 1)).toEqual([]);
  expect(membersOf(bits, 99)).toEqual([]);
});
