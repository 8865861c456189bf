import type { CalendarWriter, GoogleCalendars, GoogleCredentials } from '../port.ts';
import { googleAuthorization } from './authorization.ts';
import { stopWatching, watchCalendar } from './channels.ts';
import { listCalendars } from './list-calendars.ts';
import { readBusy } from './read-busy.ts';
import { googleSession } from './session.ts';
import type { GoogleSettings } from './settings.ts';
import { revokeToken } from './tokens.ts';
import { deleteEvent, readEvent, writeEvent } from './write-event.ts';

/**
 * Google Calendar, API version 3. Nothing is loaded before its first use.
 * @param now epoch milliseconds.
 */
export function googleCalendars({ settings, now }: { settings: GoogleSettings; now: () => number }): GoogleCalendars {
  const withAccess = googleSession(settings, now);
  const writer: CalendarWriter<GoogleCredentials> = {
    writeEvent: (access, id, event) => withAccess(access, (api) => writeEvent(api, id, event)),
    readEvent: (access, id, event) => withAccess(access, (api) => readEvent(api, id, event)),
    deleteEvent: (access, id, event) => withAccess(access, (api) => deleteEvent(api, id, event)),
  };
  return {
    ...googleAuthorization(settings, now),
    writer,
    listCalendars: (access) => withAccess(access, listCalendars),
    readBusy: (access, calendar, question) => withAccess(access, (api) => readBusy(api, calendar, question)),
    revoke: ({ credentials }) => revokeToken(settings, credentials),
    watch: (access, id, question) => withAccess(access, (api) => watchCalendar(api, id, question)),
    stopWatching: (access, channel) => withAccess(access, (api) => stopWatching(api, channel)),
  };
}
