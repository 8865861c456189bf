import { whyNot } from '@abroad/booking-rules';
import type { Booking, BookingStatus } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { BookingView } from './booking-view.ts';
import type { BookingMailKind } from '../mail/index.ts';
import { announce, reminderJobs, withdrawTimers } from './effects.ts';
import { recordChanges, type BookingChange } from './events.ts';
import { lockPeople } from './locks.ts';
import { presentBooking, questionOf, sideOf } from './present.ts';
import { findBookingOf } from './queries.ts';

type Needs = Pick<Context, 'db' | 'clock'>;
type Action = 'accept' | 'decline' | 'cancel';

interface Move {
  to: BookingStatus;
  /** The name of the row in the history. */
  kind: BookingChange['kind'] & ('accepted' | 'declined' | 'cancelled');
}
const MOVES: Readonly<Record<Action, Move>> = {
  accept: { to: 'confirmed', kind: 'accepted' },
  decline: { to: 'declined', kind: 'declined' },
  cancel: { to: 'cancelled', kind: 'cancelled' },
};

/** What is written to both sides. A hold that its prospect gives up before paying was never news to the mentor. */
function mailFor(kind: Move['kind'], before: BookingStatus): BookingMailKind | null {
  if (kind !== 'cancelled' || before === 'confirmed') {
    return kind;
  }
  return before === 'requested' ? 'withdrawn' : null;
}

interface Asked {
  id: string;
  user_id: string;
  action: Action;
  reason?: string | null | undefined;
  /** Done in the same transaction. */
  along?: (trx: Database) => Promise<void>;
}

/** What the row becomes, besides its status. An invitation that went out is taken back by a higher SEQUENCE (RFC 5545). */
function alteration(booking: BookingView, { action, user_id, reason }: Asked) {
  if (action === 'accept') {
    return { hold_expires_at: null };
  }
  const ended = { hold_expires_at: null, cancel_reason: reason ?? null };
  return action === 'decline'
    ? ended
    : { ...ended, cancelled_by: sideOf(booking, user_id), ical_sequence: booking.ical_sequence + 1 };
}

/** @throws AppError ILLEGAL_MOVE when somebody else moved the booking meanwhile: of two at once one wins. */
async function carryOut(context: Needs, booking: BookingView, asked: Asked, now: number): Promise<void> {
  const { to, kind } = MOVES[asked.action];
  const { id, mentor_user_id, prospect_user_id } = booking;
  const changed = alteration(booking, asked);
  await context.db.transaction().execute(async (trx) => {
    await lockPeople(trx, mentor_user_id, prospect_user_id);
    const { numUpdatedRows } = await trx
      .updateTable('booking')
      .set({ ...changed, status: to, updated_at: toInstant(now) })
      .where('id', '=', id)
      .where('status', '=', booking.status)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw new AppError('ILLEGAL_MOVE');
    }
    await recordChanges(trx, [
      {
        booking_id: id,
        kind,
        from_status: booking.status,
        to_status: to,
        actor_user_id: asked.user_id,
        actor_role: sideOf(booking, asked.user_id),
        detail: asked.reason ? { reason: asked.reason } : {},
      },
    ]);
    await asked.along?.(trx);
    await withdrawTimers(trx, id);
    const start = Date.parse(booking.start_at);
    const ical_sequence = 'ical_sequence' in changed ? changed.ical_sequence : booking.ical_sequence;
    const facts = { id, mentor_user_id, prospect_user_id, start, ical_sequence };
    const more = to === 'confirmed' ? reminderJobs(facts, now) : [];
    await announce(trx, facts, { mail: mailFor(kind, booking.status), now, more });
  });
}

/**
 * Accepts, declines or cancels a booking, as the rules of `@abroad/booking-rules` allow the caller now.
 * @throws AppError NOT_FOUND for somebody else's booking, FORBIDDEN for what only the other side may do, ILLEGAL_MOVE.
 */
export async function changeBooking(context: Needs, asked: Asked): Promise<Booking> {
  const now = context.clock.now();
  const booking = await findBookingOf(context.db, asked.id, asked.user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  const refusal = whyNot(asked.action, questionOf(booking, sideOf(booking, asked.user_id), now));
  if (refusal !== null) {
    throw new AppError(refusal.code === 'NOT_YOURS_TO_DO' ? 'FORBIDDEN' : 'ILLEGAL_MOVE');
  }
  await carryOut(context, booking, asked, now);
  const changed = await findBookingOf(context.db, asked.id, asked.user_id);
  return presentBooking(changed ?? booking, asked.user_id, now);
}
