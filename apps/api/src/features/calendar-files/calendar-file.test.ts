import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { toInstant } from '../../core/clock.ts';
import type { BookingFacts } from '../bookings/mails/booking-facts.ts';
import { bookingFacts, mailPerson } from '../bookings/mails/mail-facts.test-helper.ts';
import { writeInvitation, type CalendarMethod } from './calendar-file.ts';

const SETTINGS = { public_url: 'https://a.test', mail_from: 'Abroad Mentors <hello@a.test>' };
const HALF_HOUR = 30 * 60_000;

const linh = { ...mailPerson('Linh', 'en'), email: 'linh@people.test' };
const amara = { ...mailPerson('Amara', 'en'), email: 'amara@people.test' };

const write = (changes: Partial<BookingFacts>, method: CalendarMethod = 'REQUEST') =>
  writeInvitation(
    bookingFacts('en', { mentor: linh, prospect: amara, ...changes }),
    { reader_user_id: 'Amara', method },
    SETTINGS,
  );

/** Parsed by ical.js, with only the time zones of the file. */
function readByIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  calendar.getAllSubcomponents('vtimezone').forEach((zone) => ICAL.TimezoneService.register(zone));
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: toInstant(event.startDate.toUnixTime() * 1000),
    end: toInstant(event.endDate.toUnixTime() * 1000),
    zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
  };
}

/** Parsed by node-ical, which goes by the names of time zones. */
function readByNodeIcal(text: string) {
  const calendar = nodeIcal.sync.parseICS(text);
  const event = Object.values(calendar).find((part) => part?.type === 'VEVENT') as VEvent;
  return {
    method: event.method,
    uid: event.uid,
    sequence: Number(event.sequence),
    start: toInstant(event.start.getTime()),
    end: toInstant(event.end?.getTime() ?? 0),
    zone: event.start.tz,
  };
}

/** An instant far from a clock change, and the half hours around a zone's next changes. */
function instantsIn(zone: string): number[] {
  const instants = [Date.parse('2027-01-11T08:00:00Z')];
  let at = Temporal.Instant.from('2026-11-01T00:00:00Z').toZonedDateTimeISO(zone);
  for (let change = 0; change < 4; change += 1) {
    const next = at.getTimeZoneTransition('next');
    if (next === null) {
      break;
    }
    at = next;
    instants.push(...[-4, -2, -1, 0, 1, 4].map((halves) => next.epochMilliseconds + halves * HALF_HOUR));
  }
  return instants;
}

const ZONES = [
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Asia/Jerusalem',
  'America/New_York',
  'Europe/Amsterdam',
  'Africa/Cairo',
  'America/St_Johns',
  'Asia/Calcutta',
  'UTC',
];

test.each(ZONES)('two parsers read the same instants, zone, UID and SEQUENCE back in %s', async (mentor_time_zone) => {
  for (const at of instantsIn(mentor_time_zone)) {
    const [start_at, end_at] = [toInstant(at), toInstant(at + HALF_HOUR)];
    const text = await write({ mentor_time_zone, start_at, end_at, ical_uid: 'x@a.test', ical_sequence: 7 });
    const written = { method: 'REQUEST', uid: 'x@a.test', sequence: 7, start: start_at, end: end_at };
    expect(readByIcalJs(text), start_at).toMatchObject(written);
    expect(readByNodeIcal(text), start_at).toMatchObject(written);
  }
});

test('[N-07] names and titles from right to left stand by themselves in the title of a calendar entry', async () => {
  const text = await write({ title: 'مراجعة', prospect: { ...amara, first_name: 'ليلى', last_name: 'حداد' } });
  const [event] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe('\u2068مراجعة\u2069: Linh Trần & \u2068ليلى حداد\u2069');
});

