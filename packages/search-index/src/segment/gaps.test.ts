import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitWords, countBits, setBit } from './bits.ts';
import { countGaps, mostGaps, readGaps, setGaps, writeGaps } from './gaps.ts';
import { ListFiller } from './write-lists.ts';
import { ordinalsOf, toBits } from '../query/ordinals.ts';
import { Scratch } from '../query/scratch.ts';

const SIZE = 400_000;
const rising = (numbers: readonly number[]) => Uint32Array.from(numbers).toSorted();
/** Documents far from one another, at the ends, and side by side. */
const document = fc.oneof(
  fc.nat(SIZE - 1),
  fc.nat(40),
  fc.nat(5).map((nth) => SIZE - 1 - nth),
  fc.integer({ min: 65_530, max: 65_540 }),
  fc.integer({ min: 131_065, max: 131_075 }),
);
const list = fc.uniqueArray(document, { maxLength: 60 }).map(rising);

test('a list is read as it was written, however far its documents are from one another', () => {
  fc.assert(
    fc.property(list, list, fc.nat(5), (documents, others, start) => {
      const gaps = new Uint16Array(start + mostGaps(documents.length, SIZE));
      expect(writeGaps(documents, gaps, start)).toBeLessThanOrEqual(gaps.length);
      const read = new Uint32Array(documents.length + 2);
      readGaps(gaps, start, documents.length, read, 1);
      expect(read.subarray(1, -1)).toEqual(documents);
      const bits = new Uint32Array(bitWords(SIZE));
      for (const other of others) setBit(bits, other);
      const common = documents.filter((number) => others.includes(number)).length;
      expect(countGaps(gaps, start, documents.length, bits)).toBe(common);
      setGaps(gaps, start, documents.length, bits);
      expect(countBits(bits)).toBe(documents.length + others.length - common);
    }),
  );
});

test('lists that are filled by turns are each read as they were', () => {
  const filled = fc.array(list, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(filled, fc.boolean(), (lists, withMany) => {
      const all = withMany ? [...lists, Uint32Array.from({ length: SIZE / 5 }, (_, nth) => nth * 5)] : lists;
      const filler = new ListFiller(
        Uint32Array.from(all, ({ length }) => length),
        SIZE,
      );
      const turns = all.flatMap((documents, nth) => Array.from(documents, (number) => ({ nth, number })));
      for (const { nth, number } of turns.toSorted((one, other) => one.number - other.number)) filler.add(nth, number);
      const { lend } = new Scratch(SIZE);
      for (const [nth, documents] of all.entries()) {
        const found = ordinalsOf(filler.lists, nth, SIZE, lend);
        expect(found.count).toBe(documents.length);
        if (nth < lists.length) expect(found.list).toEqual(documents);
        else expect(countBits(toBits(found, lend))).toBe(documents.length);
      }
    }),
    { numRuns: 30 },
  );
});
