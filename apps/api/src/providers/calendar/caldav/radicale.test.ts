import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { needs } from '../../../testing/needs.ts';
import {
  ADA,
  hasRadicale,
  RADICALE_HOOK_MS,
  startRadicale,
  type Radicale,
} from '../../../testing/radicale/start-radicale.ts';
import { guardedFetch } from '../../outbound/guarded-fetch.ts';
import type { BusyReading, CalendarAccess, CaldavCredentials, SessionEvent } from '../port.ts';
import { calendarReader } from '../reader/calendar-reader.ts';
import { caldavSource } from './caldav-source.ts';

const NOW = Date.UTC(2026, 5, 1);
const SPAN = { start: NOW, end: Date.UTC(2026, 6, 1) };
const fetch = guardedFetch({ allow_private_networks: true, request_timeout_ms: 30_000, total_timeout_ms: 30_000 });
const reader = calendarReader();
afterAll(() => reader.close());
const source = caldavSource({ fetch, reader, now: () => NOW });
const { writer } = source;

const event = (uid: string, ...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', 'BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines]
    .concat('END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n');

const SESSION: SessionEvent = {
  uid: 'booking-1@abroad-mentors.test',
  booking_id: 'booking-1',
  sequence: 0,
  time_zone: 'Europe/Berlin',
  title: 'Session: Ada & Bo; with, marks',
  description: 'First line\nSecond line',
  location: 'https://meet.test/x',
  wants_meet_link: false,
  start: Date.UTC(2026, 5, 10, 8),
  end: Date.UTC(2026, 5, 10, 9),
};

const startsOf = ({ events }: BusyReading) =>
  events.flatMap(({ times }) => times.map(({ start }) => new Date(start).toISOString().slice(0, 16))).toSorted();

