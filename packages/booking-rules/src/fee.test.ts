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
])('[C-53] the fee of %i minor units at %i basis points is %i, rounded down', (price, fee_basis_points, fee) => {
  expect(feeOf(price, { fee_basis_points, fee_fixed_minor: 0 })).toBe(fee);
});

test.each([
  [5000, 1250, 25, 650],
  [5000, 0, 25, 25],
  [20, 1000, 25, 20],
  [0, 1000, 25, 0],
])(
  '[T-160] the fee of %i minor units at %i basis points and %i fixed is %i, and never more than the price',
  (price, fee_basis_points, fee_fixed_minor, fee) => {
    expect(feeOf(price, { fee_basis_points, fee_fixed_minor })).toBe(fee);
  },
);

test('[C-53] whatever parts go back, in whichever order, the fee goes back in proportion and to its last unit', () => {
  const payments = fc
    .record({
      price: fc.integer({ min: 1, max: 999_999_999_999_999 }),
      fee_basis_points: fc.nat(10_000),
      fee_fixed_minor: fc.nat(10_000),
    })
    .chain(({ price, ...terms }) =>
      fc.record({
        payment: fc.constant({ captured_minor: price, fee_minor: feeOf(price, terms) }),
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
