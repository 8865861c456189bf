import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleScene, problemOf, type GoogleScene } from '../../../testing/google/google-scene.ts';
import type { Event } from '../../../testing/google/world.ts';

let scene: GoogleScene;
beforeEach(async () => {
  scene = await googleScene();
});
afterEach(() => scene.google.close());

const at = (instant: string) => Date.parse(instant);
const SPAN = { start: at('2027-03-01T00:00:00Z'), end: at('2027-05-01T00:00:00Z') };
const HOUR = 3_600_000;
const timed = (start: string, hours = 1) => ({
  start: { dateTime: start },
  end: { dateTime: new Date(at(start) + hours * HOUR).toISOString() },
});
const add = (event: Partial<Event>) => scene.google.addEvent(scene.primary, event);
const read = (cursor: string | null = null, span = SPAN) => {
  const { id: remote_id, time_zone } = scene.primary;
  return scene.provider.readBusy(scene.access, { remote_id, time_zone }, { span, cursor, own_addresses: [] });
};
const spans = (events: { times: { start: number; end: number }[] }[]) =>
  events.flatMap((event) =>
    event.times.map(({ start, end }) => [start, end].map((time) => new Date(time).toISOString())),
  );

test('[E-18] calendars are listed to the last page, with what may be done in them', async () => {
  scene.google.world.page_size = 1;
  scene.google.addCalendar(scene.ada, { id: 'holidays', summary: 'Holidays', access_role: 'reader' });
  scene.google.addCalendar(scene.ada, { id: 'team', summary: 'Team', access_role: 'writer', time_zone: 'Asia/Tokyo' });
  expect(await scene.provider.listCalendars(scene.access)).toEqual([
    {
      remote_id: 'ada@gmail.test',
      name: 'ada@gmail.test',
      time_zone: 'Europe/Amsterdam',
      is_primary: true,
      is_writable: true,
    },
    { remote_id: 'holidays', name: 'Holidays', time_zone: 'Europe/Amsterdam', is_primary: false, is_writable: false },
    { remote_id: 'team', name: 'Team', time_zone: 'Asia/Tokyo', is_primary: false, is_writable: true },
  ]);
});

test('an event takes its time, and its title stays with Google', async () => {
  const event = add({ summary: 'Dentist', ...timed('2027-03-10T09:00:00+01:00') });
  const reading = await read();
  expect(reading.kind).toBe('all');
  expect(reading.events).toEqual([
    {
      event_key: event.id,
      uid: event.iCalUID,
      times: [{ start: at('2027-03-10T08:00:00Z'), end: at('2027-03-10T09:00:00Z') }],
    },
  ]);
});

test('all-day events take their dates in the zone of the calendar, short days and long ones too', async () => {
  add({ start: { date: '2027-03-28' }, end: { date: '2027-03-29' } });
  scene.primary.time_zone = 'Europe/Amsterdam';
  expect(spans((await read()).events)).toEqual([['2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z']]);
  // In Beirut, clocks went from 23:59 to 01:00: that day had no midnight.
  scene.primary.time_zone = 'Asia/Beirut';
  expect(spans((await read()).events)[0]?.[0]).toBe('2027-03-27T22:00:00.000Z');
});

test.each<[string, Partial<Event>, boolean]>([
  ['marked free', { transparency: 'transparent' }, false],
  ['cancelled', { status: 'cancelled' }, false],
  ['tentative', { status: 'tentative' }, true],
  ['a place of work', { eventType: 'workingLocation' }, false],
  ['out of office', { eventType: 'outOfOffice' }, true],
  ['time to focus', { eventType: 'focusTime' }, true],
  ['declined', { attendees: [{ self: true, responseStatus: 'declined' }] }, false],
  ['declined by another attendee', { attendees: [{ email: 'x@y.test', responseStatus: 'declined' }] }, true],
  ['not answered', { attendees: [{ self: true, responseStatus: 'needsAction' }] }, true],
])('an event that is %s', async (_kind, event, takesTime) => {
  add({ ...timed('2027-03-10T09:00:00Z'), ...event });
  expect((await read()).events).toHaveLength(takesTime ? 1 : 0);
});

