import { expect, test } from 'vitest';
import { median } from './median.ts';
import { roundsOf } from './rounds.ts';
import { duration, table, times } from './table.ts';

test('the median of an odd and of an even count', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a ratio compares within each round, so that a slow moment of the machine affects both', () => {
  const rounds = roundsOf({ ours: [1, 10, 1], theirs: [100, 1000, 90] });
  expect(rounds.median('ours')).toBe(1);
  expect(rounds.ratio('theirs', 'ours')).toBe(100);
});

test('durations and ratios are formatted, and columns are aligned', () => {
  expect([0.000_026, 0.0333, 0.2, 5.8, 112].map(duration)).toEqual(['26 ns', '33.3 µs', '200 µs', '5.80 ms', '112 ms']);
  expect([3.44, 712.2].map(times)).toEqual(['3.4×', '712×']);
  expect(
    table([
      ['a', 'b'],
      ['long', 'c'],
    ]),
  ).toBe('| a    | b |\n|------|---|\n| long | c |');
});
