import { ApiError, invalid, notFound } from './api-error.ts';
import { withConference } from './conference.ts';
import { addEvent, cancelEvent, checkEvent, keep } from './event-store.ts';
import type { Calendar, Event, World } from './world.ts';

type Query = Readonly<Record<string, string>>;
type Given = Partial<Event>;

/** Conferences are left alone unless the call says that it knows them. */
const conferenceOf = (given: Given, query: Query) =>
  query['conferenceDataVersion'] === '1' ? (given.conferenceData ?? undefined) : undefined;

function checkWritable(calendar: Calendar): void {
  if (calendar.access_role !== 'owner' && calendar.access_role !== 'writer') {
    throw new ApiError(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null takes a field away, objects merge: the semantics of `patch` (RFC 7396). */
function merge(target: unknown, change: unknown): unknown {
  if (!isObject(change)) {
    return change;
  }
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(change)) {
    if (value === null) {
      delete merged[name];
    } else {
      merged[name] = merge(merged[name], value);
    }
  }
  return merged;
}

/** `events.get`: what was deleted is still there, as cancelled. */
export function getEvent(calendar: Calendar, id: string): Event {
  const found = calendar.events.get(id)?.event;
  if (!found) {
    throw notFound();
  }
  return found;
}

/** `events.insert`. */
export function insertEvent(world: World, calendar: Calendar, given: Given, query: Query): Event {
  checkWritable(calendar);
  if (given.id && calendar.events.has(given.id)) {
    throw new ApiError(409, 'duplicate', 'The requested identifier already exists.');
  }
  const conference = conferenceOf(given, query);
  const { conferenceData: _, ...plain } = merge({}, given) as Given;
  const added = withConference(world, { id: '', ...plain }, conference);
  const { id, ...completed } = added;
  return addEvent(world, calendar, id ? { ...completed, id } : completed);
}

/** Changes an event, as its owner may in their calendar. */
export function changeEvent(world: World, calendar: Calendar, id: string, given: Given, query: Query): Event {
  const existing = getEvent(calendar, id);
  const { conferenceData: _, ...plain } = given;
  const patched = merge(existing, plain) as Event;
  if ((given.sequence ?? existing.sequence ?? 0) < (existing.sequence ?? 0)) {
    throw invalid('Invalid sequence value. The specified sequence number is below the current one of the resource.');
  }
  checkEvent(patched);
  return keep(world, calendar, withConference(world, patched, conferenceOf(given, query)));
}

/** `events.patch`. */
export function patchEvent(world: World, calendar: Calendar, id: string, given: Given, query: Query): Event {
  checkWritable(calendar);
  return changeEvent(world, calendar, id, given, query);
}

/** `events.delete`. */
export function deleteEvent(world: World, calendar: Calendar, id: string): void {
  checkWritable(calendar);
  if (getEvent(calendar, id).status === 'cancelled') {
    throw new ApiError(410, 'deleted', 'Resource has been deleted');
  }
  cancelEvent(world, calendar, id);
}
