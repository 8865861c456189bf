import { busyRange, expiryOf, isOpenToAgreement, whyNot } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import { writeBetween } from '../../../db/write-as.ts';
import type { CalendarDeps } from '../../calendars/read-calendar.ts';
import { applyEvent } from '../core/apply-event.ts';
import { freeCancelAfterReschedule } from '../core/money.ts';
import { expireHoldsOf } from '../core/holds.ts';
import type { BookingView } from '../core/queries.ts';
import { refuseUnlessFree } from './free-for-both.ts';
import { checkTextsOfDay } from '../core/refusals.ts';
import { checkNewTime, loadNewTime, type NewTime } from './new-time.ts';
import { fromTo, presentBooking, questionOf, sideOf } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';

interface Reschedule {
  id: string;
  user_id: string;
  /** Epoch milliseconds. */
  start: number;
  /**
   * The side that chose the time where it needn't be an available one: the mentor, in their calendar, or both people. For both, the
   * policy's notice and limit of reschedules don't apply either.
   */
  chosen_by?: 'mentor' | 'both';
  /** The proposal that both agreed on. */
  proposal_id?: string;
  /** Done in the same transaction. */
  inTransaction?: (trx: Database) => Promise<void>;
}

/** The new times of the session. Payment and UID stay. */
function timeFrom(booking: BookingView, start: number) {
  const end = start + Date.parse(booking.end_at) - Date.parse(booking.start_at);
  const busy = busyRange({ start, end, policy: booking.policy });
  return {
    start_at: toInstant(start),
    end_at: toInstant(end),
    busy_start_at: toInstant(busy.start),
    busy_end_at: toInstant(busy.end),
  };
}

/**
 * The mentor's deadline for a rescheduled request: that of a new one, without the notice where both agreed. Null where no
 * answer is due.
 */
function waitsUntil({ status, policy, payment }: BookingView, start: number, now: number): string | null {
  const ends = payment?.authorisation_ends_at ?? null;
  const waiting = {
    status,
    created_at: now,
    start,
    policy,
    authorisation_ends_at: ends === null ? null : Date.parse(ends),
  };
  const until = expiryOf(waiting);
  if (until === null || until > now) {
    return until === null ? null : toInstant(until);
  }
  return toInstant(start);
}

/** Returns the side that wanted the other time: for an agreed one, the person who proposed it. */
function wantedBy(booking: BookingView, { user_id, chosen_by }: Reschedule): 'mentor' | 'prospect' {
  const side = sideOf(booking, user_id);
  const other = side === 'mentor' ? 'prospect' : 'mentor';
  return chosen_by === 'both' ? other : side;
}

/** @throws AppError as `applyEvent`. */
function applyReschedule(trx: Database, booking: BookingView, change: Reschedule, now: number) {
  const { start, proposal_id, user_id, chosen_by } = change;
  const hold_expires_at = waitsUntil(booking, start, now);
  const time = timeFrom(booking, start);
  return applyEvent(trx, booking, {
    event: chosen_by === 'both' ? 'agree_on_time' : 'reschedule',
    by: { user_id, role: sideOf(booking, user_id) },
    changed: {
      ...time,
      free_cancel_until: freeCancelAfterReschedule(booking, { wished_by: wantedBy(booking, change), now }),
      ...(hold_expires_at === null ? {} : { hold_expires_at }),
    },
    detail: {
      from: booking.start_at,
      to: time.start_at,
      ...(proposal_id === undefined ? {} : { proposal_id }),
    },
    now,
  });
}

/** The part under the locks: all checks are repeated. */
async function carryOut(context: CalendarDeps, booking: BookingView, change: Reschedule, time: NewTime | null) {
  const { mentor_user_id, prospect_user_id } = booking;
  const now = context.clock.now();
  await writeBetween(context.db, booking, change.user_id, async (trx) => {
    await expireHoldsOf(trx, [mentor_user_id, prospect_user_id], now);
    await (time === null ? refuseUnlessFree(trx, booking, { ...change, now }) : checkNewTime(trx, time));
    if (change.chosen_by !== 'both') {
      await checkTextsOfDay(trx, fromTo(booking, change.user_id), 'TOO_MANY_CHANGES');
    }
    await change.inTransaction?.(trx);
    await applyReschedule(trx, booking, change, now);
  });
}

/**
 * Reschedules a session, for either person, within the policy stored with the booking: product design, section 6. The
 * time must be available; a time chosen by the mentor or by both only needs to be free of sessions. A request rescheduled
 * by the prospect waits for its mentor again. The present time changes nothing.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, SLOT_NOT_OFFERED, SLOT_TAKEN, PROSPECT_BUSY, MENTOR_CALENDAR_UNKNOWN,
 * TOO_MANY_CHANGES unless both agreed.
 */
export async function rescheduleBooking(context: CalendarDeps, change: Reschedule): Promise<Booking> {
  const { id, user_id, start, chosen_by } = change;
  const now = context.clock.now();
  const booking = await findBookingOf(context.db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  if (booking.status === 'confirmed' && Date.parse(booking.start_at) === start) {
    await (change.inTransaction && writeBetween(context.db, booking, user_id, change.inTransaction));
    return presentBooking(booking, user_id, now);
  }
  const question = questionOf(booking, sideOf(booking, user_id), now);
  const isOpen = chosen_by === 'both' ? isOpenToAgreement(question) : whyNot('reschedule', question) === null;
  if (!isOpen) {
    throw new AppError('ILLEGAL_MOVE');
  }
  const time = chosen_by === undefined ? await loadNewTime(context, booking, change) : null;
  await carryOut(context, booking, change, time);
  const rescheduled = await findBookingOf(context.db, id, user_id);
  return presentBooking(rescheduled ?? booking, user_id, now);
}
