import type { GuardedFetch } from '../../outbound/guarded-fetch.ts';
import { asCalendar } from '../failure-of.ts';
import type { CalendarAccess, CaldavCredentials, CalendarSource, RemoteCalendar } from '../port.ts';
import type { CalendarReader } from '../reader/calendar-reader.ts';
import { davClient, type DavClient } from './dav-client.ts';
import { DavStatus } from './dav-status.ts';
import { deleteEvent, readEvent, writeEvent } from './event-writer.ts';
import { readBusy } from './read-busy.ts';
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
async function listCalendars(dav: DavClient): Promise<RemoteCalendar[]> {
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

interface Options {
  fetch: GuardedFetch;
  reader: CalendarReader;
  now: () => number;
}

/** However many requests it takes; the first byte of one may take half of it. */
const CALL_TIMEOUT_MS = 60_000;

/** Calendars on any CalDAV server (RFC 4791), with a password for this product; a minute for a call at most. */
export function caldavSource({ fetch, reader, now }: Options): CalendarSource<CaldavCredentials> {
  const call = <T>(
    { credentials }: CalendarAccess<CaldavCredentials>,
    work: (dav: DavClient) => Promise<T>,
  ): Promise<T> =>
    asCalendar(async () => {
      try {
        return await work(davClient({ fetch, reader, timeout_ms: CALL_TIMEOUT_MS }, credentials));
      } catch (error) {
        throw error instanceof DavStatus ? error.toFailure() : error;
      }
    });

  return {
    listCalendars: (access) => call(access, listCalendars),
    readBusy: (access, { remote_id, time_zone }, { span, cursor, own_addresses }) =>
      call(access, (dav) => readBusy(dav, { collection: remote_id, time_zone, span, own_addresses }, cursor)),
    writer: {
      writeEvent: (access, remote_id, event) => call(access, (dav) => writeEvent(dav, remote_id, event, now())),
      readEvent: (access, remote_id, event) => call(access, (dav) => readEvent(dav, remote_id, event)),
      deleteEvent: (access, remote_id, event) => call(access, (dav) => deleteEvent(dav, remote_id, event)),
    },
    // An app password is the person's to withdraw.
    revoke: () => Promise.resolve(),
  };
}
