import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { BookingTable } from '../../db/tables.ts';
import { enqueueAll } from '../../jobs/enqueue-all.ts';
import {
  bookingMailJob,
  writeBookingMail,
  writeWaitingMails,
  type BookingMailKind,
  type Reader,
} from '../mail/index.ts';
import { findAhead } from './ahead.ts';
import { endMoney } from './end-money.ts';
import { moveBooking } from './move-booking.ts';
import { sideOf } from './present.ts';
import { recordMoney } from './record-money.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config'>;
type Ahead = Selectable<BookingTable>;

interface Ending {
  to: 'cancelled' | 'declined';
  /** What is written to the other side; a hold that its prospect never paid for was no news to the mentor. */
  mail: BookingMailKind | null;
}

/** How a booking ends when this side leaves: a mentor declines a request, and a prospect takes theirs back. */
function endingOf({ status }: Ahead, leaving: Reader): Ending {
  if (status === 'confirmed') {
    return { to: 'cancelled', mail: 'cancelled' };
  }
  if (leaving === 'mentor') {
    return { to: status === 'requested' ? 'declined' : 'cancelled', mail: 'declined' };
  }
  return { to: 'cancelled', mail: status === 'requested' ? 'withdrawn' : null };
}

async function endBooking(context: Needs, booking: Ahead, leaving: Reader): Promise<void> {
  const { to, mail: kind } = endingOf(booking, leaving);
  const { db, clock } = context;
  const actor = { user_id: leaving === 'mentor' ? booking.mentor_user_id : booking.prospect_user_id, role: leaving };
  const isTakenBack = to === 'cancelled';
  const sequence = booking.ical_sequence + (isTakenBack ? 1 : 0);
  const changed = { cancelled_by: isTakenBack ? leaving : null, ical_sequence: sequence };
  const move = { to, kind: to, actor, changed, now: clock.now() };
  await moveBooking(db, booking, { ...move, mail: null });
  await recordMoney(db, { ...booking, status: to }, await endMoney(db, booking, move));
  if (kind !== null) {
    const reader = leaving === 'mentor' ? 'prospect' : 'mentor';
    const mail = { kind, booking_id: booking.id, sequence, reader } as const;
    await writeBookingMail(context, mail);
    await enqueueAll(db, [bookingMailJob(mail)]);
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
  for (const booking of await findAhead(context.db, user_id, now)) {
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
  for (const booking of await findAhead(context.db, user_id, context.clock.now())) {
    await endBooking(context, booking, sideOf(booking, user_id));
  }
}
