import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/connection.ts';
import { findHeldTimes } from '../../availability/busy-queries.ts';
import { loadMentorTime, withoutBooking, type MentorTime } from '../../availability/mentor-time.ts';
import type { CalendarDeps } from '../../calendars/read-calendar.ts';
import { findService } from '../../event-types/queries.ts';
import type { Service } from '../../event-types/service-row.ts';
import type { BookingView } from '../core/queries.ts';
import { askCalendars, refusalOf } from '../core/refusals.ts';

const MINUTE_MS = 60_000;

/** A new time of a booking, with the data that decides about it. Instants in epoch milliseconds. */
export interface NewTime {
  booking_id: string;
  mentor_user_id: string;
  prospect_user_id: string;
  start: number;
  end: number;
  now: number;
  /** Whether the prospect reschedules: only they learn about their other sessions. */
  is_prospects: boolean;
  time: MentorTime;
}

function refuseUnlessOffered(newTime: NewTime): void {
  const refusal = refusalOf(withoutBooking(newTime.time, newTime.booking_id), newTime);
  if (refusal !== null) {
    throw new AppError(refusal === 'PROSPECT_BUSY' && !newTime.is_prospects ? 'SLOT_TAKEN' : refusal);
  }
}

/** The service of a booking with the length and buffers at the time of booking, active or not; null where it was deleted. */
export async function bookedService(db: Database, booking: BookingView): Promise<Service | null> {
  const service = await findService(db, booking.event_type_id);
  const length = Date.parse(booking.end_at) - Date.parse(booking.start_at);
  const { buffer_before_min, buffer_after_min } = booking.policy;
  return (
    service && {
      ...service,
      duration_min: length / MINUTE_MS,
      policy: { ...service.policy, buffer_before_min, buffer_after_min },
    }
  );
}

/**
 * Loads the data that decides about another time of a booking, at the booked length, and checks it once before waiting
 * for locks.
 * @throws AppError SLOT_NOT_OFFERED, SLOT_TAKEN, PROSPECT_BUSY, MENTOR_CALENDAR_UNKNOWN.
 */
export async function loadNewTime(
  context: CalendarDeps,
  booking: BookingView,
  { start, user_id }: { start: number; user_id: string },
): Promise<NewTime> {
  const { id: booking_id, mentor_user_id, prospect_user_id } = booking;
  const now = context.clock.now();
  const booked = await bookedService(context.db, booking);
  if (booked === null) {
    throw new AppError('SLOT_NOT_OFFERED');
  }
  const end = start + booked.duration_min * MINUTE_MS;
  const question = { span: { start, end }, now, prospect_user_id };
  const is_prospects = user_id === prospect_user_id;
  const newTime = { booking_id, mentor_user_id, prospect_user_id, start, end, now, is_prospects };
  const time = await loadMentorTime(context, booked, question);
  refuseUnlessOffered({ ...newTime, time });
  return { ...newTime, time: await askCalendars(context, time, booked, question) };
}

/** Checks again with the users' locks held. @throws AppError as `loadNewTime`. */
export async function checkNewTime(trx: Database, newTime: NewTime): Promise<void> {
  const { mentor_user_id, prospect_user_id, start, end, now, time } = newTime;
  const held = await findHeldTimes(trx, [mentor_user_id, prospect_user_id], { start, end }, now);
  refuseUnlessOffered({ ...newTime, time: { ...time, held } });
}
