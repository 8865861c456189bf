import type { EventTypeSettings } from '@abroad/contract/availability-settings';
import type { CalendarConnection, ProviderCalendar } from '@abroad/contract/calendar-connections';
import type { MessageKey } from '../../locales/index.ts';
import { platformWords } from '../booking/platform-words.ts';

type Service = Pick<EventTypeSettings, 'default_platform' | 'meeting_location' | 'target_calendar_id'>;

interface Known {
  connections: readonly Pick<CalendarConnection, 'id' | 'provider' | 'is_active'>[];
  calendars: readonly Pick<ProviderCalendar, 'id' | 'connection_id' | 'is_target' | 'is_writable'>[];
}

/** Whether the target calendar makes a link for each session: only Google does, for its own Meet. */
function makesLink({ target_calendar_id }: Service, { connections, calendars }: Known): boolean {
  const writable = calendars.filter(({ is_writable }) => is_writable);
  const target = writable.find(({ id }) => id === target_calendar_id) ?? writable.find(({ is_target }) => is_target);
  const account = connections.find(({ id }) => id === target?.connection_id);
  return account?.provider === 'google' && account.is_active;
}

/**
 * The warning for a service whose bookings have no meeting place; null if they have one, or a calendar makes the link.
 * @param known undefined while the calendars are not known.
 */
export function missingPlace(service: Service, known: Known | undefined): MessageKey | null {
  const { default_platform: platform, meeting_location } = service;
  const isMade = platform === 'google_meet' && (known === undefined || makesLink(service, known));
  return meeting_location !== null || isMade ? null : `hours.no_${platformWords[platform].place}`;
}
