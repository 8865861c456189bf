import type { EventType } from '@abroad/contract/calendar';
import type { MessageKey } from '../../locales/index.ts';
import type { IconName } from '../../ui/icon.tsx';

export type Platform = EventType['default_platform'];

interface PlatformWords {
  name: MessageKey;
  /** The information that people need to meet that way. */
  place: 'link' | 'number' | 'place';
  /** The message about the information that comes with the booking. */
  comes: MessageKey;
  /** The words for a place that is set later. */
  later: MessageKey;
  icon: IconName;
}

const video = { place: 'link', comes: 'booking.link_comes', later: 'booking.link_later', icon: 'video' } as const;

/** The words and icons of each way to meet. */
export const platformWords: Record<Platform, PlatformWords> = {
  google_meet: { name: 'booking.platform_google_meet', ...video },
  zoom: { name: 'booking.platform_zoom', ...video },
  teams: { name: 'booking.platform_teams', ...video },
  phone: {
    name: 'booking.platform_phone',
    place: 'number',
    comes: 'booking.number_comes',
    later: 'booking.number_later',
    icon: 'phone',
  },
  in_person: {
    name: 'booking.platform_in_person',
    place: 'place',
    comes: 'booking.place_comes',
    later: 'booking.place_later',
    icon: 'pin',
  },
};
