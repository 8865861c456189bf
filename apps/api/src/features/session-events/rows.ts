import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { SessionEvent, StoredEvent } from '../../providers/calendar/port.ts';

interface Place {
  booking_id: string;
  calendar_id: string;
}

/**
 * Notes that an event is about to be looked after: whatever becomes of the answer, it is known where to look for it.
 * @returns what is known of it, and since when.
 */
export const noteEvent = (db: Database, { booking_id, calendar_id }: Place, now: number) =>
  db
    .insertInto('session_event')
    .values({ booking_id, provider_calendar_id: calendar_id, created_at: toInstant(now) })
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'provider_calendar_id']).doUpdateSet({ provider_calendar_id: calendar_id }),
    )
    .returning(['written_at', 'start_at', 'ical_sequence', 'created_at'])
    .executeTakeFirstOrThrow();
export type NotedEvent = Awaited<ReturnType<typeof noteEvent>>;

/** Keeps what was written, to know later whether somebody changed it there. */
export async function keepWritten(
  trx: Database,
  { booking_id, calendar_id }: Place,
  { event, stored, now }: { event: SessionEvent; stored: StoredEvent; now: number },
): Promise<void> {
  await trx
    .updateTable('session_event')
    .set({
      event_key: stored.event_key,
      etag: stored.etag,
      start_at: toInstant(event.start),
      end_at: toInstant(event.end),
      ical_sequence: event.sequence,
      join_url: stored.join_url,
      written_at: toInstant(now),
    })
    .where('booking_id', '=', booking_id)
    .where('provider_calendar_id', '=', calendar_id)
    .execute();
}

/** Forgets an event that was taken out of a calendar. */
export async function forgetEvent(db: Database, { booking_id, calendar_id }: Place): Promise<void> {
  await db
    .deleteFrom('session_event')
    .where('booking_id', '=', booking_id)
    .where('provider_calendar_id', '=', calendar_id)
    .execute();
}

/** Has the event of a booking written once more, over whatever stands there now. */
export async function writeAnew(trx: Database, booking_id: string): Promise<void> {
  await trx.updateTable('session_event').set({ written_at: null }).where('booking_id', '=', booking_id).execute();
}
