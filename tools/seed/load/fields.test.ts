import { expect, test } from 'vitest';
import { daysOf } from './fields.ts';
import { numericBytes } from './numeric.ts';

test('counts days as PostgreSQL does', () => {
  const begin = Temporal.PlainDate.from('2000-01-01');
  for (let days = -30_000; days < 30_000; days += 1) {
    expect(daysOf(begin.add({ days }).toString())).toBe(days);
  }
});

test('writes numbers to base 10,000', () => {
  const read = (value: number) => Array.from(new Int16Array(Uint8Array.from(numericBytes(value)).buffer), swap);
  const swap = (word: number) => ((word & 0xff) << 8) | ((word >> 8) & 0xff);
  expect(read(4.8)).toEqual([2, 0, 0, 1, 4, 8000]);
  expect(read(12_345.25)).toEqual([3, 1, 0, 2, 1, 2345, 2500]);
  expect(read(500_000)).toEqual([2, 1, 0, 0, 50, 0]);
});
