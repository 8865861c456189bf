import { expect, test } from 'vitest';
import { PLAIN_POLICY } from './cases.test-helper.ts';
import { compileSchedule } from './compile-schedule.ts';
import type { ScheduleRule } from './compile-schedule.ts';
import { findSlots, isOffered, nextSlot } from './find-slots.ts';
import type { SlotPolicy, SlotQuestion } from './question.ts';

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const at = (text: string) => Date.parse(text);

/** Reads `Mon 09:00-11:00`, `2026-12-24 10:00-12:00`, `daily 00:00-24:00` and `2026-12-25 closed`. */
function rulesOf(text: string): ScheduleRule[] {
  const [day = '', hours = ''] = text.split(' ');
  const [start, end] = hours.split('-');
  const times =
    hours === 'closed' ? { start_time: null, end_time: null } : { start_time: start ?? '', end_time: end ?? '' };
  if (day === 'daily') return NAMES.map((_, index) => ({ weekday: index + 1, date: null, ...times }));
  const weekday = NAMES.indexOf(day) + 1;
  return [weekday > 0 ? { weekday, date: null, ...times } : { weekday: null, date: day, ...times }];
}

function open(timeZone: string, ...rules: string[]) {
  const result = compileSchedule({ time_zone: timeZone, rules: rules.flatMap(rulesOf) });
  if (!result.ok) throw new Error(result.error.code);
  return result.schedule;
}

interface QuestionInput extends Partial<Omit<SlotQuestion, 'policy' | 'from' | 'to'>>, Partial<SlotPolicy> {
  from: string;
  to: string;
}

function question({ from, to, busy, now, limit, ...policy }: QuestionInput): SlotQuestion {
  return {
    policy: { ...PLAIN_POLICY, ...policy },
    busy: busy ?? [],
    now: now ?? at('2026-11-16T00:00Z'),
    from: at(from),
    to: at(to),
    limit,
  };
}

function slots(schedule: ReturnType<typeof open>, asked: QuestionInput): string[] {
  return findSlots(schedule, question(asked)).map((start) => new Date(start).toISOString().slice(5, 16));
}

/** A booking of an hour. */
const booking = (start: string) => ({ start: at(start), end: at(start) + 3_600_000, kind: 'booking' as const });

/** Monday to Sunday in UTC. */
const WEEK = { from: '2026-11-16T00:00Z', to: '2026-11-23T00:00Z' };

test("[E-07] [E-16] a rule in the mentor's zone gives slots that fit inside it", () => {
  expect(slots(open('Asia/Kolkata', 'Mon 09:00-11:30'), WEEK)).toEqual(['11-16T03:30', '11-16T04:30']);
});

test('[E-16] rules of a day that overlap or touch are one range with one grid', () => {
  const schedule = open('UTC', 'Mon 09:00-10:30', 'Mon 10:30-12:10');
  expect(slots(schedule, WEEK)).toEqual(['11-16T09:00', '11-16T10:00', '11-16T11:00']);
});

test('[E-16] a night over midnight keeps its grid', () => {
  expect(slots(open('UTC', 'Mon 22:30-02:00'), WEEK)).toEqual(['11-16T22:30', '11-16T23:30', '11-17T00:30']);
});

test("[E-16] the last slot of a day may run on into the next day's range", () => {
  const schedule = open('UTC', 'Mon 22:30-24:00', 'Tue 00:00-01:00');
  expect(slots(schedule, WEEK)).toEqual(['11-16T22:30', '11-16T23:30', '11-17T00:00']);
});

test('[E-16] a day that is open round the clock begins its grid at local midnight', () => {
  const asked = { duration_min: 420, from: '2026-11-17T00:00Z', to: '2026-11-18T00:00Z' };
  const expected = ['11-17T00:00', '11-17T07:00', '11-17T14:00', '11-17T21:00'];
  expect(slots(open('UTC', 'daily 00:00-24:00'), asked)).toEqual(expected);
  expect(slots(open('UTC', 'daily 12:00-12:00'), asked)).toEqual(expected);
});

test('[E-16] a dated rule replaces the day and cuts the night before at midnight', () => {
  const schedule = open('UTC', 'Mon 22:00-04:00', 'Tue 09:00-17:00', '2026-11-17 10:00-11:00');
  expect(slots(schedule, WEEK)).toEqual(['11-16T22:00', '11-16T23:00', '11-17T10:00']);
  const closed = open('UTC', 'Mon 22:00-04:00', 'Tue 09:00-17:00', '2026-11-17 closed');
  expect(slots(closed, WEEK)).toEqual(['11-16T22:00', '11-16T23:00']);
});

test('[E-15] the day the clock goes back has its elapsed hours, and the one it goes forward too', () => {
  const schedule = open('America/New_York', 'Sun 00:00-04:00');
  const back = { from: '2026-11-01T00:00Z', to: '2026-11-02T00:00Z', now: at('2026-10-30T00:00Z') };
  expect(slots(schedule, back)).toEqual(['11-01T04:00', '11-01T05:00', '11-01T06:00', '11-01T07:00', '11-01T08:00']);
  const forward = { from: '2027-03-14T00:00Z', to: '2027-03-15T00:00Z', now: at('2027-03-01T00:00Z') };
  expect(slots(schedule, forward)).toEqual(['03-14T05:00', '03-14T06:00', '03-14T07:00']);
});

