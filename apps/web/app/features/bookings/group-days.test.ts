import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { toDate } from '../calendar/local-days.ts';
import { dayHeading, groupDays } from './group-days.ts';

const at = (start: string) => ({ start }) as Booking;
const now = Date.parse('2026-11-27T09:00:00Z');
const formatIn = (zone: string) => createFormat({ locale: 'en', zone, clock: '24', now, t: createTranslate('en') });

test('[R-20] sessions stand under the dates of the reader, in the order of the list', () => {
  const list = [at('2026-11-27T12:00:00Z'), at('2026-11-27T18:00:00Z'), at('2026-11-29T08:00:00Z')];
  const days = (zone: string) =>
    groupDays(list, zone).map(({ day, bookings }) => [toDate(day), bookings.map(({ start }) => start)]);
  expect(days('Europe/Amsterdam')).toEqual([
    ['2026-11-27', ['2026-11-27T12:00:00Z', '2026-11-27T18:00:00Z']],
    ['2026-11-29', ['2026-11-29T08:00:00Z']],
  ]);
  expect(days('Asia/Ho_Chi_Minh').map(([day]) => day)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
});

test('the days next to today have their names, all others their dates', () => {
  const words = (start: string, zone = 'UTC') => dayHeading(start, formatIn(zone), zone, now);
  expect(words('2026-11-27T23:00:00Z')).toEqual({ name: 'Today', date: 'Fri 27 Nov' });
  expect(words('2026-11-27T23:00:00Z', 'Asia/Tokyo')).toEqual({ name: 'Tomorrow', date: 'Sat 28 Nov' });
  expect(words('2026-11-26T23:00:00Z')).toEqual({ name: 'Yesterday', date: 'Thu 26 Nov' });
  expect(words('2026-11-29T08:00:00Z')).toEqual({ name: 'Sun 29 Nov' });
  expect(words('2027-01-04T08:00:00Z')).toEqual({ name: 'Mon 4 Jan 2027' });
});
