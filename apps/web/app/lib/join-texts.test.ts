import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';

test('[N-07] texts from right to left stand by themselves between others', () => {
  expect(joinTexts(['MSc', null, '', 'הטכניון'], 'en')).toBe('MSc, \u2068הטכניון\u2069');
  expect(joinTexts(['Delft', 'هولندا'], 'ar', ' · ')).toBe('\u2068Delft\u2069 · هولندا');
  expect(joinTexts(['Linh', '东京'], 'vi')).toBe('Linh, 东京');
  expect(joinTexts([], 'en')).toBe('');
});
