import { expect, test } from 'vitest';
import { readDuration, unitOf, writeDuration } from './duration.ts';

test.each([
  ['fr', '1,5', 'hours', '90'],
  ['fr', '1.5', 'hours', '90'],
  ['en', '1,5', 'hours', '90'],
  ['en', '1.1', 'hours', '66'],
  ['hi', '२', 'days', '2880'],
  ['en', '', 'hours', ''],
  ['en', 'soon', 'hours', 'NaN'],
] as const)(
  '[E-07] in %s %j %s are %j minutes, whatever the browser’s own language is',
  (locale, text, unit, minutes) => {
    expect(readDuration(text, unit, locale)).toBe(minutes);
  },
);

test('a length is shown in the greatest unit in which it is whole, as its language writes it', () => {
  expect(['0', '', '90', '120', '2880'].map(unitOf)).toEqual(['hours', 'minutes', 'minutes', 'hours', 'days']);
  expect(writeDuration('90', 'hours', 'fr')).toBe('1,5');
  expect(writeDuration('', 'hours', 'fr')).toBe('');
});
