import { payoutStep } from '@abroad/reference-data/payable-step';
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
  expect(feeOf(price, { fee_basis_points, fee_fixed_minor: 0 }, 1)).toBe(fee);
});

test.each([
  [5000, 1250, 25, 650],
  [5000, 0, 25, 25],
  [20, 1000, 25, 20],
  [0, 1000, 25, 0],
])(
  '[T-160] the fee of %i minor units at %i basis points and %i fixed is %i, and never more than the price',
  (price, fee_basis_points, fee_fixed_minor, fee) => {
    expect(feeOf(price, { fee_basis_points, fee_fixed_minor }, 1)).toBe(fee);
  },
);

test('[C-53] whatever parts go back, in whichever order, the fee goes back in proportion and to its last unit', () => {
  const payments = fc
    .record({
      price: fc.integer({ min: 1, max: 9_999_999_999_999 }),
      fee_basis_points: fc.nat(10_000),
      fee_fixed_minor: fc.nat(10_000),
      step: fc.constantFrom(1, 10, 100),
    })
    .map(({ price, step, ...rest }) => ({ ...rest, step, price: price * step }))
    .chain(({ price, step, ...terms }) =>
      fc.record({
        step: fc.constant(step),
        payment: fc.constant({ captured_minor: price, fee_minor: feeOf(price, terms, step) }),
        cuts: fc.array(
          fc.integer({ min: 0, max: price / step }).map((at) => at * step),
          { maxLength: 8 },
        ),
      }),
    );
  fc.assert(
    fc.property(payments, ({ payment, cuts, step }) => {
      const { captured_minor, fee_minor } = payment;
      const points = [0, ...cuts.toSorted((one, other) => one - other), captured_minor];
      const parts = points.slice(1).map((point, at) => {
        const before = points[at] ?? 0;
        const fee = feeReturned(payment, point, step) - feeReturned(payment, before, step);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(point - before - fee).toBeGreaterThanOrEqual(0);
        return fee;
      });
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fee_minor);
    }),
  );
});

test.each([
  ['ISK', 5005, 500, 4505],
  ['UGX', 150_005, 15_000, 135_005],
  ['HUF', 123_400, 12_300, 111_100],
  ['TWD', 100_500, 10_000, 90_500],
  ['KWD', 12_340, 1230, 11_110],
  ['MGA', 500_500, 50_000, 450_500],
])(
  '[T-192] of %s %i with a fee of 10 %% (%i) a mentor is left with what a bank can be sent: %i',
  (currency, price, fee, rest) => {
    const step = payoutStep(currency);
    const fee_minor = feeOf(price, { fee_basis_points: 1000, fee_fixed_minor: 0 }, step);
    expect([fee_minor, price - fee_minor]).toEqual([fee, rest]);
    expect((price - fee_minor) % step).toBe(0);
    // Half of it goes back, in whole steps too.
    const half = feeReturned({ captured_minor: price, fee_minor }, Math.floor(price / 2 / step) * step, step);
    expect(half % step).toBe(0);
    expect(feeReturned({ captured_minor: price, fee_minor }, price, step)).toBe(fee);
  },
);
