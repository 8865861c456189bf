import { z } from 'zod';
import type { CalendarChannel, WatchQuestion } from '../port.ts';
import { isGone } from './failures.ts';
import type { CalendarApi } from './library.ts';

/** Expiry is a number of milliseconds that Google writes as text. */
const Channel = z.object({ id: z.string(), resourceId: z.string(), expiration: z.coerce.number() });

/** Asks Google to tell of changes (`events.watch`). */
export async function watchCalendar(
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
export async function stopWatching(
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
