const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_each, index) => from + index);

export const calendarFile = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

const event = (uid: string | number, ...lines: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  ...(lines.some((line) => line.startsWith('DTSTART')) ? [] : ['DTSTART:20260101T000000Z']),
  'DURATION:PT1M',
  ...lines,
  'END:VEVENT',
];
const one = (...lines: readonly string[]) => calendarFile(...event('one', ...lines));
const many = (count: number, lines: (nth: number) => readonly string[]) =>
  calendarFile(...range(1, count).flatMap((nth) => event(nth, ...lines(nth))));

const EVERY_MOMENT = `BYMONTH=${range(1, 12).join(',')};BYMONTHDAY=${range(1, 31).join(',')};BYHOUR=${range(0, 23).join(',')};BYMINUTE=${range(0, 59).join(',')};BYSECOND=${range(0, 59).join(',')}`;
const EVERY_WEEKDAY = range(-53, 53)
  .flatMap((nth) => ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((day) => `${nth === 0 ? '' : nth}${day}`))
  .join(',');
const EVERY_YEAR_DAY = [...range(-366, -1), ...range(1, 366)].join(',');

const busyZone = (tzid: string): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  'DTSTART:00010101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  `RRULE:FREQ=YEARLY;${EVERY_MOMENT}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Files that need more work than a user's calendar, by what they do. None is larger than the download limit. */
export const HOSTILE_CALENDARS = {
  'a yearly rule of every second': () => one(`RRULE:FREQ=YEARLY;${EVERY_MOMENT}`),
  'fifty yearly rules of every second': () => many(50, () => [`RRULE:FREQ=YEARLY;${EVERY_MOMENT}`]),
  'every second without an end': () => one('RRULE:FREQ=SECONDLY'),
  'every hour without an end since the year 1': () =>
    one('DTSTART:00010101T000000Z', 'RRULE:FREQ=HOURLY;COUNT=99999999'),
  'every hour of a thousand series': () => many(1000, () => ['RRULE:FREQ=HOURLY']),
  'thousands of daily series': () => many(8000, () => ['RRULE:FREQ=DAILY']),
  'a second that never comes': () => one('RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=9999999'),
  'all places of all weekdays': () =>
    many(200, () => [`RRULE:FREQ=YEARLY;BYDAY=${EVERY_WEEKDAY};BYYEARDAY=${EVERY_YEAR_DAY};COUNT=9999`]),
  'one series with ten thousand changes': () =>
    calendarFile(
      ...event('one', 'RRULE:FREQ=HOURLY'),
      ...range(1, 10_000).flatMap((nth) =>
        event('one', `RECURRENCE-ID;RANGE=THISANDFUTURE:20260101T${String(nth % 24).padStart(2, '0')}0000Z`),
      ),
    ),
  'one name for ten thousand series': () =>
    calendarFile(...range(1, 10_000).flatMap(() => event('one', 'RRULE:FREQ=YEARLY'))),
  'exceptions without an end': () =>
    one('RRULE:FREQ=DAILY', ...range(1, 400).map(() => `EXDATE;VALUE=DATE:${'20260101,'.repeat(2500)}20260101`)),
  'a zone of every second': () =>
    calendarFile(...busyZone('Mine'), ...event('one', 'DTSTART;TZID=Mine:20270101T000000')),
  'twenty thousand names of zones': () => many(20_000, (nth) => [`DTSTART;TZID=Zone/Nr_${nth}:20270101T000000`]),
  'free-busy without an end': () =>
    calendarFile(
      'BEGIN:VFREEBUSY',
      ...range(1, 300).map(() => `FREEBUSY:${'20270101T000000Z/PT1H,'.repeat(1000)}20270101T000000Z/PT1H`),
      'END:VFREEBUSY',
    ),
  'a line of nine megabytes': () => one(`RRULE:FREQ=DAILY;X-A=${'A'.repeat(9_000_000)}`),
  'nine megabytes of folds': () => one(`EXDATE:20270101T000000Z${'\r\n '.repeat(3_000_000)}`),
  'nine megabytes of properties': () => one(`${'UID:\r\n'.repeat(1_500_000)}UID:`),
  'components within components': () => 'BEGIN:VCALENDAR\r\n'.repeat(500_000),
  'brackets and quotes': () => one(...range(1, 300).map(() => `ATTENDEE${';X="'.repeat(8000)}:mailto:x@example.org`)),
} as const satisfies Record<string, () => string>;

const answer = (data: string) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>/c/a.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag><c:calendar-data>${data}</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`;

/** Answers of CalDAV servers that do the same. */
export const HOSTILE_ANSWERS = {
  'nine megabytes of entities': () => answer('&amp;'.repeat(1_900_000)),
  'nine megabytes of numbered entities': () => answer('&#x41;'.repeat(1_600_000)),
  'elements within elements': () => answer('<d:a>'.repeat(100_000) + '</d:a>'.repeat(100_000)),
  'three hundred thousand elements': () => answer('<d:a/>'.repeat(299_000)),
  'attributes without an end': () =>
    answer(
      `<d:a ${range(1, 200_000)
        .map((nth) => `a${nth}="1"`)
        .join(' ')}/>`,
    ),
} as const satisfies Record<string, () => string>;
