import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import { enqueueMails } from '../core/due-mails.ts';
import { LINK_WAIT_MS } from '../mails/kinds.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Writes to mentors whose session starts within a day and has no place: once for each start. Sessions that wait for a
 * calendar's link are skipped.
 */
export async function askForPlaces({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const until = now + LIMITS.place_asked_h * HOUR_MS;
  const { rows } = await sql<{ id: string; ical_sequence: number }>`
    select booking.id, booking.ical_sequence
    from booking join authenticated_user mentor on mentor.id = booking.mentor_user_id and mentor.status = 'active'
    where booking.status = 'confirmed' and booking.join_url is null and booking.location is null
      and booking.start_at > ${toInstant(now)}::timestamptz and booking.start_at <= ${toInstant(until)}::timestamptz
      -- By the index of confirmed sessions; none lasts longer than a day.
      and booking.end_at > ${toInstant(now)}::timestamptz
      and booking.end_at <= ${toInstant(until + LIMITS.duration_max * 60_000)}::timestamptz
      and booking.updated_at < clock_timestamp() - make_interval(secs => ${LINK_WAIT_MS / 1000})
      and not exists (
        select from mail_message where auth_user_id = booking.mentor_user_id
          and deduplication = 'place_missing:' || booking.id || ':' || booking.ical_sequence || ':mentor')`.execute(db);
  await enqueueMails(db, 'place_missing', rows);
}
