import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

test('reads fields, quotes, commas and line breaks as RFC 4180 has them', () => {
  expect(parseCsv('a,b,c\r\n"x, y","say ""hi""","two\nlines"\n,,\n')).toEqual([
    ['a', 'b', 'c'],
    ['x, y', 'say "hi"', 'two\nlines'],
    ['', '', ''],
  ]);
  expect(parseCsv('last,line')).toEqual([['last', 'line']]);
  expect(parseCsv('')).toEqual([]);
});

test('keeps an empty field at the very end', () => {
  expect(parseCsv('a,')).toEqual([['a', '']]);
});

test('refuses text that is no CSV', () => {
  expect(() => parseCsv('a,"open\nb,c')).toThrow('not comma-separated text');
});
