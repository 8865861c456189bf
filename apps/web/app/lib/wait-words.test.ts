import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

test.each([
  [0, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
  [3601, 'in 2 hours'],
  [24 * 3600, 'in 24 hours'],
  [24 * 3600 + 1, 'in 2 days'],
])('[N-04] a wait of %d seconds is written as %s, and never too short', (seconds, words) => {
  expect(waitWords(seconds, 'en')).toBe(words);
});

test('[N-04] a wait is written in the language of the page', () => {
  expect(waitWords(3700, 'fr')).toBe('dans 2 heures');
});
