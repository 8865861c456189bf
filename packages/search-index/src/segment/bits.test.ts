import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gallop, intersectionOf } from '../query/intersect.ts';
import { type Ordinals, toBits, toList } from '../query/ordinals.ts';
import { allBits, bitWords, clearBit, countBits, hasBit, setBit, writeNumbers } from './bits.ts';
import { fillIdTable, findId, idTableLength } from './id-table.ts';
import { readUuid, uuidAt } from './uuid.ts';

const size = fc.integer({ min: 1, max: 200 });
const rising = (numbers: Iterable<number>) => Uint32Array.from(numbers).toSorted();
const someOf = (most: number) => fc.uniqueArray(fc.nat(most - 1)).map(rising);
const asList = (list: Uint32Array): Ordinals => ({ list, bits: null, count: list.length });

test('bits keep a set of numbers', () => {
  fc.assert(
    fc.property(
      size.chain((most) => fc.tuple(fc.constant(most), someOf(most))),
      ([most, numbers]) => {
        const bits = new Uint32Array(bitWords(most));
        for (const number of numbers) setBit(bits, number);
        expect(countBits(bits)).toBe(numbers.length);
        const written = new Uint32Array(numbers.length);
        expect(writeNumbers(bits, written)).toBe(numbers.length);
        expect(written).toEqual(numbers);
        const all = allBits(most);
        expect(countBits(all)).toBe(most);
        for (const number of numbers) clearBit(all, number);
        expect(Array.from({ length: most }, (_, at) => hasBit(all, at) !== hasBit(bits, at))).not.toContain(false);
      },
    ),
  );
});

test('sets meet in what is in all of them, whether they are lists or bits', () => {
  const sets = size.chain((most) =>
    fc.tuple(fc.constant(most), fc.array(fc.tuple(someOf(most), fc.boolean()), { minLength: 1, maxLength: 4 })),
  );
  fc.assert(
    fc.property(sets, ([most, drawn]) => {
      const given = drawn.map(([list, isDense]) =>
        isDense ? { list: null, bits: toBits(asList(list), most), count: -1 } : asList(list),
      );
      const [first, ...others] = drawn.map(([list]) => new Set(list));
      const expected = [...(first ?? [])].filter((number) => others.every((other) => other.has(number)));
      expect(toList(intersectionOf(given, most))).toEqual(rising(expected));
    }),
  );
});

test('galloping finds the first number that is not less', () => {
  fc.assert(
    fc.property(someOf(500), fc.nat(520), fc.nat(20), (list, wanted, from) => {
      const start = Math.min(from, list.length);
      const expected = list.findIndex((number, at) => at >= start && number >= wanted);
      expect(gallop(list, wanted, start)).toBe(expected === -1 ? list.length : expected);
    }),
  );
});

test('ids are found by their table, and no others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 50 }), fc.uuid(), (uuids, other) => {
      const ids = new Uint32Array(uuids.length * 4);
      uuids.forEach((uuid, place) => ids.set(readUuid(uuid), place * 4));
      const table = new Uint32Array(idTableLength(uuids.length));
      fillIdTable(table, ids);
      expect(uuids.map((uuid) => findId(table, ids, readUuid(uuid)))).toEqual([...uuids.keys()]);
      expect(findId(table, ids, readUuid(other))).toBe(uuids.indexOf(other));
      expect(uuids.map((_, place) => uuidAt(ids, place))).toEqual(uuids);
    }),
  );
});
