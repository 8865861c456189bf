import type { BookingEvent } from '@abroad/booking-rules';
import type { Context } from '../../../context.ts';
import { applyEvent, type BookingRow } from '../core/apply-event.ts';
import { sideOf } from '../core/present.ts';
import { findUpcoming } from '../core/queries.ts';
import type { Reader } from '../mails/kinds.ts';
import { writeBookingMail, writeWaitingMails } from '../mails/send-mail.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;

/** How a booking ends when this side leaves: a mentor declines a request, and a prospect withdraws theirs. */
function eventOf({ status }: BookingRow, leaving: Reader): BookingEvent {
  if (leaving === 'prospect' || status === 'confirmed') {
    return 'cancel';
  }
  return status === 'requested' ? 'decline' : 'mentor_left';
}

/** The other person gets an email, which is written right away: afterwards the name may be deleted. */
async function endBooking(context: Deps, booking: BookingRow, leaving: Reader): Promise<void> {
  const { mails } = await applyEvent(context.db, booking, {
    event: eventOf(booking, leaving),
    by: { user_id: leaving === 'mentor' ? booking.mentor_user_id : booking.prospect_user_id, role: leaving },
    only_to: leaving === 'mentor' ? 'prospect' : 'mentor',
    now: context.clock.now(),
  });
  for (const mail of mails) {
    await writeBookingMail(context, mail);
  }
}

/**
 * Ends the bookings that a suspended user can't answer or pay any more, and the chosen ones of their confirmed sessions ahead. Call
 * it in a transaction (`{ ...context, db: trx }`) that has locked them. The other person gets an email. The refund is that of
 * a cancellation by the suspended user: `sessionsAhead` shows it.
 */
export async function endWaitingOf(
  context: Deps,
  user_id: string,
  endsSession: (booking_id: string) => boolean,
): Promise<void> {
  const now = context.clock.now();
  for (const booking of await findUpcoming(context.db, user_id, now)) {
    if (booking.status !== 'confirmed' || (Date.parse(booking.start_at) > now && endsSession(booking.id))) {
      await endBooking(context, booking, sideOf(booking, user_id));
    }
  }
}

/**
 * Ends all upcoming bookings of a user who deletes their account, in a transaction (`{ ...context, db: trx }`) that
 * blocks new bookings with them. The emails to others, and those that wait, are written here, before the name is deleted.
 */
export async function endBookingsOf(context: Deps, user_id: string): Promise<void> {
  await writeWaitingMails(context, user_id);
  for (const booking of await findUpcoming(context.db, user_id, context.clock.now())) {
    await endBooking(context, booking, sideOf(booking, user_id));
  }
}
