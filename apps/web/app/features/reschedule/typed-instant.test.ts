import { expect, test } from 'vitest';
import { typedInstant } from './typed-instant.ts';

const typed = {
  date: '2026-11-27',
  time: '19:30',
  zone: 'Asia/Ho_Chi_Minh',
  now: Date.parse('2026-11-20T09:00:00Z'),
  present: '2026-11-27T08:00:00Z',
  taken: [],
};

test('a typed time is one of the reader’s zone', () => {
  expect(typedInstant(typed)).toEqual({ start: '2026-11-27T12:30:00.000Z' });
  expect(typedInstant({ ...typed, zone: 'America/New_York' })).toEqual({ start: '2026-11-28T00:30:00.000Z' });
});

test('a time that comes twice in a night is its first, and one that a clock change skips moves on', () => {
  const berlin = { ...typed, zone: 'Europe/Berlin', now: 0 };
  expect(typedInstant({ ...berlin, date: '2026-10-25', time: '02:30' })).toEqual({ start: '2026-10-25T00:30:00.000Z' });
  expect(typedInstant({ ...berlin, date: '2027-03-28', time: '02:30' })).toEqual({ start: '2027-03-28T01:30:00.000Z' });
});

test.each([
  [{ date: '' }, 'incomplete'],
  [{ time: '' }, 'incomplete'],
  [{ date: '', time: '' }, 'incomplete'],
  [{ date: '2026-11-20', time: '16:00' }, 'past'],
  [{ time: '15:00' }, 'same'],
  [{ taken: ['2026-11-27T12:30:00Z'] }, 'twice'],
] as const)('%j can’t be proposed: %s', (changes, problem) => {
  expect(typedInstant({ ...typed, ...changes })).toEqual({ problem });
});
