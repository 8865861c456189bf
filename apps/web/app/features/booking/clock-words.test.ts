import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { createClockWords } from './clock-words.ts';

const t = createTranslate('en');
const now = Date.parse('2026-11-20T09:18:00Z');
const wordsIn = (zone: string, mentorZone = 'Europe/Amsterdam') =>
  createClockWords(
    { first_name: 'Linh', time_zone: mentorZone },
    { t, zone, format: createFormat({ locale: 'en', zone, clock: '24', now, t }) },
  );
const slot = { start: '2026-11-27T12:30:00Z', end: '2026-11-27T13:15:00Z' };

test('a slot is on the reader’s clock, with the mentor’s beside it', () => {
  const words = wordsIn('Asia/Ho_Chi_Minh');
  expect(words.slotTime(slot.start, false)).toBe('19:30');
  expect(words.slotThere(slot.start)).toBe('13:30 in Amsterdam');
  expect(words.yours(slot)).toBe('Fri 27 Nov, 19:30–20:15 your time');
  expect(words.theirs(slot)).toBe('13:30–14:15 for Linh in Amsterdam');
});

test('the mentor’s date is named where it is another', () => {
  const late = { start: '2026-11-27T23:30:00Z', end: '2026-11-28T00:15:00Z' };
  const words = wordsIn('America/New_York');
  expect(words.slotThere(late.start)).toBe('Sat 28 Nov, 00:30 in Amsterdam');
  expect(words.theirs(late)).toBe('Sat 28 Nov, 00:30–01:15 for Linh in Amsterdam');
});

test('clocks that show the same are not said twice', () => {
  expect(wordsIn('Europe/Paris').slotThere(slot.start)).toBeNull();
});

test('a time that occurs twice says which one it is', () => {
  const words = wordsIn('Europe/Amsterdam', 'Asia/Tokyo');
  expect(words.slotTime('2026-10-25T00:30:00Z', true)).toBe('02:30 (GMT+2)');
  expect(words.slotTime('2026-10-25T01:30:00Z', true)).toBe('02:30 (GMT+1)');
});
