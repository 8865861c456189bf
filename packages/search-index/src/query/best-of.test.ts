import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BestOf } from './best-of.ts';

test('the best of many are those that sorting all of them puts first', () => {
  const keys = fc.array(fc.oneof(fc.nat(6), fc.constant(Infinity)), { maxLength: 80 });
  fc.assert(
    fc.property(keys, fc.nat(30), (given, wanted) => {
      // Of equals, the later comes first.
      const compare = (one: number, other: number) => other - one;
      const best = new BestOf(wanted, compare);
      given.forEach((key, document) => {
        if (key <= best.bound) best.offer(key, document);
      });
      const sorted = [...given.keys()].toSorted((one, other) => {
        const [first, second] = [given[one] ?? 0, given[other] ?? 0];
        return first === second ? compare(one, other) : first - second;
      });
      expect(best.finish().documents).toEqual(sorted.slice(0, wanted));
    }),
  );
});
