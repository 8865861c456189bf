import type { BookingEvent } from '@abroad/booking-rules';
import type { Context } from '../../../context.ts';
import { applyEvent, type BookingRow } from '../core/apply-event.ts';
import { sideOf } from '../core/present.ts';
import { findUpcoming } from '../core/queries.ts';
import type { Reader } from '../mails/kinds.ts';
import { writeBookingMail, writeWaitingMails } from '../mails/send-mail.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config'>;

/** How a booking ends when this side leaves: a mentor declines a request, and a prospect withdraws theirs. */
function eventOf({ status }: BookingRow, leaving: Reader): BookingEvent {
  if (leaving === 'prospect' || status === 'confirmed') {
    return 'cancel';
  }
  return status === 'requested' ? 'decline' : 'mentor_left';
}

/** The other side gets a mail, which is written at once: afterwards there may be no name to put in it. */
async function endBooking(context: Needs, booking: BookingRow, leaving: Reader): Promise<void> {
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
 * Ends what somebody who is suspended can't answer or pay any more, and with `sessions` the confirmed ones that have not begun,
 * too, in the caller's transaction (`{ ...context, db: trx }`), which has locked them. The other side gets a mail, and everything back.
 */
export async function endWaitingOf(
  context: Needs,
  user_id: string,
  { sessions }: { sessions: boolean },
): Promise<void> {
  const now = context.clock.now();
  for (const booking of await findUpcoming(context.db, user_id, now)) {
    if (booking.status !== 'confirmed' || (sessions && Date.parse(booking.start_at) > now)) {
      await endBooking(context, booking, sideOf(booking, user_id));
    }
  }
}

/**
 * Ends everything that lies ahead of somebody who leaves for good, in the caller's transaction (`{ ...context, db: trx }`),
 * which holds back whoever would book with them until it is over. The mails to the other side, and those that wait, are
 * written here, while there still is a name to put in them.
 */
export async function endBookingsOf(context: Needs, user_id: string): Promise<void> {
  await writeWaitingMails(context, user_id);
  for (const booking of await findUpcoming(context.db, user_id, context.clock.now())) {
    await endBooking(context, booking, sideOf(booking, user_id));
  }
}
