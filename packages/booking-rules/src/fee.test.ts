import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeOf, feeReturned } from './fee.ts';

test.each([
  [5000, 1250, 625],
  [3333, 1000, 333],
  [999, 1, 0],
  [1, 9999, 0],
  [1, 10_000, 1],
  [999_999_999_999_999, 1234, 123_399_999_999_999],
])('[C-53] the fee of %i minor units at %i basis points is %i, rounded down', (price, basis_points, fee) => {
  expect(feeOf(price, basis_points)).toBe(fee);
});

test('[C-53] whatever parts go back, in whichever order, the fee goes back in proportion and to its last unit', () => {
  const payments = fc
    .record({ price: fc.integer({ min: 1, max: 999_999_999_999_999 }), basis_points: fc.nat(10_000) })
    .chain(({ price, basis_points }) =>
      fc.record({
        payment: fc.constant({ captured_minor: price, fee_minor: feeOf(price, basis_points) }),
        cuts: fc.array(fc.integer({ min: 0, max: price }), { maxLength: 8 }),
      }),
    );
  fc.assert(
    fc.property(payments, ({ payment, cuts }) => {
      const { captured_minor, fee_minor } = payment;
      const points = [0, ...cuts.toSorted((one, other) => one - other), captured_minor];
      const parts = points.slice(1).map((point, at) => {
        const before = points[at] ?? 0;
        const fee = feeReturned(payment, point) - feeReturned(payment, before);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(point - before - fee).toBeGreaterThanOrEqual(0);
        return fee;
      });
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fee_minor);
    }),
  );
});
