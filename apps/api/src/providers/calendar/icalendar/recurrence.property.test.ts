import fc from 'fast-check';
import { expect, test } from 'vitest';
import { busyInFile } from './busy-in-file.ts';
import { referenceStarts, type PlainRule } from './reference.test-helper.ts';

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Santiago',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Asia/Gaza',
  'Pacific/Chatham',
  'UTC',
];
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const WINDOW_DAYS = 500;

const day = fc.integer({ min: 0, max: 6 * 365 }).map((days) => Temporal.PlainDate.from('2021-01-01').add({ days }));
const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => Temporal.PlainTime.from('00:00').add({ minutes: quarter * 15 }));
const few = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof(fc.constant([]), fc.uniqueArray(values, { minLength: 1, maxLength: 4 }));

const rule: fc.Arbitrary<PlainRule> = fc.record({
  frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
  interval: fc.integer({ min: 1, max: 4 }),
  count: fc.option(fc.integer({ min: 1, max: 60 })),
  until: fc.option(day),
  week_start: fc.integer({ min: 1, max: 7 }),
  weekdays: few(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 1, max: 7 }))),
  month_days: few(fc.integer({ min: -31, max: 31 }).filter((value) => value !== 0)),
  months: few(fc.integer({ min: 1, max: 12 })),
});

/** RFC 5545 has weeks without days of the month, numbered weekdays for months only, and one end. */
function proper(given: PlainRule): PlainRule {
  const { frequency, weekdays, count, until } = given;
  const isMonthly = frequency === 'MONTHLY';
  return {
    ...given,
    weekdays: isMonthly ? weekdays : weekdays.map(([, weekday]) => [0, weekday] as const),
    month_days: frequency === 'WEEKLY' ? [] : given.month_days,
    until: count === null ? until : null,
  };
}

const part = (name: string, values: readonly unknown[]) => (values.length === 0 ? '' : `;${name}=${values.join(',')}`);

function write({ frequency, interval, count, until, week_start, weekdays, month_days, months }: PlainRule): string {
  const byday = weekdays.map(([nth, weekday]) => `${nth === 0 ? '' : nth}${DAYS[weekday - 1]}`);
  return [
    `FREQ=${frequency};INTERVAL=${interval};WKST=${DAYS[week_start - 1]}`,
    part('COUNT', count === null ? [] : [count]),
    part('UNTIL', until === null ? [] : [until.toString().replaceAll('-', '')]),
    part('BYDAY', byday) + part('BYMONTHDAY', month_days) + part('BYMONTH', months),
  ].join('');
}

const stamp = (date: Temporal.PlainDate, at: Temporal.PlainTime) =>
  date.toPlainDateTime(at).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

test('[E-18] recurrences are those of a slow and obvious reading, over zones and their clock changes', () => {
  fc.assert(
    fc.property(rule.map(proper), day, time, day, fc.constantFrom(...ZONES), (given, first, at, from, zone) => {
      const span = { start: from.toZonedDateTime(zone).epochMilliseconds, end: 0 };
      span.end = span.start + WINDOW_DAYS * 86_400_000;
      const text = [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:one',
        `DTSTART;TZID=${zone}:${stamp(first, at)}`,
        'DURATION:PT15M',
        `RRULE:${write(given)}`,
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n');
      const [found] = busyInFile(text, { span, time_zone: 'UTC', own_addresses: new Set() });
      const expected = referenceStarts(given, first.toPlainDateTime(at), zone, span.end);
      expect(found?.times.map(({ start }) => start)).toEqual(expected.filter((start) => start + 900_000 > span.start));
    }),
    { numRuns: 300 },
  );
});
