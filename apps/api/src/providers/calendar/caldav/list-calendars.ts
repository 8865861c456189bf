import { textOf } from '../icalendar/component.ts';
import { parseFile } from '../icalendar/parse-file.ts';
import { ianaZoneOf } from '../icalendar/zone-name.ts';
import { plainName } from '../plain-text.ts';
import type { RemoteCalendar } from '../port.ts';
import type { DavClient, DavResource, MultiStatus } from './dav-client.ts';
import { childOf, hasElement, hrefsIn, listOf, textIn } from './dav-values.ts';
import { discover } from './discover.ts';

const PROPS = [
  'd:displayname',
  'd:resourcetype',
  'd:current-user-privilege-set',
  'c:supported-calendar-component-set',
  'c:calendar-timezone',
  'c:calendar-timezone-id',
  'c:schedule-default-calendar-URL',
];
/** RFC 3744: any of these lets events in. */
const WRITING = ['all', 'write', 'writeContent', 'bind'];

interface Found {
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

/** RFC 7809, 5.2, or the older VTIMEZONE of RFC 4791, 5.2.2; one that can't be read is none. */
async function zoneOf(props: DavResource['props']): Promise<string | null> {
  const id = textIn(props['calendarTimezoneId']);
  const text = textIn(props['calendarTimezone']);
  if (id !== null || text === null) {
    return id === null ? null : ianaZoneOf(id);
  }
  const calendars = await parseFile(text).catch(() => []);
  const described = calendars.flatMap(({ components }) => components).find(({ name }) => name === 'vtimezone');
  const names = described === undefined ? [] : [textOf(described, 'tzid'), textOf(described, 'x-lic-location')];
  return names.flatMap((name) => (name === null ? [] : (ianaZoneOf(name) ?? [])))[0] ?? null;
}

/** What a calendar without a name is called in its address. */
function lastPart({ pathname }: URL): string {
  const part = pathname.split('/').findLast((each) => each !== '') ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function toFound({ href, props }: DavResource, base: string, defaults: readonly string[]): Promise<Found[]> {
  if (!hasElement(props['resourcetype'], 'calendar') || !takesEvents(props) || !URL.canParse(href, base)) {
    return [];
  }
  const url = new URL(href, base);
  const name = plainName(textIn(props['displayname'])) ?? plainName(lastPart(url));
  const calendar = {
    remote_id: url.href,
    name: name ?? url.hostname,
    time_zone: await zoneOf(props),
    is_primary: false,
    is_writable: isWritable(props),
  };
  return [{ calendar, is_default: defaults.includes(url.href) }];
}

async function calendarsIn({ resources, url }: MultiStatus): Promise<Found[]> {
  // RFC 6638, 9.2: the inbox beside the calendars names the default one.
  const defaults = resources.flatMap(({ props }) => hrefsIn(props['scheduleDefaultCalendarURL'], url));
  const found = await Promise.all(resources.map((resource) => toFound(resource, url, defaults)));
  return found.flat();
}

/** The account's calendars of events; first the one given, the server's default one, or the first that can be written. */
export async function listCalendars(dav: DavClient): Promise<RemoteCalendar[]> {
  const { homes, calendar: given } = await discover(dav);
  const listings = await Promise.all([
    ...homes.map((home) => dav.propfind(home, '1', PROPS)),
    ...(given === null ? [] : [dav.propfind(given, '0', PROPS)]),
  ]);
  const all = (await Promise.all(listings.map(calendarsIn))).flat();
  const found = [...new Map(all.map((each) => [each.calendar.remote_id, each])).values()];
  const primary =
    found.find(({ calendar }) => calendar.remote_id === given) ??
    found.find(({ is_default }) => is_default) ??
    found.find(({ calendar }) => calendar.is_writable) ??
    found[0];
  return found.map(({ calendar }) => Object.assign(calendar, { is_primary: calendar === primary?.calendar }));
}
