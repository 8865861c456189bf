import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { fromDate } from '../calendar/local-days.ts';
import { rescheduleAddressOf, readRescheduleAddress, waysOf, whyNotRescheduled } from './reschedule-address.ts';

const start = Date.parse('2026-11-27T12:00:00Z');
const hour = 60 * 60_000;
const booking = (viewer_role: Booking['viewer_role'], allowed_actions: Booking['allowed_actions']) =>
  ({
    viewer_role,
    allowed_actions,
    start: '2026-11-27T12:00:00Z',
    policy: { reschedule_min: 720, max_reschedules: 2 },
  }) as Booking;
const both = ['reschedule', 'propose'] as const;
const read = (query: string, of: Booking, zone = 'UTC') => readRescheduleAddress(new URLSearchParams(query), of, zone);
const wayOf = (query: string, of: Booking) => read(query, of).way;

test('a student reschedules a session at once, a mentor asks first, and either may choose the other way', () => {
  expect(waysOf(booking('prospect', [...both]))).toEqual(['move', 'propose']);
  expect(waysOf(booking('mentor', [...both]))).toEqual(['propose', 'move']);
  expect(wayOf('way=propose', booking('prospect', [...both]))).toBe('propose');
  expect(wayOf('way=move', booking('mentor', [...both]))).toBe('move');
});

test('a way that is closed counts as absent', () => {
  expect(wayOf('way=move', booking('prospect', ['propose']))).toBe('propose');
  expect(wayOf('way=propose', booking('mentor', ['reschedule']))).toBe('move');
  expect(wayOf('way=teleport', booking('prospect', [...both]))).toBe('move');
});

test('a chosen day and time are kept in the address', () => {
  const address = rescheduleAddressOf('b1', 'propose', {
    date: fromDate('2026-11-27'),
    start: '2026-11-27T12:00:00.000Z',
  });
  expect(address).toBe('/bookings/b1/move?way=propose&date=2026-11-27&start=2026-11-27T12%3A00%3A00.000Z');
  const { times } = read(address.split('?')[1] ?? '', booking('mentor', [...both]));
  expect(times).toMatchObject({ date: fromDate('2026-11-27'), start: '2026-11-27T12:00:00.000Z' });
});

test('without a choice it begins with the day of the session on the reader’s calendar', () => {
  const late = { ...booking('prospect', [...both]), start: '2026-11-27T20:00:00Z' };
  expect(read('', late).times.date).toBe(fromDate('2026-11-27'));
  expect(read('way=propose', late, 'Asia/Ho_Chi_Minh').times.date).toBe(fromDate('2026-11-28'));
  expect(read('from=2026-12-07', late).times).toMatchObject({ date: null, from: fromDate('2026-12-07') });
});

test('[E-17] it says why a session can only be proposed to be rescheduled: too late, or too often', () => {
  expect(whyNotRescheduled(booking('prospect', [...both]), start)).toBeNull();
  expect(whyNotRescheduled(booking('prospect', ['propose']), start - 11 * hour)).toBe('too_late');
  expect(whyNotRescheduled(booking('prospect', ['propose']), start - 24 * hour)).toBe('too_often');
});
