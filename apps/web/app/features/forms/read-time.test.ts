import { expect, test } from 'vitest';
import { isWholeTime, readTime } from './read-time.ts';

const english = { am: 'am', pm: 'pm' };

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['21.30', '21:30'],
  ['21h30', '21:30'],
  [' 7:05 pm ', '19:05'],
  ['7pm', '19:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['9:30 a.m.', '09:30'],
  ['24:00', '00:00'],
  ['٠٩:٣٠', '09:30'],
  ['२१:१५', '21:15'],
])('%s is %s', (text, time) => {
  expect(readTime(text, english)).toBe(time);
});

test.each(['', 'noon', '25', '24:30', '9:60', '13 pm', '9:3', '12345', '-5:99'])('%j is no time', (text) => {
  expect(readTime(text, english)).toBeNull();
});

test('halves of the day are read as each language names them', () => {
  expect(readTime('下午 9:30', { am: '上午', pm: '下午' })).toBe('21:30');
  expect(readTime('9:30 CH', { am: 'SA', pm: 'CH' })).toBe('21:30');
  expect(readTime('9:30 م', { am: 'ص', pm: 'م' })).toBe('21:30');
});

test('a time counts while it is typed, as soon as it is complete', () => {
  expect(['9:30', '0930', '9.30 pm', '٠٩:٣٠'].every(isWholeTime)).toBe(true);
  expect(['', '9', '15', '153', '9:3'].some(isWholeTime)).toBe(false);
});
