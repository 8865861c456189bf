import type { Booking, SessionSuggestion } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeSessionEventJob } from '../../jobs/known-jobs.ts';
import { changeBooking } from '../bookings/change/change-booking.ts';
import { findBookingFacts } from '../bookings/mails/booking-facts.ts';
import { rescheduleBooking } from '../bookings/change/reschedule-booking.ts';
import type { SessionEventDeps } from './deps.ts';
import { markUnwritten } from './rows.ts';

/** Open suggestions for a mentor, about sessions that have not begun. */
const selectOpen = ({ db, clock }: Pick<SessionEventDeps, 'db' | 'clock'>, user_id: string) =>
  db
    .selectFrom('session_suggestion as suggestion')
    .innerJoin('booking', 'booking.id', 'suggestion.booking_id')
    .select([
      'suggestion.id',
      'suggestion.booking_id',
      'suggestion.kind',
      'suggestion.start_at as start',
      'suggestion.end_at as end',
      'suggestion.created_at',
      'booking.mentor_user_id',
      'booking.prospect_user_id',
    ])
    .where('booking.mentor_user_id', '=', user_id)
    .where('booking.status', '=', 'confirmed')
    .where('booking.start_at', '>', toInstant(clock.now()))
    .where('suggestion.resolved_at', 'is', null);

/** Lists a mentor's open suggestions, the next session first. */
export async function listSuggestions(context: SessionEventDeps, user_id: string) {
  const rows = await selectOpen(context, user_id).orderBy('booking.start_at').orderBy('suggestion.id').execute();
  const items: SessionSuggestion[] = rows.map(({ id, booking_id, kind, start, end, created_at }) => ({
    id,
    booking_id,
    kind,
    start: instantOrNull(start),
    end: instantOrNull(end),
    created_at,
  }));
  return { items, total: items.length };
}

/** @throws AppError NOT_FOUND for another mentor's, and for one that was answered. */
async function findOpen(context: SessionEventDeps, user_id: string, id: string) {
  const suggestion = await selectOpen(context, user_id).where('suggestion.id', '=', id).executeTakeFirst();
  if (!suggestion) {
    throw new AppError('NOT_FOUND');
  }
  return suggestion;
}

/** @throws AppError NOT_FOUND if it was answered meanwhile: one of two concurrent answers wins. */
async function resolve(trx: Database, id: string, resolution: 'accepted' | 'dismissed', now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('session_suggestion')
    .set({ resolved_at: toInstant(now), resolution })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new AppError('NOT_FOUND');
  }
}

/**
 * Applies to the booking what was done in the calendar: cancels it with that as the reason, or reschedules it. The
 * mentor chose the time, so it need not be one that they offer, but no other session may overlap.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, SLOT_NOT_OFFERED for a time that is over, SLOT_TAKEN, PROSPECT_BUSY.
 */
export async function acceptSuggestion(context: SessionEventDeps, user_id: string, id: string): Promise<Booking> {
  const suggestion = await findOpen(context, user_id, id);
  const inTransaction = (trx: Database) => resolve(trx, id, 'accepted', context.clock.now());
  const change = { id: suggestion.booking_id, user_id, inTransaction };
  if (suggestion.start !== null) {
    return rescheduleBooking(context, { ...change, start: Date.parse(suggestion.start), chosen_by: 'mentor' });
  }
  const facts = await findBookingFacts(context.db, suggestion.booking_id);
  const reason = wordsIn(facts?.prospect.language ?? 'en')('calendar_files.removed_from_calendar');
  return changeBooking(context, { ...change, action: 'cancel', reason });
}

/**
 * Keeps the booking as it is, and enqueues that its event is written again over the change.
 * @throws AppError NOT_FOUND
 */
export async function dismissSuggestion(context: SessionEventDeps, user_id: string, id: string): Promise<void> {
  const suggestion = await findOpen(context, user_id, id);
  const { booking_id } = suggestion;
  await writeBetween(context.db, suggestion, user_id, async (trx) => {
    await resolve(trx, id, 'dismissed', context.clock.now());
    await markUnwritten(trx, booking_id);
    await enqueue(trx, [writeSessionEventJob({ booking_id })]);
  });
}
