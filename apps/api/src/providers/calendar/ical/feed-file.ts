import { createHash } from 'node:crypto';
import { busyInFile, type BusyQuestion, type BusyInFile } from '../icalendar/busy-in-file.ts';
import { textOf } from '../icalendar/component.ts';
import { parseFile } from '../icalendar/parse-file.ts';
import { ianaZoneOf } from '../icalendar/zone-name.ts';
import { plainName, plainKey } from '../plain-text.ts';
import { packEvents, type PackedEvents } from '../reader/packed-events.ts';
import { joined, type Pieces } from '../reader/pieces.ts';
import { mergeSpans } from '../icalendar/merge-spans.ts';
import type { BusyEvent } from '../port.ts';
import { decodeText } from './decode-text.ts';

/** The events of a feed that take time, each under its UID; one without is known by its times. */
function feedEvents(found: readonly BusyInFile[]): BusyEvent[] {
  const busy = found.filter(({ times }) => times.length > 0);
  const keyOf = ({ uid, times }: BusyInFile) => plainKey(uid ?? `times ${JSON.stringify(times)}`);
  return [...Map.groupBy(busy, keyOf)].map(([event_key, members]) => ({
    event_key,
    uid: members[0]?.uid == null ? null : event_key,
    times: mergeSpans(members.flatMap(({ times }) => times)),
  }));
}

/** A file as it came. */
interface FeedFile {
  pieces: Pieces;
  charset: string;
}

/** TEXT (RFC 5545, 3.3.11) of a property that ical.js doesn't know. */
const unescaped = (text: string | null): string => (text ?? '').replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1');

/**
 * Reads a file's name and time zone; null for each one that it lacks.
 * @throws CalendarFailure `unreadable` for a file that isn't a calendar.
 */
export function describeFeed({ pieces, charset }: FeedFile): { name: string | null; time_zone: string | null } {
  const calendars = parseFile(decodeText(joined(pieces), charset));
  const first = (...names: string[]) =>
    names.flatMap((name) => calendars.flatMap((calendar) => textOf(calendar, name) ?? []))[0] ?? null;
  const zone = first('x-wr-timezone');
  return {
    name: plainName(unescaped(first('name', 'x-wr-calname'))),
    time_zone: zone === null ? null : ianaZoneOf(zone),
  };
}

/**
 * Reads the busy times of a file.
 * @param known_hash of the previous file; an unchanged file is not read again.
 * @throws CalendarFailure `unreadable`
 */
export function readFeed({
  pieces,
  charset,
  known_hash,
  ...question
}: FeedFile & BusyQuestion & { known_hash: string | null }): { hash: string; events: PackedEvents | null } {
  const bytes = joined(pieces);
  const hash = createHash('sha256').update(bytes).digest('base64url');
  if (hash === known_hash) {
    return { hash, events: null };
  }
  return { hash, events: packEvents(feedEvents(busyInFile(decodeText(bytes, charset), question))) };
}
