import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import type { BookingFacts } from '../bookings/mails/booking-facts.ts';

/** The owner's change of an event in the calendar. */
export type CalendarSuggestion =
  | { kind: 'deleted'; start_at: null; end_at: null }
  | { kind: 'moved'; start_at: string; end_at: string };

const resolveOpen = (db: Database, booking_id: string, now: number) =>
  db
    .updateTable('session_suggestion')
    .set({ resolved_at: toInstant(now), resolution: 'settled' })
    .where('booking_id', '=', booking_id)
    .where('resolved_at', 'is', null);

/** The people of a booking, whose rows every write locks. */
export const sidesOf = ({ mentor, prospect }: BookingFacts) => ({
  mentor_user_id: mentor.user_id,
  prospect_user_id: prospect.user_id,
});

/** Settles the open suggestion of a booking: the calendar agrees again, or it no longer matters. */
export async function settleSuggestion(db: Database, booking_id: string, now: number): Promise<void> {
  await resolveOpen(db, booking_id, now).execute();
}

/** Stores a suggestion. It replaces a different open one, so that no one accepts what they have not seen. */
export async function storeSuggestion(db: Database, facts: BookingFacts, suggested: CalendarSuggestion, now: number) {
  const { kind, start_at } = suggested;
  const booking_id = facts.id;
  await writeBetween(db, sidesOf(facts), null, async (trx) => {
    await resolveOpen(trx, booking_id, now)
      .where(sql<boolean>`(kind, start_at) is distinct from (${kind}::text, ${start_at}::timestamptz)`)
      .execute();
    await trx
      .insertInto('session_suggestion')
      .values({
        ...suggested,
        id: newId(),
        booking_id,
        created_at: toInstant(now),
      })
      .onConflict((conflict) => conflict.column('booking_id').where('resolved_at', 'is', null).doNothing())
      .execute();
  });
}
