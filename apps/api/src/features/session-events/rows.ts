import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { SessionEvent, StoredEvent } from '../../providers/calendar/port.ts';

interface EventKey {
  booking_id: string;
  calendar_id: string;
}

/**
 * Creates the row of an event before it is written, so that it can be found after a lost answer.
 * @returns what is known of the event.
 */
export const upsertEvent = (db: Database, { booking_id, calendar_id }: EventKey, now: number) =>
  db
    .insertInto('session_event')
    .values({ booking_id, provider_calendar_id: calendar_id, created_at: toInstant(now) })
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'provider_calendar_id']).doUpdateSet({ provider_calendar_id: calendar_id }),
    )
    .returning(['written_at', 'start_at', 'ical_sequence', 'created_at'])
    .executeTakeFirstOrThrow();
export type EventRow = Awaited<ReturnType<typeof upsertEvent>>;

/** Stores what was written, to detect later changes by the owner. */
export async function storeWritten(
  trx: Database,
  { booking_id, calendar_id }: EventKey,
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

/** Deletes the row of an event that was removed from a calendar. */
export async function deleteEventRow(db: Database, { booking_id, calendar_id }: EventKey): Promise<void> {
  await db
    .deleteFrom('session_event')
    .where('booking_id', '=', booking_id)
    .where('provider_calendar_id', '=', calendar_id)
    .execute();
}

/** Marks the event of a booking to be written again, whatever the calendar has now. */
export async function markUnwritten(trx: Database, booking_id: string): Promise<void> {
  await trx.updateTable('session_event').set({ written_at: null }).where('booking_id', '=', booking_id).execute();
}
