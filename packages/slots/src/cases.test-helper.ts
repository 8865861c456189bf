import fc from 'fast-check';
import { compileSchedule } from './compile-schedule.ts';
import type { CompiledSchedule, ScheduleRule } from './compile-schedule.ts';
import type { BusyInterval, SlotPolicy, SlotQuestion } from './question.ts';
import { dateOf } from './time.ts';

/** Sessions of an hour, without other conditions. */
export const PLAIN_POLICY: SlotPolicy = {
  duration_min: 60,
  slot_step_min: null,
  buffer_before_min: 0,
  buffer_after_min: 0,
  min_notice_min: 0,
  window_days: 60,
  max_per_day: null,
  max_per_week: null,
};

const MINUTE = 60_000;
const DAY = 86_400_000;

type Hours = Pick<ScheduleRule, 'start_time' | 'end_time'>;

const clock = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 0, 0, 15, 30, 45, 50) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
/** Generates a start time; hours around midnight and clock changes, and the whole day, are more frequent. */
const startTime = fc.oneof(clock, fc.constantFrom('00:00', '01:30', '02:00', '02:30', '22:00', '23:45'));
const endTime = fc.oneof(clock, fc.constantFrom('24:00', '24:00', '00:00', '00:30', '03:00', '06:00'));
const hours = fc.oneof(
  { arbitrary: fc.record({ start_time: startTime, end_time: endTime }), weight: 4 },
  { arbitrary: fc.constant({ start_time: '00:00', end_time: '24:00' }), weight: 1 },
);
const weekly = (weekday: number, times: Hours): ScheduleRule => ({ weekday, date: null, ...times });
const dated = (day: number, times: Hours): ScheduleRule => ({ weekday: null, date: dateOf(day), ...times });
const weeklyRule = fc.tuple(fc.integer({ min: 1, max: 7 }), hours).map(([weekday, times]) => weekly(weekday, times));
const everyDay = hours.map((times) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekly(weekday, times)));
const datedRule = (day: number) =>
  fc
    .tuple(fc.integer({ min: -3, max: 4 }), fc.option(hours, { freq: 3 }))
    .map(([away, times]) => dated(day + away, times ?? { start_time: null, end_time: null }));
const rulesAround = (day: number) =>
  fc
    .tuple(
      fc.oneof(fc.constant([]), everyDay),
      fc.array(weeklyRule, { maxLength: 6 }),
      fc.array(datedRule(day), { maxLength: 3 }),
    )
    .map((parts): ScheduleRule[] => parts.flat());

const cap = (max: number) => fc.option(fc.integer({ min: 1, max }), { freq: 2 });
const policyOf: fc.Arbitrary<SlotPolicy> = fc.record({
  duration_min: fc.constantFrom(15, 20, 30, 45, 50, 60, 90, 240, 700),
  slot_step_min: fc.option(fc.constantFrom(5, 15, 30, 45, 60), { freq: 2 }),
  buffer_before_min: fc.constantFrom(0, 0, 5, 15, 60),
  buffer_after_min: fc.constantFrom(0, 0, 10, 30),
  min_notice_min: fc.constantFrom(0, 60, 720, 1440),
  window_days: fc.constantFrom(1, 3, 4, 5, 6, 9, 60),
  max_per_day: cap(3),
  max_per_week: cap(4),
});

const buffer = fc.option(fc.constantFrom(0, 5, 15, 45), { nil: undefined });
const busyAround = (midnight: number) =>
  fc.array(
    fc
      .record({
        begin: fc.integer({ min: -5 * 288, max: 6 * 288 }),
        length: fc.constantFrom(0, 0, 1, 3, 6, 12, 40),
        buffer_before_min: buffer,
        buffer_after_min: buffer,
        kind: fc.constantFrom('booking' as const, undefined),
      })
      .map(({ begin, length, buffer_before_min, buffer_after_min, kind }): BusyInterval => {
        const start = midnight + begin * 5 * MINUTE;
        return { start, end: start + length * 5 * MINUTE, buffer_before_min, buffer_after_min, kind };
      }),
    { maxLength: 12 },
  );

/** A schedule and a question about it. */
export interface Case {
  timeZone: string;
  rules: ScheduleRule[];
  question: SlotQuestion;
}

/** Cases of a zone in the days around a date. */
export function casesAround(timeZone: string, date: string): fc.Arbitrary<Case> {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const moment = (firstDay: number, lastDay: number) =>
    fc.integer({ min: firstDay * 1440, max: lastDay * 1440 }).map((minute) => midnight + minute * MINUTE);
  return fc.record({
    timeZone: fc.constant(timeZone),
    rules: rulesAround(midnight / DAY),
    question: fc.record({
      policy: policyOf,
      busy: busyAround(midnight),
      now: moment(-6, -2),
      from: moment(-4, 0),
      to: moment(0, 5),
    }),
  });
}

/** Compiles the schedule of a case, which is always valid. */
export function compiled(timeZone: string, rules: readonly ScheduleRule[]): CompiledSchedule {
  const result = compileSchedule({ time_zone: timeZone, rules });
  if (!result.ok) throw new Error(`the generated schedule is wrong: ${result.error.code}`);
  return result.schedule;
}
