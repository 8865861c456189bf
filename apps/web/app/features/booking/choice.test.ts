import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { choose } from './choice.ts';
import { toDate } from '../calendar/local-days.ts';
import { weeksWith } from '../calendar/weeks.ts';

const zone = 'Asia/Ho_Chi_Minh';
const weeks = weeksWith(null, Date.parse('2026-11-20T09:18:00Z'), zone);
const slot = (start: string) => ({ start, end: new Date(Date.parse(start) + 45 * 60_000).toISOString() });
const free = {
  available_slots: ['2026-11-23T11:00:00Z', '2026-11-27T12:30:00Z', '2026-11-27T17:30:00Z'].map(slot),
  next_available_at: '2026-11-23T11:00:00Z',
};
const choice = (query: string, times: Parameters<typeof choose>[0] = free) =>
  choose(times, readAddress(new URLSearchParams(query)), weeks, zone);

test('opens on the first day with slots, with nothing chosen', () => {
  const { day, slot: chosen } = choice('');
  expect(toDate(day ?? 0)).toBe('2026-11-23');
  expect(chosen).toBeNull();
});

test('takes day and slot from the address', () => {
  expect(toDate(choice('date=2026-11-27').day ?? 0)).toBe('2026-11-27');
  const { day, slot: chosen } = choice('start=2026-11-27T17:30:00.000Z&date=2026-11-23');
  expect(chosen?.start).toBe('2026-11-27T17:30:00Z');
  expect(toDate(day ?? 0)).toBe('2026-11-28');
});

test('a slot that is gone leaves its day', () => {
  const { day, slot: chosen } = choice('start=2026-11-27T13:00:00Z&date=2026-11-27');
  expect(chosen).toBeNull();
  expect(toDate(day ?? 0)).toBe('2026-11-27');
});

test('a day without slots knows the next free time after it, or else the first', () => {
  expect(choice('date=2026-11-24')).toMatchObject({ slot: null, next: '2026-11-27T12:30:00Z' });
  expect(choice('date=2026-11-29')).toMatchObject({ slot: null, next: '2026-11-23T11:00:00Z' });
  expect(choice('date=2026-11-23').next).toBeNull();
});

test('nonsense in the address counts as absent', () => {
  expect(toDate(choice('start=soon&date=2026-99-99&from=x').day ?? 0)).toBe('2026-11-23');
});

test('weeks without slots know the next free time after them', () => {
  const later = { available_slots: [], next_available_at: '2027-01-05T11:00:00Z' };
  expect(choice('', later)).toMatchObject({ day: null, next: '2027-01-05T11:00:00Z' });
  expect(choice('').next).toBeNull();
  expect(choice('', null)).toMatchObject({ day: null, slot: null, next: null });
});
