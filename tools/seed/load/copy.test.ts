import { expect, test } from 'vitest';
import { toCopyText } from './copy.ts';

test('values are written in the format of COPY', () => {
  const { columns, text } = toCopyText('made_up', [
    { words: `'a\\b'`, lines: 'one\n\ttwo\r', tags: ['x', 'a "b"'], none: null, number: 2.5, is_so: true },
    { words: '', lines: '', tags: [], none: null, number: 0, is_so: false },
  ]);
  expect(columns).toEqual(['words', 'lines', 'tags', 'none', 'number', 'is_so']);
  expect(new TextDecoder().decode(text).split('\n')).toEqual([
    String.raw`'a\\b'	one\n\ttwo\r	{"x","a \\"b\\""}	\N	2.5	true`,
    String.raw`		{}	\N	0	false`,
    '',
  ]);
});
