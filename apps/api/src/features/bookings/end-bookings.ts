import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { BookingTable } from '../../db/tables.ts';
import { enqueueAll } from '../../jobs/enqueue-all.ts';
import { nextAvailableJob, writeSessionEventJob } from '../../jobs/enqueue-known.ts';
import {
  bookingMailJob,
  writeBookingMail,
  writeWaitingMails,
  type BookingMailKind,
  type Reader,
} from '../mail/index.ts';
import { findAhead } from './ahead.ts';
import { withdrawTimers } from './effects.ts';
import { endMoney } from './end-money.ts';
import { recordChanges } from './events.ts';
import { lockPeople } from './locks.ts';
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

/** Moves the booking and writes its history. @returns its iCalendar SEQUENCE, raised where an invitation is taken back. */
async function move({ db, clock }: Needs, booking: Ahead, to: Ending['to'], leaving: Reader): Promise<number> {
  const ical_sequence = booking.ical_sequence + (to === 'cancelled' ? 1 : 0);
  await db
    .updateTable('booking')
    .set({
      status: to,
      hold_expires_at: null,
      cancelled_by: to === 'cancelled' ? leaving : null,
      ical_sequence,
      updated_at: toInstant(clock.now()),
    })
    .where('id', '=', booking.id)
    .execute();
  await recordChanges(db, [
    {
      booking_id: booking.id,
      kind: to,
      from_status: booking.status,
      to_status: to,
      actor_user_id: leaving === 'mentor' ? booking.mentor_user_id : booking.prospect_user_id,
      actor_role: leaving,
    },
  ]);
  return ical_sequence;
}

async function endBooking(context: Needs, booking: Ahead, leaving: Reader): Promise<void> {
  const { to, mail: kind } = endingOf(booking, leaving);
  const sequence = await move(context, booking, to, leaving);
  const actor = { user_id: null, role: leaving };
  const money = await endMoney(context.db, booking, { actor, now: context.clock.now() });
  await recordMoney(context.db, { ...booking, status: to }, money);
  await withdrawTimers(context.db, booking.id);
  const reader = leaving === 'mentor' ? 'prospect' : 'mentor';
  const stays = leaving === 'mentor' ? booking.prospect_user_id : booking.mentor_user_id;
  if (kind !== null) {
    const mail = { kind, booking_id: booking.id, sequence, reader } as const;
    await writeBookingMail(context, mail);
    await enqueueAll(context.db, [bookingMailJob(mail)]);
  }
  await enqueueAll(context.db, [nextAvailableJob(stays), writeSessionEventJob(booking.id)]);
}

/**
 * Ends everything that lies ahead of somebody who leaves for good, in the caller's transaction (`{ ...context, db: trx }`),
 * and holds back whoever would book with them until it is over. The mails to the other side, and those that wait, are
 * written here, while there still is a name to put in them.
 */
export async function endBookingsOf(context: Needs, user_id: string): Promise<void> {
  await lockPeople(context.db, user_id, user_id);
  await writeWaitingMails(context, user_id);
  for (const booking of await findAhead(context.db, user_id, context.clock.now())) {
    await endBooking(context, booking, booking.mentor_user_id === user_id ? 'mentor' : 'prospect');
  }
}
