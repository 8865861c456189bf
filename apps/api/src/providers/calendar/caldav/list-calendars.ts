import type { RemoteCalendar } from '../port.ts';
import type { DavClient } from './dav-client.ts';
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

/** The account's calendars of events; first the one given, the server's default one, or the first that can be written. */
export async function listCalendars(dav: DavClient): Promise<RemoteCalendar[]> {
  const { homes, calendar: given } = await discover(dav);
  const listings = await Promise.all([
    ...homes.map((home) => dav.propfind(home, '1', PROPS)),
    ...(given === null ? [] : [dav.propfind(given, '0', PROPS)]),
  ]);
  const all = (await Promise.all(listings.map((answer) => dav.read('calendars', answer)))).flat();
  const found = [...new Map(all.map((each) => [each.calendar.remote_id, each])).values()];
  const primary =
    found.find(({ calendar }) => calendar.remote_id === given) ??
    found.find(({ is_default }) => is_default) ??
    found.find(({ calendar }) => calendar.is_writable) ??
    found[0];
  return found.map(({ calendar }) => Object.assign(calendar, { is_primary: calendar === primary?.calendar }));
}
