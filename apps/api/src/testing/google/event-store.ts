import { newId } from '../../core/ids.ts';
import { invalid } from './api-error.ts';
import { notify } from './channels.ts';
import { instancesOf } from './instances.ts';
import type { Calendar, Event, World } from './world.ts';

const ID = /^[a-v0-9]{5,1024}$/;

const etagOf = (version: number, id: string) => `"${version}-${id.length}${id.slice(-6)}"`;

/** Keeps an event as the calendar's newest change, and tells those who watch. */
export function keep(world: World, calendar: Calendar, event: Event): Event {
  calendar.version += 1;
  const kept = { ...event, etag: etagOf(calendar.version, event.id), updated: new Date().toISOString() };
  calendar.events.set(event.id, { event: kept, version: calendar.version });
  notify(world, calendar);
  return kept;
}

const isWhole = ({ start, end }: Event) =>
  (start?.dateTime && end?.dateTime && !start.date && !end.date) || (start?.date && end?.date && !start.dateTime);

/** @throws ApiError for an event that Google would not take. */
export function checkEvent(event: Event): void {
  if (!ID.test(event.id.split('_')[0] ?? '')) {
    throw invalid('Invalid resource id value.');
  }
  if (!isWhole(event)) {
    throw invalid('Missing or invalid start or end time.');
  }
}

/** An event as Google completes it. With `recurrence` it stands for its occurrences. */
export function newEvent(calendar: Calendar, given: Partial<Event>): Event {
  const id = given.id ?? newId().replaceAll('-', '');
  return {
    kind: 'calendar#event',
    status: 'confirmed',
    iCalUID: `${id}@google.com`,
    sequence: 0,
    eventType: 'default',
    created: new Date().toISOString(),
    creator: { email: calendar.id, self: true },
    organizer: { email: calendar.id, self: true },
    ...given,
    id,
  };
}

/** Adds an event, with its occurrences where it recurs. */
export function addEvent(world: World, calendar: Calendar, given: Partial<Event>): Event {
  const event = newEvent(calendar, given);
  checkEvent(event);
  for (const instance of instancesOf(event, calendar.time_zone)) {
    keep(world, calendar, instance);
  }
  return keep(world, calendar, event);
}

/** Deletes an event, or with a recurring one all its occurrences: the ids stay taken. */
export function cancelEvent(world: World, calendar: Calendar, id: string): void {
  for (const { event } of calendar.events.values()) {
    if (event.id === id || event.recurringEventId === id) {
      keep(world, calendar, { ...event, status: 'cancelled' });
    }
  }
}
