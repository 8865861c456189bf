import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gallop, intersectionOf } from '../query/intersect.ts';
import { eachOrdinal, type Ordinals, toBits, unionOfLists } from '../query/ordinals.ts';
import { Scratch } from '../query/scratch.ts';
import { allBits, bitWords, clearBit, countBits, hasBit, setBit, writeNumbers } from './bits.ts';
import { fillIdTable, findId, idTableLength } from './id-table.ts';
import { readUuid, uuidAt } from './uuid.ts';
import { ListFiller } from './write-lists.ts';

const size = fc.integer({ min: 1, max: 200 });
const rising = (numbers: Iterable<number>) => Uint32Array.from(numbers).toSorted();
const someOf = (most: number) => fc.uniqueArray(fc.nat(most - 1)).map(rising);
const asList = (list: Uint32Array): Ordinals => ({ list, bits: null, count: list.length });
function asBits(list: Uint32Array, bits: Uint32Array): Ordinals {
  bits.fill(0);
  for (const number of list) setBit(bits, number);
  return { list: null, bits, count: -1 };
}

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

test('sets meet in what is in all of them, and join to what is in any, whether they are lists or bits', () => {
  const sets = size.chain((most) =>
    fc.tuple(fc.constant(most), fc.array(fc.tuple(someOf(most), fc.boolean()), { minLength: 1, maxLength: 4 })),
  );
  fc.assert(
    fc.property(sets, ([most, drawn]) => {
      // Room is never empty when it is used again.
      const scratch = new Scratch(most);
      for (let nth = 0; nth < 4; nth += 1) scratch.lend().fill(0x5a5a_5a5a);
      scratch.release();
      const given = drawn.map(([list, isDense]) =>
        isDense || list.length > bitWords(most) ? asBits(list, scratch.lend()) : asList(list),
      );
      const read = (found: Ordinals) => {
        const numbers: number[] = [];
        eachOrdinal(found, (number) => void numbers.push(number));
        expect(found.count < 0 || found.count === numbers.length).toBe(true);
        return rising(numbers);
      };
      const [first, ...others] = drawn.map(([list]) => new Set(list));
      const common = [...(first ?? [])].filter((number) => others.every((other) => other.has(number)));
      for (const set of given) expect(countBits(toBits(set, scratch.lend))).toBe(read(set).length);
      expect(read(intersectionOf(given, scratch.lend))).toEqual(rising(common));
      const filler = new ListFiller(
        Uint32Array.from(drawn, ([list]) => list.length),
        most,
      );
      for (const [nth, [list]] of drawn.entries()) for (const document of list) filler.add(nth, document);
      const union = unionOfLists(filler.lists, [...drawn.keys()], most, scratch.lend);
      expect(read(union)).toEqual(rising(new Set(drawn.flatMap(([list]) => [...list]))));
      scratch.release();
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