needs('radicale', hasRadicale).describe('[E-18] CalDAV, spoken to Radicale', () => {
  let radicale: Radicale;
  let calendar: string;
  let made = 0;
  beforeAll(async () => {
    radicale = await startRadicale();
  }, RADICALE_HOOK_MS);
  afterAll(() => radicale?.stop());
  beforeEach(async () => {
    made += 1;
    calendar = await radicale.makeCalendar(`calendar-${made}`);
  });

  const access = (changes: Partial<CaldavCredentials> = {}): CalendarAccess<CaldavCredentials> => ({
    credentials: { provider: 'caldav', server_url: radicale.url, ...ADA, ...changes },
    renewed: () => Promise.resolve(),
  });
  const read = (cursor: string | null = null, time_zone = 'Europe/Berlin') =>
    source.readBusy(access(), { remote_id: calendar, time_zone }, { span: SPAN, cursor, own_addresses: [] });
  const put = (name: string, text: string) => radicale.send('PUT', `${new URL(calendar).pathname}${name}.ics`, text);

  test('calendars are found from the server, the person’s address there, or a calendar', async () => {
    const home = `${radicale.url}/${encodeURIComponent(ADA.username)}/`;
    for (const server_url of [radicale.url, `${radicale.url}/nothing/here`, home, calendar]) {
      const found = await source.listCalendars(access({ server_url }));
      expect(found.map(({ remote_id }) => remote_id)).toContain(calendar);
      expect(found.filter(({ is_primary }) => is_primary)).toHaveLength(1);
    }
    const primary = (await source.listCalendars(access({ server_url: calendar }))).find((each) => each.is_primary);
    expect(primary).toEqual({
      remote_id: calendar,
      name: `calendar-${made}`,
      time_zone: null,
      is_primary: true,
      is_writable: true,
    });
  });

  test('a calendar says its zone, whether it can be written, and whether it is one of events', async () => {
    const zone = 'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VTIMEZONE\nTZID:Asia/Tokyo\nEND:VTIMEZONE\nEND:VCALENDAR';
    await radicale.makeCalendar('holidays', `<c:calendar-timezone>${zone}</c:calendar-timezone>`);
    await radicale.makeCalendar(
      'tasks',
      '<c:supported-calendar-component-set><c:comp name="VTODO"/></c:supported-calendar-component-set>',
    );
    const found = await source.listCalendars(access());
    expect(found.find(({ name }) => name === 'holidays')).toMatchObject({
      time_zone: 'Asia/Tokyo',
      is_writable: false,
    });
    expect(found.map(({ name }) => name)).not.toContain('tasks');
  });

  test('a wrong password is signed_out, a missing calendar is gone', async () => {
    await expect(source.listCalendars(access({ password: 'wrong' }))).rejects.toMatchObject({ problem: 'signed_out' });
    const missing = { remote_id: `${calendar}missing/`, time_zone: 'UTC' };
    await expect(
      source.readBusy(access(), missing, { span: SPAN, cursor: null, own_addresses: [] }),
    ).rejects.toMatchObject({
      problem: 'gone',
    });
  });

  test('[E-18] single, recurring, moved, all-day and free events take the time that they take', async () => {
    await put('single', event('single', 'DTSTART:20260602T100000Z', 'DTEND:20260602T110000Z'));
    await put('free', event('free', 'DTSTART:20260602T150000Z', 'DTEND:20260602T160000Z', 'TRANSP:TRANSPARENT'));
    await put('other', event('other', 'DTSTART:20250602T100000Z', 'DTEND:20250602T110000Z'));
    await put('day', event('day', 'DTSTART;VALUE=DATE:20260605', 'DTEND;VALUE=DATE:20260606'));
    await put(
      'weekly',
      event('weekly', 'DTSTART;TZID=Europe/Berlin:20250106T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY').replace(
        'END:VCALENDAR',
        'BEGIN:VEVENT\r\nUID:weekly\r\nDTSTAMP:20260101T000000Z\r\nRECURRENCE-ID;TZID=Europe/Berlin:20260615T090000\r\nDTSTART;TZID=Europe/Berlin:20260616T120000\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR',
      ),
    );
    await put(
      'declined',
      event(
        'declined',
        'DTSTART:20260620T100000Z',
        'DURATION:PT1H',
        'ATTENDEE;PARTSTAT=DECLINED:mailto:ADA@example.org',
      ),
    );
    const reading = await read();
    expect(reading.kind).toBe('all');
    expect(startsOf(reading).filter((start) => start < '2026-07-01')).toEqual([
      '2026-06-01T07:00',
      '2026-06-02T10:00',
      '2026-06-04T22:00',
      '2026-06-08T07:00',
      '2026-06-16T10:00',
      '2026-06-22T07:00',
      '2026-06-29T07:00',
    ]);
    const { pathname } = new URL(calendar);
    expect(reading.events.map(({ event_key, uid }) => [event_key, uid])).toContainEqual([
      `${pathname}single.ics`,
      'single',
    ]);
  });

  test('[E-18] the next reading has the changes: new, moved and deleted events', async () => {
    await put('stays', event('stays', 'DTSTART:20260602T100000Z', 'DURATION:PT1H'));
    await put('goes', event('goes', 'DTSTART:20260603T100000Z', 'DURATION:PT1H'));
    const first = await read();
    const idle = await read(first.cursor);
    expect([idle.kind, idle.events]).toEqual(['changes', []]);
    await put('new', event('new', 'DTSTART:20260604T100000Z', 'DURATION:PT1H'));
    await put('stays', event('stays', 'DTSTART:20260605T100000Z', 'DURATION:PT1H'));
    await radicale.send('DELETE', `${new URL(calendar).pathname}goes.ics`);
    const next = await read(idle.cursor);
    expect([next.kind, startsOf(next)]).toEqual(['changes', ['2026-06-04T10:00', '2026-06-05T10:00']]);
    expect(next.events.find(({ event_key }) => event_key.endsWith('goes.ics'))?.times).toEqual([]);
    expect((await read(next.cursor)).events).toEqual([]);
  });

  test('[E-18] a forgotten token, another zone or an unknown cursor leads to a full reading', async () => {
    await put('one', event('one', 'DTSTART:20260602T100000', 'DURATION:PT1H'));
    const { cursor } = await read();
    const forgotten = cursor?.replace(/"sync_token":"[^"]+"/, '"sync_token":"http://radicale.org/ns/sync/0"') ?? null;
    expect(await read(forgotten)).toMatchObject({ kind: 'all', events: [{ uid: 'one' }] });
    expect(startsOf(await read(cursor, 'Asia/Tokyo'))).toEqual(['2026-06-02T01:00']);
    expect((await read('{"nonsense":')).kind).toBe('all');
  });

  test('a session is written once however often it is written, moved, read and deleted', async () => {
    const at = (changes: Partial<SessionEvent> = {}) => ({ ...SESSION, ...changes });
    const first = await writer?.writeEvent(access(), calendar, at());
    const again = await writer?.writeEvent(access(), calendar, at());
    expect([again?.event_key, (await read()).events.length]).toEqual([first?.event_key, 1]);
    const moved = at({ start: Date.UTC(2026, 5, 11, 8), end: Date.UTC(2026, 5, 11, 9), sequence: 1 });
    await writer?.writeEvent(access(), calendar, moved);
    const stored = await writer?.readEvent(access(), calendar, moved);
    expect(stored).toMatchObject({ start: moved.start, end: moved.end, is_cancelled: false });
    expect(stored?.etag).toBeTruthy();
    expect(await read()).toMatchObject({ events: [{ uid: SESSION.uid, event_key: first?.event_key }] });
    await writer?.deleteEvent(access(), calendar, moved);
    await writer?.deleteEvent(access(), calendar, moved);
    expect(await writer?.readEvent(access(), calendar, moved)).toBeNull();
    expect((await read()).events).toEqual([]);
  });

  test('two that write at once leave one event', async () => {
    await Promise.all([1, 2, 3].map(async () => writer?.writeEvent(access(), calendar, SESSION)));
    expect((await read()).events).toHaveLength(1);
  });

  test('an invitation that was saved under another name is the same event', async () => {
    await put(
      'saved-by-a-program',
      event(SESSION.uid, 'DTSTART:20260612T100000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
    );
    expect(await writer?.readEvent(access(), calendar, SESSION)).toMatchObject({
      start: Date.UTC(2026, 5, 12, 10),
      is_cancelled: true,
    });
    const written = await writer?.writeEvent(access(), calendar, SESSION);
    expect(written?.event_key).toMatch(/saved-by-a-program\.ics$/);
    expect(startsOf(await read())).toEqual(['2026-06-10T08:00']);
    await writer?.deleteEvent(access(), calendar, SESSION);
    expect((await read()).events).toEqual([]);
  });

  test('writing into a read-only calendar is refused; a missing one is gone', async () => {
    const holidays = `${radicale.url}/${encodeURIComponent(ADA.username)}/holidays/`;
    await expect(writer?.writeEvent(access(), holidays, SESSION)).rejects.toMatchObject({ problem: 'refused' });
    await radicale.send('DELETE', new URL(calendar).pathname);
    await expect(writer?.writeEvent(access(), calendar, SESSION)).rejects.toMatchObject({ problem: 'gone' });
    await expect(writer?.deleteEvent(access(), calendar, SESSION)).resolves.toBeUndefined();
  });
});