test('[E-15] a day that the clock begins twice keeps the hours of its first beginning', () => {
  // At 00:01 the clocks of Newfoundland went back to 23:01 of the Saturday.
  const schedule = open('America/St_Johns', 'Sun 00:00-24:00');
  const asked = question({ ...WEEK, duration_min: 15, now: at('2010-11-05T00:00Z') });
  expect(isOffered(schedule, asked, at('2010-11-07T02:30Z'))).toBe(true);
  expect(isOffered(schedule, asked, at('2010-11-07T02:45Z'))).toBe(true);
  expect(isOffered(schedule, asked, at('2010-11-07T02:15Z'))).toBe(false);
});

test('[E-17] buffers of the slot and of the bookings keep a distance, and touching is allowed', () => {
  const schedule = open('UTC', 'Mon 09:00-13:00');
  const busy = [{ start: at('2026-11-16T10:30Z'), end: at('2026-11-16T11:00Z') }];
  const asked = { ...WEEK, slot_step_min: 30, busy };
  expect(slots(schedule, asked)).toEqual(['11-16T09:00', '11-16T09:30', '11-16T11:00', '11-16T11:30', '11-16T12:00']);
  expect(slots(schedule, { ...asked, buffer_before_min: 15, buffer_after_min: 30 })).toEqual([
    '11-16T09:00',
    '11-16T11:30',
    '11-16T12:00',
  ]);
  const withOwn = [{ start: at('2026-11-16T10:30Z'), end: at('2026-11-16T11:00Z'), buffer_after_min: 60 }];
  expect(slots(schedule, { ...asked, busy: withOwn })).toEqual(['11-16T09:00', '11-16T09:30', '11-16T12:00']);
});

test('[E-17] notice counts elapsed minutes and includes its last one', () => {
  const schedule = open('UTC', 'Mon 09:00-13:00');
  const asked = { ...WEEK, min_notice_min: 120, now: at('2026-11-16T08:00Z') };
  expect(slots(schedule, asked)).toEqual(['11-16T10:00', '11-16T11:00', '11-16T12:00']);
});

test('[E-17] the window counts local dates after today', () => {
  const schedule = open('Pacific/Auckland', 'daily 08:00-09:00');
  // It is already Tuesday there: Tuesday and the two dates after it.
  const asked = { ...WEEK, window_days: 2, now: at('2026-11-16T18:00Z') };
  expect(slots(schedule, asked)).toEqual(['11-16T19:00', '11-17T19:00', '11-18T19:00']);
});

test('[E-17] caps count bookings by local day and by local week', () => {
  const schedule = open('America/New_York', 'daily 19:00-21:00');
  // Both lie on Tuesday evening there, though UTC has the Wednesday already.
  const busy = [booking('2026-11-18T00:00Z'), { ...booking('2026-11-19T00:00Z'), kind: undefined }];
  const asked = { from: '2026-11-17T12:00Z', to: '2026-11-19T12:00Z', busy };
  expect(slots(schedule, asked)).toEqual(['11-18T01:00', '11-19T01:00']);
  expect(slots(schedule, { ...asked, max_per_day: 1 })).toEqual(['11-19T01:00']);
  expect(slots(schedule, { ...asked, max_per_week: 1 })).toEqual([]);
});

test('[E-07] only what the grid has is on offer, not the past, another phase or a closed hour', () => {
  const schedule = open('UTC', 'Mon 09:00-12:00');
  const asked = question({ ...WEEK, now: at('2026-11-16T09:30Z') });
  expect(isOffered(schedule, asked, at('2026-11-16T10:00Z'))).toBe(true);
  for (const text of ['2026-11-16T09:00Z', '2026-11-16T10:15Z', '2026-11-16T12:00Z', '2026-11-09T10:00Z']) {
    expect(isOffered(schedule, asked, at(text))).toBe(false);
  }
  expect(isOffered(schedule, asked, at('2026-11-16T10:00Z') + 0.5)).toBe(false);
});

test('[E-07] a question that makes no sense has no slots', () => {
  const schedule = open('UTC', 'daily 00:00-24:00');
  for (const policy of [
    { duration_min: 0 },
    { slot_step_min: 0 },
    { duration_min: -30 },
    { duration_min: Number.NaN },
  ]) {
    expect(slots(schedule, { ...WEEK, ...policy })).toEqual([]);
  }
  for (const span of [{ now: Number.NaN }, { from: 'never' }, { to: 'never' }, { from: WEEK.to, to: WEEK.from }]) {
    expect(nextSlot(schedule, question({ ...WEEK, ...span }))).toBeNull();
  }
  expect(isOffered(schedule, question(WEEK), Number.NaN)).toBe(false);
});
