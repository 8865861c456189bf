import { expect, test } from 'vitest';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { fromDate } from '../calendar/local-days.ts';
import { startOfDay, weekDays } from './week-days.ts';

const BERLIN = 'Europe/Berlin';
const friday = fromDate('2026-11-27') ?? 0;

test('[U-14] a day begins at its midnight, also where the clock changes', () => {
  const midnights = ['2026-03-29', '2026-03-30'].map((date) =>
    new Date(startOfDay(fromDate(date) ?? 0, BERLIN)).toISOString(),
  );
  expect(midnights).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
});

test('[U-14] a week has sessions, available and busy times by day, cut at midnight', () => {
  const session = sampleBooking({ start: '2026-11-27T17:00:00Z', end: '2026-11-27T18:00:00Z' });
  const days = weekDays(friday, BERLIN, [session], {
    available: [
      { start: '2026-11-27T08:00:00Z', end: '2026-11-27T10:30:00Z' },
      { start: '2026-11-28T22:30:00Z', end: '2026-11-28T23:30:00Z' },
    ],
    busy: [{ start: '2026-11-27T20:00:00Z', end: '2026-11-28T23:00:00Z' }],
    off: [{ start: '2026-11-29T23:00:00Z', end: '2026-12-01T23:00:00Z' }],
  });
  expect(days.map(({ entries, available_h, isOff }) => [entries.map(({ kind }) => kind), available_h, isOff])).toEqual([
    [['available', 'session', 'busy'], 2.5, false],
    [['busy', 'available'], 0.5, false],
    [['available'], 0.5, false],
    [[], 0, true],
    [[], 0, true],
    [[], 0, false],
    [[], 0, false],
  ]);
  expect(days[0]?.entries[2]).toMatchObject({ isAllDay: false });
  expect(days[1]?.entries[0]).toMatchObject({ isAllDay: true });
});
