import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import type { MessageKey } from '../../locales/index.ts';
import { platformWords } from '../booking/platform-words.ts';

/** What to say of a service whose bookings don't know where to meet; null where they do, or a calendar makes the link. */
export function missingPlace(
  { default_platform: platform, meeting_location }: Pick<EventTypeSettings, 'default_platform' | 'meeting_location'>,
  connections: readonly Pick<AvailabilitySettings['connections'][number], 'provider' | 'is_active'>[],
): MessageKey | null {
  const isMade =
    platform === 'google_meet' && connections.some(({ provider, is_active }) => provider === 'google' && is_active);
  return meeting_location !== null || isMade ? null : `hours.no_${platformWords[platform].place}`;
}
