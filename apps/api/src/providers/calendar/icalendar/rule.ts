import { unreadable } from '../port.ts';
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
const WEEKDAY = /^([+-]?\d{1,3})?(MO|TU|WE|TH|FR|SA|SU)$/;
const NUMBER = /^[+-]?\d{1,9}$/;
/** The most that each part counts, from 1 or from 0; those that count from an end as well are `true`. */
const PARTS = {
  BYMONTH: [1, 12, false],
  BYWEEKNO: [1, 53, true],
  BYYEARDAY: [1, 366, true],
  BYMONTHDAY: [1, 31, true],
  BYHOUR: [0, 23, false],
  BYMINUTE: [0, 59, false],
  BYSECOND: [0, 60, false],
  BYSETPOS: [1, 366, true],
} as const;

const refused = (part: string) => unreadable('rule', `a recurrence that is not understood: ${part}`);

/** The parts by their names, in capitals: RFC 5545 (2) makes no difference, and neither do programs. */
function partsOf(text: string): ReadonlyMap<string, string> {
  const pairs = text
    .toUpperCase()
    .split(';')
    .map((part) => part.split('=', 2).map((side) => side.trim()));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

/** Each entry once, so that no list is longer than what it counts. */
const listOf = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]))),
];

function numbersOf(parts: ReadonlyMap<string, string>, name: keyof typeof PARTS): number[] {
  const [least, most, countsBack] = PARTS[name];
  const numbers = listOf(parts.get(name)).map((text) => (NUMBER.test(text) ? Number(text) : Number.NaN));
  const fits = (value: number) => (countsBack ? Math.abs(value) : value) >= least && Math.abs(value) <= most;
  if (!numbers.every(fits)) {
    throw refused(name);
  }
  return [...new Set(numbers)];
}

function numberOf(parts: ReadonlyMap<string, string>, name: string): number | null {
  const text = parts.get(name);
  if (text !== undefined && !NUMBER.test(text)) {
    throw refused(name);
  }
  return text === undefined ? null : Number(text);
}

function weekdaysOf(parts: ReadonlyMap<string, string>): WeekdayPart[] {
  return listOf(parts.get('BYDAY')).map((text) => {
    const match = WEEKDAY.exec(text);
    if (match === null) {
      throw refused('BYDAY');
    }
    return { weekday: DAYS.indexOf(match[2] ?? '') + 1, nth: Number(match[1] ?? 0) };
  });
}

/** UNTIL alone, for rules whose rest can't be read; null when there is none. */
export function untilOf(text: string): WrittenTime | null {
  return parseTime(partsOf(text).get('UNTIL') ?? '');
}

/**
 * Reads RRULE.
 * @throws CalendarFailure `unreadable` for a rule without a frequency, with a part that is none, or of another calendar than
 * the Gregorian (RFC 7529).
 */
export function toRule(text: string): Rule {
  const parts = partsOf(text);
  const frequency = FREQUENCIES.find((name) => name === parts.get('FREQ'));
  const until = untilOf(text);
  if (frequency === undefined || (until === null && parts.has('UNTIL'))) {
    throw refused(frequency === undefined ? 'FREQ' : 'UNTIL');
  }
  if ((parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') {
    throw refused('RSCALE');
  }
  return {
    frequency,
    interval: Math.max(1, numberOf(parts, 'INTERVAL') ?? 1),
    count: numberOf(parts, 'COUNT'),
    until,
    week_start: Math.max(0, DAYS.indexOf(parts.get('WKST') ?? '')) + 1,
    months: numbersOf(parts, 'BYMONTH'),
    weeks: numbersOf(parts, 'BYWEEKNO'),
    year_days: numbersOf(parts, 'BYYEARDAY'),
    month_days: numbersOf(parts, 'BYMONTHDAY'),
    weekdays: weekdaysOf(parts),
    hours: numbersOf(parts, 'BYHOUR'),
    minutes: numbersOf(parts, 'BYMINUTE'),
    seconds: numbersOf(parts, 'BYSECOND').map((second) => Math.min(59, second)),
    positions: numbersOf(parts, 'BYSETPOS'),
  };
}
