import type { MeetingPlatform } from '../../db/tables.ts';

/** Where people meet: a link to open, or a place or number in words. */
export interface MeetingPlace {
  join_url: string | null;
  location: string | null;
}

function asLink(text: string): string | null {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/**
 * The one place of a booking: product design, section 6. Without a connected calendar a Google Meet is the mentor's own
 * saved link; without that there is none yet, and the mail says that the mentor sends it.
 */
export function meetingPlace(platform: MeetingPlatform, saved: string | null): MeetingPlace {
  const text = saved?.trim() ?? '';
  if (platform === 'phone' || platform === 'in_person') {
    return { join_url: null, location: text === '' ? null : text };
  }
  return { join_url: asLink(text), location: null };
}
