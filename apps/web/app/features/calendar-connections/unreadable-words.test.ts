import type { UnreadableEntry } from '@abroad/contract/calendar-connections';
import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { unreadableWords } from './unreadable-words.ts';

const t = createTranslate('en');
// A reader far from UTC still sees the day that the calendar names.
const now = Date.parse('2027-01-20T09:00:00Z');
const format = createFormat({ locale: 'en', zone: 'Pacific/Apia', clock: '24', now, t });
const words = (unreadable: UnreadableEntry | null) =>
  unreadableWords(
    [
      { name: 'Home', unreadable: null },
      { name: 'Work', unreadable },
    ],
    t,
    format,
  );

test('[N-21] a mentor reads which entry can’t be read, by its title and day, and why', () => {
  const entry = { reason: 'duration', title: 'Dinner', date: '2027-02-02' } as const;
  const end = 'Correct or delete it there, then try again.';
  expect(words(entry)).toBe(`We can’t read “Dinner” on Tue 2 Feb in Work. Its duration isn’t a length of time. ${end}`);
  expect(words({ ...entry, title: null, reason: 'time' })).toBe(
    `We can’t read an event on Tue 2 Feb in Work. Its start or end isn’t a time. ${end}`,
  );
  expect(words({ ...entry, date: null, reason: 'rule' })).toContain(
    '“Dinner” in Work. We can’t read how often it repeats.',
  );
  expect(words({ title: null, date: null, reason: 'too_much' })).toContain(
    'an event without a title in Work. It repeats too',
  );
});

test('[N-21] a calendar that can’t be read as a whole says what is wrong with it', () => {
  const whole = { title: null, date: null } as const;
  expect(words({ ...whole, reason: 'cut_off' })).toContain('is cut off before the end');
  expect(words({ ...whole, reason: 'too_large' })).toContain('too large for us to read');
  expect(words({ ...whole, reason: 'not_a_calendar' })).toBe(
    'The server’s answer isn’t a calendar. We’ll keep trying.',
  );
  expect(words(null)).toBe('The server’s answer isn’t a calendar. We’ll keep trying.');
});
