import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { BookingTable, MeetingPlatform } from '../../db/tables.ts';

/** The place of a meeting: a link to open, or a place or number in words. */
export interface MeetingPlace {
  join_url: string | null;
  location: string | null;
}

/** Addresses that run their own content, which no program that shows a place may open. */
const SCRIPT = /^\s*(javascript|vbscript|data):/i;
const HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]|$)/u;

/** A web address; `zoom.us/j/1` as people write it is one, too. */
function asLink(text: string): string | null {
  const url = URL.parse(HOST.test(text) ? `https://${text}` : text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/**
 * The one place of a booking: product design, section 6. Without a connected calendar a Google Meet is the mentor's own
 * saved link. Without one there is no place until the mentor adds it. A place that is not a link is shown as it is written.
 */
export function meetingPlace(platform: MeetingPlatform, saved: string | null): MeetingPlace {
  const text = SCRIPT.test(saved ?? '') ? '' : (saved?.trim() ?? '');
  const join_url = platform === 'phone' || platform === 'in_person' ? null : asLink(text);
  return { join_url, location: join_url !== null || text === '' ? null : text };
}

/** Saves a place for later bookings of the service, if it still uses the same platform. */
export async function savePlaceForService(
  trx: Database,
  {
    event_type_id,
    mentor_user_id,
    platform,
  }: Pick<Selectable<BookingTable>, 'event_type_id' | 'mentor_user_id' | 'platform'>,
  place: string,
): Promise<void> {
  await trx
    .updateTable('event_type')
    .set({ meeting_location: place, updated_at: new Date() })
    .where('id', '=', event_type_id)
    .where('auth_user_id', '=', mentor_user_id)
    .where('default_platform', '=', platform)
    .execute();
}
