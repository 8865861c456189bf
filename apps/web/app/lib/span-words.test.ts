import { expect, test } from 'vitest';
import { spanWords } from './span-words.ts';

const minute = 60_000;

test('a span is told in minutes, from an hour on in hours, from a day on without minutes, and from two days on in days', () => {
  const told = [0, 0.5, 7.2, 59.9, 60, 320, 24 * 60 + 30, 47 * 60, 48 * 60, 190 * 60];
  expect(told.map((minutes) => spanWords(minutes * minute, 'en'))).toEqual([
    '1 min',
    '1 min',
    '8 min',
    '1 hr',
    '1 hr',
    '5 hr 20 min',
    '24 hr',
    '47 hr',
    '2 days',
    '7 days',
  ]);
  expect(spanWords(8 * minute, 'ar')).toContain('8');
});
