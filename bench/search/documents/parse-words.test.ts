import { expect, test } from 'vitest';
import { parseWords } from './parse-words.ts';

test('words keep the weight of their best place', () => {
  expect(parseWords("'2024':1 'delft':2B 'engineer':1C,7 'manasi':1A,3B '東京':1B 'the'")).toEqual({
    A: ['manasi'],
    B: ['delft', '東京'],
    C: ['engineer'],
    D: ['2024', 'the'],
  });
});
