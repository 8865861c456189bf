import { describe, expect, test } from 'vitest';
import { busyInFile } from './busy-in-file.ts';
import { WINDOWS_ZONES } from './windows-zones-data.ts';
import { ianaZoneOf } from './zone-name.ts';

const SPAN = { start: Date.UTC(2026, 0, 1), end: Date.UTC(2027, 0, 1) };

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];

function busy(text: string, { zone = 'Europe/Berlin', own = [] as string[], span = SPAN } = {}): string[] {
  const found = busyInFile(text, { span, time_zone: zone, own_addresses: new Set(own) });
  const write = (instant: number) => new Date(instant).toISOString().slice(0, 16);
  return found.flatMap(({ times }) => times.map(({ start, end }) => `${write(start)}/${write(end)}`));
}
const starts = (text: string, options = {}) => busy(text, options).map((span) => span.slice(0, 16));

describe('[E-18] what takes time in an iCalendar file', () => {
  test('an event with an end, a length, or none', () => {
    expect(busy(file(...event('DTSTART:20260301T100000Z', 'DTEND:20260301T113000Z')))).toEqual([
      '2026-03-01T10:00/2026-03-01T11:30',
    ]);
    expect(busy(file(...event('DTSTART:20260301T100000Z', 'DURATION:PT45M')))).toEqual([
      '2026-03-01T10:00/2026-03-01T10:45',
    ]);
    expect(busy(file(...event('DTSTART:20260301T100000Z')))).toEqual([]);
    expect(busy(file(...event('DTSTART:20260301T100000Z', 'DTEND:20260301T090000Z')))).toEqual([]);
  });

  test('whole days are those of the calendar’s zone, 23 or 25 hours long where the clock changes', () => {
    expect(busy(file(...event('DTSTART;VALUE=DATE:20260329')))).toEqual(['2026-03-28T23:00/2026-03-29T22:00']);
    expect(busy(file(...event('DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026')))).toEqual([
      '2026-10-24T22:00/2026-10-25T23:00',
    ]);
    expect(busy(file(...event('DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20260601')))).toEqual([
      '2026-05-31T22:00/2026-06-01T22:00',
    ]);
    expect(busy(file(...event('DTSTART:20260601', 'DURATION:P2D')), { zone: 'Asia/Kathmandu' })).toEqual([
      '2026-05-31T18:15/2026-06-02T18:15',
    ]);
  });

  test('floating times are of the calendar’s zone, in gaps and repeats as RFC 5545 says', () => {
    const at = (start: string) => starts(file(...event(`DTSTART:${start}`, 'DURATION:PT1H')));
    expect(at('20260329T023000')).toEqual(['2026-03-29T01:30']);
    expect(at('20261025T023000')).toEqual(['2026-10-25T00:30']);
    expect(at('20260601T090000')).toEqual(['2026-06-01T07:00']);
  });

  test.each([
    ['Europe/Berlin', '07:00'],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', '12:00'],
    ['W. Europe Standard Time', '07:00'],
    ['"Nobody knows this"', '07:00'],
    ['America/New_York', '13:00'],
  ])('a zone is known by the name %s', (tzid, time) => {
    const [start] = starts(file(...event(`DTSTART;TZID=${tzid}:20260601T090000`, 'DURATION:PT1H')));
    expect(start?.slice(11)).toBe(time);
  });

  test('every zone of Windows is one of the platform', () => {
    expect(Object.keys(WINDOWS_ZONES).filter((name) => ianaZoneOf(name) === null)).toEqual([]);
  });

  test('a zone of the file’s own is read from its VTIMEZONE', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Hill Time',
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'TZOFFSETFROM:-0330',
      'TZOFFSETTO:-0430',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETFROM:-0430',
      'TZOFFSETTO:-0330',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const at = (start: string) => starts(file(...event(`DTSTART;TZID=Hill Time:${start}`, 'DURATION:PT1H'), ...zone));
    expect(at('20260115T090000')).toEqual(['2026-01-15T13:30']);
    expect(at('20260715T090000')).toEqual(['2026-07-15T12:30']);
    expect(at('20260308T023000')).toEqual(['2026-03-08T07:00']);
    expect(at('20261101T013000')).toEqual(['2026-11-01T05:00']);
  });

  test('the platform’s rules come before a copy of them in the file', () => {
    const old = ['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
    const text = file(
      ...old,
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
      ...event('DTSTART;TZID=Europe/Berlin:20260601T090000', 'DURATION:PT1H'),
    );
    expect(starts(text)).toEqual(['2026-06-01T07:00']);
  });

  test.each([
    ['TRANSP:TRANSPARENT'],
    ['STATUS:CANCELLED'],
    ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['ATTENDEE;PARTSTAT=DECLINED:MAILTO:Ada@Example.org'],
  ])('%s takes no time', (line) => {
    const text = file(...event('DTSTART:20260301T100000Z', 'DURATION:PT1H', line));
    expect(busy(text, { own: ['ada@example.org'] })).toEqual([]);
  });

  test.each([
    ['STATUS:TENTATIVE'],
    ['ATTENDEE;PARTSTAT=DECLINED:mailto:bob@example.org'],
    ['ATTENDEE;PARTSTAT=TENTATIVE:mailto:ada@example.org'],
    ['ATTENDEE;CN="broken;PARTSTAT=DECLINED:mailto:ada@example.org'],
    ['DESCRIPTION:a line\r\nthat was never folded'],
  ])('%s takes time', (line) => {
    const text = file(...event('DTSTART:20260301T100000Z', 'DURATION:PT1H', line));
    expect(busy(text, { own: ['ada@example.org'] })).toHaveLength(1);
  });

  test('VFREEBUSY gives busy times', () => {
    const text = file(
      'BEGIN:VFREEBUSY',
      'UID:f',
      'FREEBUSY:20260301T100000Z/PT1H,20260302T100000Z/20260302T120000Z',
      'FREEBUSY;FBTYPE=FREE:20260303T100000Z/PT1H',
      'END:VFREEBUSY',
    );
    expect(busy(text)).toEqual(['2026-03-01T10:00/2026-03-01T11:00', '2026-03-02T10:00/2026-03-02T12:00']);
  });

  test.each([
    ['a page', '<!DOCTYPE html><title>Sign in</title>'],
    ['nothing', ''],
    ['a file that was cut off', file(...event('DTSTART:20260301T100000Z')).slice(0, -20)],
    ['a card', 'BEGIN:VCARD\r\nEND:VCARD'],
    ['a time that is none', file(...event('DTSTART:20261301T100000Z', 'DURATION:PT1H'))],
    ['a rule that is none', file(...event('DTSTART:20260301T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'))],
    ['another calendar than ours', file(...event('DTSTART:20260301T100000Z', 'RRULE:RSCALE=CHINESE;FREQ=YEARLY'))],
  ])('%s is unreadable, and not free', (_what, text) => {
    expect(() => busy(text)).toThrow(expect.objectContaining({ problem: 'unreadable' }));
  });
});

