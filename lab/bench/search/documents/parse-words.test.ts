import { expect, test } from 'vitest';
import { parseWords } from './parse-words.ts';

test('words have the weight of the letter before them', () => {
  expect(parseWords("'amanasi' 'bdelft' 'b東京' 'cengineer' 'd2024' 'dthe'")).toEqual({
    A: ['manasi'],
    B: ['delft', '東京'],
    C: ['engineer'],
    D: ['2024', 'the'],
  });
});
