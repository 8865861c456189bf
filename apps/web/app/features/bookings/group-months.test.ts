import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { dayName, groupMonths } from './group-months.ts';

const at = (start: string) => ({ start }) as Booking;
const now = Date.parse('2026-11-27T09:00:00Z');
const formatIn = (zone: string) => createFormat({ locale: 'en', zone, clock: '24', now, t: createTranslate('en') });

test('[R-20] sessions stand under the months of the reader, in the order of the list', () => {
  const list = [at('2026-11-27T12:00:00Z'), at('2026-11-30T18:00:00Z'), at('2026-12-04T08:00:00Z')];
  const months = (zone: string) =>
    groupMonths(list, zone).map(({ month, bookings }) => [month, bookings.map(({ start }) => start.slice(0, 10))]);
  expect(months('Europe/Amsterdam')).toEqual([
    ['2026-11', ['2026-11-27', '2026-11-30']],
    ['2026-12', ['2026-12-04']],
  ]);
  expect(months('Asia/Ho_Chi_Minh').map(([, days]) => days?.length)).toEqual([1, 2]);
});

test('the days next to today have their names, all others their dates', () => {
  const words = (start: string, zone = 'UTC') => dayName(start, formatIn(zone), zone, now);
  expect(words('2026-11-27T23:00:00Z')).toBe('Today');
  expect(words('2026-11-27T23:00:00Z', 'Asia/Tokyo')).toBe('Tomorrow');
  expect(words('2026-11-26T23:00:00Z')).toBe('Yesterday');
  expect(words('2026-11-29T08:00:00Z')).toBe('Sun 29 Nov');
  expect(words('2027-01-04T08:00:00Z')).toBe('Mon 4 Jan 2027');
});
