import { expect, test } from 'vitest';
import { RowWriter } from './row-writer.ts';

const LONG = 'Mentors from all over the world, '.repeat(40);
/** The text of a row with nothing else. */
const read = (row: RowWriter) => Buffer.from(row.end().subarray(6)).toString('utf8');

test('texts are written as they are, whatever their letters, also where the room ends', () => {
  for (const text of ['', 'x', 'Trần', 'İzmir, Türkiye', '小明', LONG]) {
    const row = new RowWriter(new ArrayBuffer(64));
    row.row(1);
    row.text(text);
    expect(read(row)).toBe(text);
  }
});

test('a text in parts is the same as the parts put together', () => {
  for (const parts of [[], ['Alderbank'], ['', 'x', ''], ['Trần', 'Linh', LONG], [LONG, LONG, '小明']]) {
    for (const separator of ['', ' ', ' · ']) {
      const row = new RowWriter(new ArrayBuffer(64));
      row.row(1);
      row.joined(parts, separator);
      expect(read(row)).toBe(parts.join(separator));
    }
  }
});
