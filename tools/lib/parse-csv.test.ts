import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

test('parses fields, quotes, commas and line breaks according to RFC 4180', () => {
  expect(parseCsv('a,b,c\r\n"x, y","say ""hi""","two\nlines"\n,,\n')).toEqual([
    ['a', 'b', 'c'],
    ['x, y', 'say "hi"', 'two\nlines'],
    ['', '', ''],
  ]);
  expect(parseCsv('last,line')).toEqual([['last', 'line']]);
  expect(parseCsv('')).toEqual([]);
});

test('keeps an empty last field', () => {
  expect(parseCsv('a,')).toEqual([['a', '']]);
});

test('refuses text that isn’t CSV', () => {
  expect(() => parseCsv('a,"open\nb,c')).toThrow('not comma-separated text');
});
