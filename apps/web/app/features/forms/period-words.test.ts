import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { periodWords } from './period-words.ts';

test.each([
  ['2019-09', '2021-08', 'Sep 2019 – Aug 2021'],
  ['2019-09', '', 'since Sep 2019'],
  ['', '2021-08', 'until Aug 2021'],
  ['', '', ''],
])('from %j to %j is %j', (start, end, words) => {
  expect(periodWords(start, end, 'en', createTranslate('en'))).toBe(words);
});
