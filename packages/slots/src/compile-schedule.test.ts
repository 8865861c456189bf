import { expect, test } from 'vitest';
import { compileSchedule } from './compile-schedule.ts';
import type { ScheduleRule } from './compile-schedule.ts';
import { dayNumber } from './time.ts';

const weekly = (weekday: number, start: string | null, end: string | null): ScheduleRule => ({
  weekday,
  date: null,
  start_time: start,
  end_time: end,
});
const dated = (date: string, start: string | null, end: string | null): ScheduleRule => ({
  weekday: null,
  date,
  start_time: start,
  end_time: end,
});

function compiled(...rules: ScheduleRule[]) {
  const result = compileSchedule({ time_zone: 'Europe/Berlin', rules });
  if (!result.ok) throw new Error(result.error.code);
  return result.schedule;
}

test('[E-16] an end at or before the start runs into the next day, and 24:00 is the end of the day', () => {
  const { weekly: days } = compiled(
    weekly(1, '22:00', '02:00'),
    weekly(2, '09:00', '09:00'),
    weekly(3, '00:00', '24:00'),
  );
  expect(days[1]).toEqual([1320, 1560]);
  expect(days[2]).toEqual([540, 1980]);
  expect(days[3]).toEqual([0, 1440]);
});

test('[E-16] a date with both times null is closed, whatever else it says', () => {
  const day = dayNumber('2026-12-24') ?? 0;
  expect(compiled(dated('2026-12-24', null, null)).dated.get(day)).toEqual([]);
  const both = compiled(dated('2026-12-24', null, null), dated('2026-12-24', '10:00', '12:00'));
  expect(both.dated.get(day)).toEqual([]);
});

test('[E-16] several rules of one date add up', () => {
  const { dated: days } = compiled(dated('2026-12-24', '10:00', '12:00'), dated('2026-12-24', '14:00', '15:00'));
  expect(days.get(dayNumber('2026-12-24') ?? 0)).toEqual([600, 720, 840, 900]);
});

test.each([
  ['RULE_NEEDS_WEEKDAY_OR_DATE', { ...weekly(1, '09:00', '17:00'), date: '2026-12-24' }],
  ['RULE_NEEDS_WEEKDAY_OR_DATE', { ...weekly(1, '09:00', '17:00'), weekday: null }],
  ['BAD_WEEKDAY', weekly(0, '09:00', '17:00')],
  ['BAD_WEEKDAY', weekly(8, '09:00', '17:00')],
  ['BAD_WEEKDAY', weekly(1.5, '09:00', '17:00')],
  ['BAD_DATE', dated('2026-02-29', '09:00', '17:00')],
  ['BAD_DATE', dated('24.12.2026', null, null)],
  ['BAD_TIME', weekly(1, null, null)],
  ['BAD_TIME', weekly(1, '09:00', null)],
  ['BAD_TIME', dated('2026-12-24', null, '17:00')],
  ['BAD_TIME', weekly(1, '24:00', '17:00')],
  ['BAD_TIME', weekly(1, '9:00', '17:00')],
  ['BAD_TIME', weekly(1, '09:60', '17:00')],
])('[E-16] says %s and which rule it is', (code, rule) => {
  const result = compileSchedule({ time_zone: 'UTC', rules: [weekly(2, '09:00', '10:00'), rule] });
  expect(result).toEqual({ ok: false, error: { code, rule_index: 1 } });
});

test('[E-15] an unknown time zone is an answer, not an exception', () => {
  const result = compileSchedule({ time_zone: 'Mars/Olympus', rules: [] });
  expect(result).toEqual({ ok: false, error: { code: 'UNKNOWN_TIME_ZONE' } });
});
