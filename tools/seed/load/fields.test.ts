import { expect, test } from 'vitest';
import { daysOf, writeNumeric } from './fields.ts';
import { numericBytes } from './numeric.ts';
import { RowWriter } from './row-writer.ts';

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

test('writes what is known by its hundredths like any other number', () => {
  for (const value of [0, 0.07, 4.57, 4.999, 19.99, 60.5, 10_737_418.24, 999_999_999.5]) {
    const row = new RowWriter();
    writeNumeric(row, value);
    // Behind its length.
    expect(Array.from(row.end().subarray(4)), String(value)).toEqual(Array.from(numericBytes(value)));
  }
});
