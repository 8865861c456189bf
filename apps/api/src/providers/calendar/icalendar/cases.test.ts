import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CalendarFailure } from '../port.ts';
import { busyInFile } from './busy-in-file.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../testing/calendar-cases');
const SPAN = { start: Date.UTC(2027, 0, 1), end: Date.UTC(2028, 0, 1) };
const GOOD = '2027-02-01T10:00/11:00';

function busy(file: string, { zone = 'UTC', own = [] as string[], span = SPAN } = {}): string[] {
  const text = readFileSync(path.join(FOLDER, `${file}.ics`), 'utf8');
  const found = busyInFile(text, { span, time_zone: zone, own_addresses: new Set(own) });
  const write = (instant: number) => new Date(instant).toISOString().slice(0, 16);
  return found
    .flatMap(({ times }) => times.map(({ start, end }) => `${write(start)}/${write(end).slice(11)}`))
    .toSorted();
}

/** Every file with what is right; a mentor's zone where it is not UTC. */
const RIGHT: Readonly<Record<string, { zone?: string; busy: string[] }>> = {
  'zone-gmt-with-bst': { zone: 'Europe/London', busy: ['2027-04-15T09:00/10:00'] },
  'zone-est-with-edt': { zone: 'America/New_York', busy: ['2027-04-15T14:00/15:00'] },
  'ms-digits': { zone: 'Asia/Tokyo', busy: ['2027-02-02T10:00/11:00'] },
  'bad-fraction': { zone: 'Asia/Tokyo', busy: [GOOD, '2027-02-02T10:00/11:00'] },
  'bad-exdate-empty': {
    busy: [GOOD, '2027-02-02T09:00/10:00', '2027-02-03T09:00/10:00', '2027-02-04T09:00/10:00'],
  },
  'bad-exdate-trailing-comma': { busy: [GOOD, '2027-02-02T10:00/11:00', '2027-02-05T10:00/11:00'] },
  'bad-exdate-invalid-month': {
    busy: [GOOD, '2027-02-02T09:00/10:00', '2027-02-09T09:00/10:00', '2027-02-16T09:00/10:00'],
  },
  'bad-rdate-empty': { busy: [GOOD, '2027-02-02T10:00/11:00'] },
  'vfreebusy-empty': { busy: [] },
  'exdate-floating': {
    zone: 'America/New_York',
    busy: ['2027-02-01T15:00/16:00', '2027-02-03T15:00/16:00', '2027-02-04T15:00/16:00'],
  },
};

describe('[N-20] calendar files that failed', () => {
  test.each(Object.entries(RIGHT))('%s closes what it should', (file, { zone = 'UTC', busy: right }) => {
    expect(busy(file, { zone })).toEqual(right);
  });

  test('an entry that can’t be read and certainly ended before the window is passed over', () => {
    const later = { start: Date.UTC(2027, 1, 10), end: SPAN.end };
    expect(busy('bad-duration-pt1d', { span: later })).toEqual([]);
    expect(() => busy('bad-duration-pt1d')).toThrow(
      expect.objectContaining({ unreadable: { reason: 'duration', title: null, date: '2027-02-02' } }),
    );
  });

  test('an event that the mentor declined with their verified address is free, and busy for any other address', () => {
    expect(busy('declined', { own: ['me@example.com'] })).toEqual([]);
    expect(busy('declined', { own: ['boss@example.com'] })).toEqual([GOOD]);
  });

  test('an exception without a zone is read in that of the event, wherever the mentor lives', () => {
    expect(busy('exdate-floating', { zone: 'Asia/Tokyo' })).toEqual(RIGHT['exdate-floating']?.busy);
  });

  test('every file has its right value', () => {
    const named = [...Object.keys(RIGHT), 'bad-duration-pt1d', 'declined'];
    expect(readdirSync(FOLDER).toSorted()).toEqual(named.map((name) => `${name}.ics`).toSorted());
  });
});

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => file('BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT');
const read = (text: string) =>
  busyInFile(text, { span: SPAN, time_zone: 'UTC', own_addresses: new Set() }).flatMap(({ times }) =>
    times.map(({ start }) => new Date(start).toISOString().slice(0, 16)),
  );

