import { expect, test } from 'vitest';
import { compileSchedule } from './compile-schedule.ts';
import type { ScheduleRule } from './compile-schedule.ts';
import { findSlots } from './find-slots.ts';
import { referenceSlots } from './reference.test-helper.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-20T10:00Z');
const weekly = (weekday: number, start_time: string, end_time: string): ScheduleRule => ({
  weekday,
  date: null,
  start_time,
  end_time,
});

/** Office hours, a night that crosses every change of clocks, and a Wednesday round the clock. */
const RULES = [
  ...[1, 2, 4, 5].map((weekday) => weekly(weekday, '09:00', '17:00')),
  weekly(3, '00:00', '24:00'),
  weekly(6, '22:30', '05:00'),
  { weekday: null, date: '2027-03-28', start_time: '01:30', end_time: '03:30' },
  { weekday: null, date: '2026-12-25', start_time: null, end_time: null },
];

const POLICY = {
  duration_min: 45,
  slot_step_min: 30,
  buffer_before_min: 10,
  buffer_after_min: 5,
  min_notice_min: 720,
  window_days: 365,
  max_per_day: 2,
  max_per_week: 6,
};

/** A booking every 31 hours, so that it meets every hour of the day. */
const BUSY = Array.from({ length: 280 }, (_, index) => {
  const start = NOW + index * 31 * HOUR;
  return { start, end: start + HOUR, kind: 'booking' as const };
});

test.each([
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
])('[E-07] [E-15] a whole year in %s has no wrong slot', (timeZone) => {
  const result = compileSchedule({ time_zone: timeZone, rules: RULES });
  if (!result.ok) throw new Error(result.error.code);
  const question = { policy: POLICY, busy: BUSY, now: NOW, from: NOW, to: NOW + 366 * 24 * HOUR };
  const slots = findSlots(result.schedule, question);
  expect(slots.length).toBeGreaterThan(1_000);
  expect(slots).toEqual(referenceSlots(timeZone, RULES, question));
});
