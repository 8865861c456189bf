import { z } from 'zod';
import type {
  CalendarWriter,
  GoogleCalendars,
  GoogleCredentials,
  CalendarChannel,
  WatchQuestion,
  RemoteCalendar,
} from '../port.ts';
import { googleAuthorization } from './authorization.ts';
import { readBusy } from './read-busy.ts';
import type { GoogleSettings } from './settings.ts';
import { revokeToken } from './tokens.ts';
import { deleteEvent, readEvent, writeEvent } from './write-event.ts';
import { isGone } from './failures.ts';
import type { CalendarApi } from './library.ts';
import { readPages } from './read-pages.ts';
import { googleSession } from './session.ts';

const PAGE_SIZE = 250;

const FIELDS = 'nextPageToken,items(id,summary,summaryOverride,timeZone,primary,accessRole,deleted)';

/** The part of a CalendarListEntry that counts here. */
const Entry = z.object({
  id: z.string(),
  summary: z.string().nullish(),
  summaryOverride: z.string().nullish(),
  timeZone: z.string().nullish(),
  primary: z.boolean().nullish(),
  accessRole: z.string().nullish(),
  deleted: z.boolean().nullish(),
});

const Page = z.object({ items: z.array(Entry).default([]), nextPageToken: z.string().nullish() });

const toCalendar = (entry: z.infer<typeof Entry>): RemoteCalendar => ({
  remote_id: entry.id,
  name: entry.summaryOverride || entry.summary || entry.id,
  time_zone: entry.timeZone ?? null,
  is_primary: entry.primary === true,
  is_writable: entry.accessRole === 'owner' || entry.accessRole === 'writer',
});

/** The calendars that the person has in their list (`calendarList.list`), those that they hide left out. */
async function listCalendars(api: CalendarApi): Promise<RemoteCalendar[]> {
  const pages = await readPages(async (pageToken) => {
    const { data } = await api.calendarList.list({ maxResults: PAGE_SIZE, fields: FIELDS, ...pageToken });
    return Page.parse(data);
  });
  return pages.flatMap((page) => page.items.filter((entry) => entry.deleted !== true).map(toCalendar));
}

/** Expiry is a number of milliseconds that Google writes as text. */
const Channel = z.object({ id: z.string(), resourceId: z.string(), expiration: z.coerce.number() });

/** Asks Google to tell of changes (`events.watch`). */
async function watchCalendar(
  api: CalendarApi,
  calendarId: string,
  { channel_id, token, address, expires_at }: WatchQuestion,
): Promise<CalendarChannel> {
  const requestBody = { id: channel_id, type: 'web_hook', address, token, expiration: String(expires_at) };
  const { data } = await api.events.watch({ calendarId, requestBody });
  const { id, resourceId, expiration } = Channel.parse(data);
  return { channel_id: id, resource_id: resourceId, expires_at: expiration };
}

/** Asks Google to stop (`channels.stop`); a channel that has ended is fine. */
async function stopWatching(
  api: CalendarApi,
  { channel_id, resource_id }: Pick<CalendarChannel, 'channel_id' | 'resource_id'>,
): Promise<void> {
  try {
    await api.channels.stop({ requestBody: { id: channel_id, resourceId: resource_id } });
  } catch (error) {
    if (!isGone(error)) {
      throw error;
    }
  }
}

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