describe('[N-22] iCalendar as programs write it', () => {
  const series = ['DTSTART:20270201T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'];
  const moved = (sequence: number, hour: number) => [
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:one',
    'RECURRENCE-ID:20270202T100000Z',
    `SEQUENCE:${sequence}`,
    `DTSTART:20270202T${hour}0000Z`,
    'DURATION:PT1H',
  ];

  test('a higher SEQUENCE of an occurrence replaces the lower, in whatever order they appear', () => {
    const right = ['2027-02-01T10:00', '2027-02-02T15:00'];
    expect(read(event(...series, ...moved(1, 12), ...moved(2, 15)))).toEqual(right);
    expect(read(event(...series, ...moved(2, 15), ...moved(1, 12)))).toEqual(right);
  });

  test('of two entries for one occurrence with the same SEQUENCE both close', () => {
    expect(read(event(...series, ...moved(1, 12), ...moved(1, 15)))).toHaveLength(3);
  });

  test.each(['freq=daily;count=2', 'Freq=Daily;Count=2', 'FREQ=WEEKLY;byday=mo,tu;UNTIL=20270202t235959z'])(
    'the rule %s is read in small letters too',
    (rule) => {
      expect(read(event('DTSTART:20270201T100000Z', 'DURATION:PT1H', `RRULE:${rule}`))).toHaveLength(2);
    },
  );

  test('times with the marks of ISO 8601 are times', () => {
    expect(read(event('DTSTART:2027-02-01T10:00:00Z', 'DURATION:PT1H'))).toEqual(['2027-02-01T10:00']);
  });
});

describe('[N-20] an entry that can’t be read', () => {
  const old = ['UID:old', 'SUMMARY:Dinner\\, late', 'DTSTART:20200101T100000Z'];
  const failure = (...lines: string[]): CalendarFailure['unreadable'] | undefined => {
    try {
      read(file('BEGIN:VEVENT', ...lines, 'END:VEVENT'));
      return undefined;
    } catch (error) {
      return (error as CalendarFailure).unreadable;
    }
  };

  test.each([
    ['a length in the wrong order that is short', ['DURATION:PT2D3H']],
    ['a rule that has ended', ['DTEND:20200101T110000Z', 'RRULE:FREQ=SOMETIMES;UNTIL=20200301T000000Z']],
    ['a rule that is no rule, and the day it ends', ['DURATION:PT1H', 'RRULE:FREQ=DAILY;BYHOUR=99;UNTIL=20200301']],
  ])('is passed over with %s', (_what, lines) => {
    expect(failure(...old, ...lines)).toBeUndefined();
  });

  test.each([
    ['a length that says nothing', ['DURATION:soon'], 'duration'],
    ['a length of ten years', ['DURATION:PT10Y'], 'duration'],
    ['an end that is no time', ['DTEND:tomorrow'], 'time'],
    ['a rule without an end', ['DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'], 'rule'],
    ['a rule that counts', ['DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5;BYDAY=XX'], 'rule'],
    ['another date that is none', ['DURATION:PT1H', 'RDATE:20271301T100000Z'], 'time'],
  ])('is named with %s, for it may still take time', (_what, lines, reason) => {
    expect(failure(...old, ...lines)).toEqual({ reason, title: 'Dinner, late', date: '2020-01-01' });
  });

  test('is named without a day where its beginning is what can’t be read', () => {
    expect(failure('SUMMARY;LANGUAGE=en:Lunch', 'DTSTART:noon', 'DTEND:20270201T130000Z')).toEqual({
      reason: 'time',
      title: 'Lunch',
      date: null,
    });
    expect(failure('DTSTART:noon', 'DTEND:20200201T130000Z')).toBeUndefined();
  });
});
