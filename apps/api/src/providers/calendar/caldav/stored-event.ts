import { Budget } from '../icalendar/budget.ts';
import { textOf } from '../icalendar/component.ts';
import { toEventPart } from '../icalendar/event-part.ts';
import { endOf, instantOf } from '../icalendar/moment.ts';
import { parseFile } from '../icalendar/parse-file.ts';
import { zonesOfFile } from '../icalendar/zones-of-file.ts';
import type { SessionEvent, StoredEvent } from '../port.ts';
import { pathOf } from './dav-values.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** A calendar object of a server. */
export interface StoredObject {
  url: string;
  etag: string | null;
  data: string;
}

/**
 * The session's event as an object says it; null when the object is of something else.
 * @throws CalendarFailure `unreadable`
 */
export function toStoredEvent({
  url,
  etag,
  data,
  uid,
  time_zone,
}: StoredObject & Pick<SessionEvent, 'uid' | 'time_zone'>): StoredEvent | null {
  const calendars = parseFile(data);
  const event = calendars
    .flatMap(({ components }) => components)
    .find((component) => component.name === 'vevent' && textOf(component, 'uid') === uid);
  const budget = new Budget();
  const span = { start: Date.now(), end: Date.now() };
  const part =
    event === undefined
      ? null
      : toEventPart(event, zonesOfFile(calendars, { time_zone, span }, budget), NOBODY, budget);
  if (event === undefined || part === null) {
    return null;
  }
  return {
    event_key: pathOf(url, url),
    etag,
    is_cancelled: textOf(event, 'status')?.toUpperCase() === 'CANCELLED',
    join_url: null,
    start: instantOf(part.start),
    end: endOf(part.start, part.length),
  };
}