test('a recurring event takes each of its times, at the same hour through a change of clocks', async () => {
  const zone = { timeZone: 'Europe/Amsterdam' };
  add({
    start: { dateTime: '2027-03-22T18:00:00+01:00', ...zone },
    end: { dateTime: '2027-03-22T19:00:00+01:00', ...zone },
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'],
  });
  const reading = await read();
  expect(spans(reading.events).map(([start]) => start)).toEqual([
    '2027-03-22T17:00:00.000Z',
    '2027-03-29T16:00:00.000Z',
    '2027-04-05T16:00:00.000Z',
  ]);
  expect(new Set(reading.events.map((event) => event.uid)).size).toBe(1);
  const [, second] = reading.events;
  scene.google.cancelEvent(scene.primary, second?.event_key ?? '');
  const changes = await read(reading.cursor);
  expect(changes).toMatchObject({ kind: 'changes', events: [{ event_key: second?.event_key, uid: null, times: [] }] });
});

test('a second reading gives the changes: new, moved, deleted and free events', async () => {
  const [moved, gone, freed] = ['09', '11', '13'].map((hour) => add(timed(`2027-03-10T${hour}:00:00Z`)));
  const first = await read();
  expect(first.events).toHaveLength(3);
  expect(await read(first.cursor)).toMatchObject({ kind: 'changes', events: [] });
  scene.google.changeEvent(scene.primary, moved?.id ?? '', timed('2027-03-11T09:00:00Z'));
  scene.google.changeEvent(scene.primary, freed?.id ?? '', { transparency: 'transparent' });
  scene.google.cancelEvent(scene.primary, gone?.id ?? '');
  const added = add(timed('2027-03-12T09:00:00Z'));
  const changes = await read(first.cursor);
  expect(changes.kind).toBe('changes');
  expect(new Map(changes.events.map((event) => [event.event_key, spans([event])[0]?.[0] ?? null]))).toEqual(
    new Map([
      [moved?.id, '2027-03-11T09:00:00.000Z'],
      [freed?.id, null],
      [gone?.id, null],
      [added.id, '2027-03-12T09:00:00.000Z'],
    ]),
  );
  expect((await read(changes.cursor)).events).toEqual([]);
});

test('an event that leaves the span takes no time any more', async () => {
  const event = add(timed('2027-03-10T09:00:00Z'));
  const { cursor } = await read();
  scene.google.changeEvent(scene.primary, event.id, timed('2027-08-10T09:00:00Z'));
  expect((await read(cursor)).events).toEqual([{ event_key: event.id, uid: event.iCalUID, times: [] }]);
});

test('changes are read to the last page', async () => {
  const { cursor } = await read();
  scene.google.world.page_size = 2;
  Array.from({ length: 5 }, (_, day) => add(timed(`2027-03-1${day}T09:00:00Z`)));
  expect((await read(cursor)).events).toHaveLength(5);
  expect((await read()).events).toHaveLength(5);
});

test('a sync token that Google forgot, or that isn’t ours, leads to a full reading', async () => {
  add(timed('2027-03-10T09:00:00Z'));
  const { cursor } = await read();
  scene.google.forgetChanges(scene.primary);
  const again = await read(cursor);
  expect(again).toMatchObject({ kind: 'all', events: [{ times: [{}] }] });
  expect((await read(again.cursor)).kind).toBe('changes');
  expect((await read('what another provider left')).kind).toBe('all');
  expect((await read(`${SPAN.start}/${SPAN.end}/broken`)).kind).toBe('all');
});

test('changes are those in the span of the full reading, also as time passes', async () => {
  const { cursor } = await read();
  add(timed('2027-05-10T09:00:00Z'));
  add(timed('2027-04-10T09:00:00Z'));
  const later = { start: SPAN.start + 24 * HOUR, end: SPAN.end + 24 * HOUR };
  const changes = await read(cursor, later);
  expect(changes.kind).toBe('changes');
  expect(spans(changes.events)).toEqual([['2027-04-10T09:00:00.000Z', '2027-04-10T10:00:00.000Z']]);
});

test('a calendar that shows only free and busy is read too', async () => {
  scene.primary.access_role = 'freeBusyReader';
  add(timed('2027-03-10T09:00:00Z'));
  expect((await read()).events).toMatchObject([{ uid: null, times: [{}] }]);
});

test('a missing calendar is gone', async () => {
  scene.ada.calendars.delete(scene.primary.id);
  expect(await problemOf(read())).toBe('gone');
});
