import type { Account, World } from './world.ts';

/** `calendarList.list`. */
export function listCalendars(world: World, account: Account, query: Readonly<Record<string, string>>) {
  const from = Number(query['pageToken'] ?? 0);
  const size = Math.min(Number(query['maxResults'] ?? 100), world.page_size);
  const all = [...account.calendars.values()];
  const next = from + size;
  return {
    kind: 'calendar#calendarList',
    ...(next < all.length ? { nextPageToken: String(next) } : {}),
    items: all.slice(from, next).map((calendar) => ({
      kind: 'calendar#calendarListEntry',
      id: calendar.id,
      summary: calendar.summary,
      timeZone: calendar.time_zone,
      accessRole: calendar.access_role,
      selected: true,
      primary: calendar.is_primary || undefined,
    })),
  };
}
