import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BestScores, type Place } from './best-scores.ts';
import { Lowest } from './lowest.ts';
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
      expect(best.finish()).toEqual(sorted.slice(0, wanted));
    }),
  );
});

test('the best scores of several segments are those that sorting all of them puts first', () => {
  const offered = fc.array(fc.record({ key: fc.oneof(fc.nat(5), fc.nat(2 ** 18 - 1)), segment: fc.nat(3) }), {
    maxLength: 900,
  });
  fc.assert(
    fc.property(offered, fc.constantFrom(1, 3, 20, 200, 1000), (given, wanted) => {
      const compare = (one: Place, other: Place) => other.document - one.document || other.segment - one.segment;
      const best = new BestScores(wanted);
      given.forEach(({ key, segment }, document) => best.offer(key, segment, document));
      const sorted = given
        .map(({ key, segment }, document) => ({ key, segment, document }))
        .toSorted((one, other) => one.key - other.key || compare(one, other));
      expect(best.finish(compare)).toEqual(
        sorted.slice(0, wanted).map(({ segment, document }) => ({ segment, document })),
      );
    }),
    { numRuns: 60 },
  );
});

test('the lowest of many are those that sorting all of them puts first', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(2 ** 20), { maxLength: 900 }),
      fc.constantFrom(0, 1, 20, 300),
      (given, wanted) => {
        const lowest = new Lowest(wanted);
        for (const number of given) lowest.offer(number);
        expect([...lowest.finish()]).toEqual(given.toSorted((one, other) => one - other).slice(0, wanted));
      },
    ),
    { numRuns: 60 },
  );
});
