import { CalendarFailure } from '../port.ts';
import { parseTime, type WrittenTime } from './values.ts';

/** From the coarsest to the finest. */
export const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A weekday, 1 is Monday; `nth` of the month or year, from its end when negative, 0 for each. */
export interface WeekdayPart {
  weekday: number;
  nth: number;
}

/** A recurrence rule (RFC 5545, 3.3.10); an empty list is a part that was not given. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: WrittenTime | null;
  /** 1 is Monday. */
  week_start: number;
  months: readonly number[];
  weeks: readonly number[];
  year_days: readonly number[];
  month_days: readonly number[];
  weekdays: readonly WeekdayPart[];
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  positions: readonly number[];
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const unreadable = (detail: string) => new CalendarFailure('unreadable', detail);

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const numbersOf = (value: unknown): number[] => listOf(value).map(Number);

function toWeekday(value: unknown): WeekdayPart {
  const text = String(value);
  return { weekday: DAYS.indexOf(text.slice(-2)) + 1, nth: Number(text.slice(0, -2) || 0) };
}

/**
 * Takes a rule out of jCal, where ical.js has looked at each part.
 * @throws CalendarFailure `unreadable` for a rule without a frequency, or of another calendar than the Gregorian (RFC 7529).
 */
export function toRule(value: unknown): Rule {
  const parts = Object(value) as Readonly<Record<string, unknown>>;
  const frequency = FREQUENCIES.find((name) => name === parts['freq']);
  const scale = parts['rscale'] ?? 'GREGORIAN';
  const until = parts['until'] === undefined ? null : parseTime(parts['until']);
  if (frequency === undefined || scale !== 'GREGORIAN' || (until === null && parts['until'] !== undefined)) {
    throw unreadable('a recurrence that is not understood');
  }
  return {
    frequency,
    interval: Number(parts['interval'] ?? 1),
    count: parts['count'] === undefined ? null : Number(parts['count']),
    until,
    // ical.js counts weekdays from 1 for Sunday.
    week_start: ((Number(parts['wkst'] ?? 2) + 5) % 7) + 1,
    months: numbersOf(parts['bymonth']),
    weeks: numbersOf(parts['byweekno']),
    year_days: numbersOf(parts['byyearday']),
    month_days: numbersOf(parts['bymonthday']),
    weekdays: listOf(parts['byday']).map(toWeekday),
    hours: numbersOf(parts['byhour']),
    minutes: numbersOf(parts['byminute']),
    seconds: numbersOf(parts['bysecond']).map((second) => Math.min(59, second)),
    positions: numbersOf(parts['bysetpos']),
  };
}
