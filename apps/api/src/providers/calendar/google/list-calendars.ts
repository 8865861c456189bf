import { z } from 'zod';
import type { RemoteCalendar } from '../port.ts';
import type { CalendarApi } from './library.ts';
import { readPages } from './read-pages.ts';

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
export async function listCalendars(api: CalendarApi): Promise<RemoteCalendar[]> {
  const pages = await readPages(async (pageToken) => {
    const { data } = await api.calendarList.list({ maxResults: PAGE_SIZE, fields: FIELDS, ...pageToken });
    return Page.parse(data);
  });
  return pages.flatMap((page) => page.items.filter((entry) => entry.deleted !== true).map(toCalendar));
}
