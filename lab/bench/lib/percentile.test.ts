import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test('a percentile is one of the numbers, in any order, and NaN of none', () => {
  const numbers = [30, 10, 20, 40];
  expect([0, 0.5, 0.95, 1].map((share) => percentile(numbers, share))).toEqual([10, 30, 40, 40]);
  expect(percentile([], 0.5)).toBeNaN();
});