describe('[E-18] recurring events', () => {
  const recurring = (...lines: string[]) => event('DURATION:PT1H', ...lines);

  test('[E-18] stay at their time on the wall', () => {
    const text = file(...recurring('DTSTART;TZID=Europe/Berlin:20260327T090000', 'RRULE:FREQ=DAILY;COUNT=4'));
    expect(starts(text)).toEqual(['2026-03-27T08:00', '2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00']);
  });

  test('end with UNTIL, which is still one of them, in UTC, on the wall or as a date', () => {
    const days = (until: string) =>
      starts(file(...recurring('DTSTART;TZID=Europe/Berlin:20260601T090000', `RRULE:FREQ=DAILY;UNTIL=${until}`)))
        .length;
    expect([days('20260603T070000Z'), days('20260603T065959Z')]).toEqual([3, 2]);
    expect([days('20260603T090000'), days('20260603')]).toEqual([3, 3]);
  });

  test('can be moved, cancelled, excluded and added to', () => {
    const text = file(
      ...recurring('DTSTART:20260601T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=6', 'EXDATE:20260608T090000Z'),
      ...event('DURATION:PT2H', 'RECURRENCE-ID:20260615T090000Z', 'DTSTART:20260616T140000Z'),
      ...event('DURATION:PT1H', 'RECURRENCE-ID:20260622T090000Z', 'DTSTART:20260622T090000Z', 'STATUS:CANCELLED'),
    ).replace('EXDATE:', 'RDATE:20260610T090000Z\r\nRDATE;VALUE=PERIOD:20260611T090000Z/PT3H\r\nEXDATE:');
    expect(busy(text)).toEqual([
      '2026-06-01T09:00/2026-06-01T10:00',
      '2026-06-10T09:00/2026-06-10T10:00',
      '2026-06-11T09:00/2026-06-11T12:00',
      '2026-06-16T14:00/2026-06-16T16:00',
      '2026-06-29T09:00/2026-06-29T10:00',
      '2026-07-06T09:00/2026-07-06T10:00',
    ]);
  });

  test('an occurrence can be excluded by its date, or in another zone', () => {
    const text = file(...recurring('DTSTART;TZID=Asia/Tokyo:20260601T080000', 'RRULE:FREQ=DAILY;COUNT=4')).replace(
      'DURATION',
      'EXDATE;VALUE=DATE:20260602\r\nEXDATE:20260602T230000Z\r\nDURATION',
    );
    expect(starts(text)).toEqual(['2026-05-31T23:00', '2026-06-03T23:00']);
  });

  test('a change of this and all that follow moves them all, but for those changed on their own', () => {
    const text = file(
      ...recurring('DTSTART;TZID=Europe/Berlin:20260601T090000', 'RRULE:FREQ=DAILY;COUNT=5'),
      ...event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260603T090000',
        'DTSTART;TZID=Europe/Berlin:20260603T140000',
        'DURATION:PT2H',
      ),
      ...event('RECURRENCE-ID:20260604T070000Z', 'DTSTART:20260604T200000Z', 'DURATION:PT1H'),
    );
    expect(busy(text)).toEqual([
      '2026-06-01T07:00/2026-06-01T08:00',
      '2026-06-02T07:00/2026-06-02T08:00',
      '2026-06-03T12:00/2026-06-03T14:00',
      '2026-06-04T20:00/2026-06-04T21:00',
      '2026-06-05T12:00/2026-06-05T14:00',
    ]);
  });

  test('an occurrence that was invited alone counts without its series', () => {
    const text = file(...event('RECURRENCE-ID:20260615T090000Z', 'DTSTART:20260616T140000Z', 'DURATION:PT1H'));
    expect(starts(text)).toEqual(['2026-06-16T14:00']);
  });

  test('one that began long ago and one that lasts for weeks reach into the span', () => {
    const span = { start: Date.UTC(2026, 5, 10), end: Date.UTC(2026, 5, 11) };
    const old = file(...recurring('DTSTART:19700101T120000Z', 'RRULE:FREQ=DAILY'));
    const long = file(...event('DTSTART:20260601T000000Z', 'DTEND:20260620T000000Z', 'RRULE:FREQ=YEARLY'));
    expect(starts(old, { span })).toEqual(['2026-06-10T12:00']);
    expect(busy(long, { span })).toEqual(['2026-06-01T00:00/2026-06-20T00:00']);
  });

  test.each([
    ['FREQ=MONTHLY;BYDAY=-1FR', ['2026-01-30', '2026-02-27', '2026-03-27']],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', ['2026-02-13', '2026-03-13', '2026-11-13']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['2026-01-30', '2026-02-27', '2026-03-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=31', ['2026-01-31', '2026-03-31', '2026-05-31']],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', ['2026-05-11']],
    ['FREQ=YEARLY;BYYEARDAY=1,100,-1', ['2026-01-01', '2026-04-10', '2026-12-31']],
    ['FREQ=YEARLY;BYDAY=20MO', ['2026-05-18']],
    ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', ['2026-03-05', '2026-03-12', '2026-03-19', '2026-03-26']],
    ['FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', []],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH;COUNT=130', ['2026-01-01', '2026-01-13', '2026-01-15']],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', []],
  ])('%s', (rule, days) => {
    const text = file(...recurring('DTSTART:20240102T090000Z', `RRULE:${rule}`));
    expect(
      starts(text)
        .map((start) => start.slice(0, 10))
        .slice(0, Math.max(days.length, 1)),
    ).toEqual(days);
  });

  test('several times a day', () => {
    const span = { start: Date.UTC(2026, 5, 1), end: Date.UTC(2026, 5, 2) };
    const at = (rule: string) =>
      starts(file(...event('DTSTART:20260101T090000Z', 'DURATION:PT1M', `RRULE:${rule}`)), { span }).map((start) =>
        start.slice(11),
      );
    expect(at('FREQ=DAILY;BYHOUR=9,14;BYMINUTE=0,30')).toEqual(['09:00', '09:30', '14:00', '14:30']);
    expect(at('FREQ=HOURLY;INTERVAL=6')).toEqual(['03:00', '09:00', '15:00', '21:00']);
    expect(at('FREQ=MINUTELY;INTERVAL=20;BYHOUR=8')).toEqual(['08:00', '08:20', '08:40']);
    expect(at('FREQ=DAILY;BYHOUR=9,10,11;BYSETPOS=-1')).toEqual(['11:00']);
  });

  test('every hour of the widest window is not too much', () => {
    const span = { start: SPAN.start, end: SPAN.start + 770 * 86_400_000 };
    const text = file(...event('DTSTART:20200101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=HOURLY'));
    expect(starts(text, { span })).toHaveLength(770 * 24);
  });

  test.each(['FREQ=SECONDLY', 'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=9999999', 'FREQ=MINUTELY;INTERVAL=2'])(
    '%s needs more work than any real calendar, and is unreadable',
    (rule) => {
      const text = file(...event('DTSTART:00010101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`));
      expect(() => busy(text)).toThrow(expect.objectContaining({ problem: 'unreadable' }));
    },
  );
});