test('a file names the IANA zone, and UTC only where a wall time comes twice', async () => {
  const zoneAt = async (start_at: string, end_at: string) => {
    const text = await write({ mentor_time_zone: 'America/New_York', start_at, end_at });
    return [readByIcalJs(text).zone, readByNodeIcal(text).zone];
  };
  expect(await zoneAt('2027-01-11T08:00:00Z', '2027-01-11T08:30:00Z')).toEqual(Array(2).fill('America/New_York'));
  expect(await zoneAt('2027-11-07T05:30:00Z', '2027-11-07T06:00:00Z')).toEqual([undefined, 'Etc/UTC']);
  expect(await zoneAt('2027-11-07T04:30:00Z', '2027-11-07T05:00:00Z')).toEqual([undefined, 'Etc/UTC']);
});

/** The instants at which the block of a zone differs from the platform. */
async function differences(zones: readonly string[]): Promise<string[]> {
  const { loadTimeZoneBlocks } = await import('../../core/time-zone-block.ts');
  const blockOf = await loadTimeZoneBlocks();
  const wrong: string[] = [];
  for (const zone of zones) {
    const parsed = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${blockOf(zone)}\r\nEND:VCALENDAR`) as unknown[]);
    const timezone = new ICAL.Timezone(parsed.getFirstSubcomponent('vtimezone') ?? {});
    for (const at of instantsIn(zone).flatMap((instant) => [instant - 72 * HALF_HOUR, instant + 72 * HALF_HOUR])) {
      const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
      const time = ICAL.Time.fromData({ year, month, day, hour, minute, second: 0 }, timezone);
      if (time.toUnixTime() * 1000 !== at) {
        wrong.push(`${zone} ${toInstant(at)}`);
      }
    }
  }
  return wrong;
}

test('the block of a zone agrees with the platform around its clock changes', async () => {
  expect(await differences(ZONES.filter((zone) => zone !== 'UTC'))).toEqual([]);
});

test('that of every zone does', { tags: 'full' }, async () => {
  expect(await differences(Intl.supportedValuesOf('timeZone'))).toEqual([]);
});

test('lines end in CRLF and have 75 octets at most, whatever the script (RFC 5545, 3.1)', async () => {
  const text = await write({
    title: 'प्रवेश निबंध 申请文书 '.repeat(8),
    location: 'شارع '.repeat(40),
    status: 'confirmed',
  });
  for (const line of text.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n\ufffd]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test('an invitation has attendees, takes time and has an alarm; a file to keep has no attendees (RFC 5546, 3.2.1)', async () => {
  const invitation = (await write({})).replaceAll('\r\n ', '');
  expect(invitation.match(/^ATTENDEE.*people\.test$/gm)).toHaveLength(2);
  expect(invitation).toMatch(/^ORGANIZER;CN="Abroad Mentors":mailto:hello@a\.test$/m);
  expect(invitation).toMatch(/^TRANSP:OPAQUE$/m);
  expect(invitation).toMatch(/^TRIGGER:-PT10M$/m);
  expect(invitation).toMatch(/^DTSTAMP:20270107T100000Z$/m);
  for (const status of ['requested', 'pending_payment', 'declined', 'expired'] as const) {
    // Until a session is certain, no one learns the other's address.
    expect((await write({ status })).replaceAll('\r\n ', '').match(/[a-z]+@people\.test/g), status).toEqual([
      'amara@people.test',
    ]);
  }
  const kept = await write({}, 'PUBLISH');
  expect(kept).toContain('METHOD:PUBLISH');
  expect(kept).not.toContain('ATTENDEE');
});

test('a cancellation frees the time and removes the alarm; a request is tentative', async () => {
  const cancelled = await write({ status: 'cancelled', ical_sequence: 1 }, 'CANCEL');
  expect(cancelled).toMatch(/^STATUS:CANCELLED\r\nX-MICROSOFT-CDO-BUSYSTATUS:FREE$/m);
  expect(cancelled).toContain('TRANSP:TRANSPARENT');
  expect(cancelled).not.toContain('VALARM');
  const asked = await write({ status: 'requested' }, 'PUBLISH');
  expect(asked).toContain('STATUS:TENTATIVE');
  expect(asked).not.toContain('VALARM');
});
