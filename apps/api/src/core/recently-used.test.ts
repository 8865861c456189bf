import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recentlyUsed } from './recently-used.ts';

const ENTRY_BYTES = 300;
const value = Buffer.from('ten bytes.');
const room = (entries: number) => entries * (value.length + ENTRY_BYTES);

test('the most recently used entry stays, and the least recently used one goes', () => {
  const cards = recentlyUsed<Buffer>(room(4), ({ length }) => length);
  for (const key of ['a', 'b', 'c']) cards.set(key, value);
  expect(cards.get('a')).toBe(value);
  for (const key of ['d', 'e']) cards.set(key, value);
  expect(['a', 'b', 'c'].map((key) => cards.get(key) !== undefined)).toEqual([true, false, false]);
});

test('after any sequence of operations the size limit holds, and deleted entries are gone', () => {
  const key = fc.integer({ min: 0, max: 9 }).map(String);
  const step = fc.tuple(fc.constantFrom('set', 'get', 'delete', 'clear'), key);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (steps, most) => {
      const cards = recentlyUsed<Buffer>(room(most), ({ length }) => length);
      const set = new Set<string>();
      for (const [kind, of] of steps) {
        if (kind === 'set') {
          cards.set(of, value);
          set.add(of);
        } else if (kind === 'clear') {
          cards.clear();
          set.clear();
        } else if (kind === 'delete') {
          cards.delete(of);
          set.delete(of);
        } else expect(cards.get(of) === undefined || set.has(of)).toBe(true);
      }
      const kept = Array.from({ length: 10 }, (_, of) => String(of)).filter((of) => cards.get(of) !== undefined);
      expect(kept.length).toBeLessThanOrEqual(most + 2);
      expect(kept.filter((of) => !set.has(of))).toEqual([]);
    }),
  );
});
