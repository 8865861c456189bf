import { textOf, type Component } from '../icalendar/component.ts';
import { parseFile } from '../icalendar/parse-file.ts';
import { ianaZoneOf } from '../icalendar/zone-name.ts';
import { plainName } from '../plain-text.ts';
import type { RemoteCalendar } from '../port.ts';
import { childOf, hasElement, hrefsIn, listOf, textIn } from './dav-values.ts';
import { parseMultiStatus, type DavAnswer, type DavResource } from './multi-status.ts';

/** Enough tags to describe a thousand calendars. */
const MAX_TAGS = 50_000;
const MAX_CALENDARS = 1000;
/** RFC 3744: any of these lets events in. */
const WRITING = ['all', 'write', 'writeContent', 'bind'];

/** A calendar of an account, and whether its server says that it is the usual one. */
export interface FoundCalendar {
  calendar: RemoteCalendar;
  is_default: boolean;
}

/** RFC 4791, 5.2.3: without the property anything may be in it. */
function takesEvents(props: DavResource['props']): boolean {
  const names = listOf(childOf(props['supportedCalendarComponentSet'], 'comp')).map((comp) =>
    childOf(childOf(comp, '_attributes'), 'name'),
  );
  return names.length === 0 || names.includes('VEVENT');
}

function isWritable(props: DavResource['props']): boolean {
  const privileges = listOf(childOf(props['currentUserPrivilegeSet'], 'privilege'));
  return privileges.length === 0 || privileges.some((each) => WRITING.some((name) => hasElement(each, name)));
}

function calendarsOrNone(text: string): Component[] {
  try {
    return parseFile(text);
  } catch {
    return [];
  }
}

/** RFC 7809, 5.2, or the older VTIMEZONE of RFC 4791, 5.2.2; one that can't be read is none. */
function zoneOf(props: DavResource['props']): string | null {
  const id = textIn(props['calendarTimezoneId']);
  const text = textIn(props['calendarTimezone']);
  if (id !== null || text === null) {
    return id === null ? null : ianaZoneOf(id);
  }
  const described = calendarsOrNone(text)
    .flatMap(({ components }) => components)
    .find(({ name }) => name === 'vtimezone');
  const names = described === undefined ? [] : [textOf(described, 'tzid'), textOf(described, 'x-lic-location')];
  return names.flatMap((name) => (name === null ? [] : (ianaZoneOf(name) ?? [])))[0] ?? null;
}

/** Returns the name of a calendar in its address, for one without a title. */
function lastPart({ pathname }: URL): string {
  const part = pathname.split('/').findLast((each) => each !== '') ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function toFound({ href, props }: DavResource, base: string, defaults: readonly string[]): FoundCalendar[] {
  if (!hasElement(props['resourcetype'], 'calendar') || !takesEvents(props) || !URL.canParse(href, base)) {
    return [];
  }
  const url = new URL(href, base);
  const name = plainName(textIn(props['displayname'])) ?? plainName(lastPart(url));
  const calendar = {
    remote_id: url.href,
    name: name ?? url.hostname,
    time_zone: zoneOf(props),
    is_primary: false,
    is_writable: isWritable(props),
  };
  return [{ calendar, is_default: defaults.includes(url.href) }];
}

/** The calendars of events that an answer describes. @throws CalendarFailure `unreadable` */
export async function calendarsIn(answer: DavAnswer): Promise<FoundCalendar[]> {
  const { resources, url } = await parseMultiStatus(answer, MAX_TAGS);
  // RFC 6638, 9.2: the inbox beside the calendars names the default one.
  const defaults = resources.flatMap(({ props }) => hrefsIn(props['scheduleDefaultCalendarURL'], url));
  return resources.flatMap((resource) => toFound(resource, url, defaults)).slice(0, MAX_CALENDARS);
}
