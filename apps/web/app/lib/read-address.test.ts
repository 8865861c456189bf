import { expect, test } from 'vitest';
import { readLine, readPage } from './read-address.ts';

test('a page is one that a list can have, and else the first', () => {
  expect(['2', '500', '501', '0', '-1', '1.5', '1e9', 'x', '', null].map((text) => readPage(text))).toEqual([
    2, 500, 1, 1, 1, 1, 1, 1, 1, 1,
  ]);
  expect(readPage('101', 100)).toBe(1);
});

test('a text is one line without control characters, and no letter is cut', () => {
  expect(readLine(' \nDelft\0\u2028rooms\r\n', 100)).toBe('Delft rooms');
  expect(readLine(`${'x'.repeat(9)}😀`, 10)).toBe('x'.repeat(9));
  expect(readLine(null, 10)).toBe('');
});
