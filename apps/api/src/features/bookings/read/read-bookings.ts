import type { Booking } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { writeInvitation } from '../../calendar-files/calendar-file.ts';
import { presentBooking } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';
import { findBookingFacts } from '../mails/booking-facts.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** @throws AppError NOT_FOUND for an unknown booking, and for one that isn't the caller's. */
export async function getBooking({ db, clock }: Deps, id: string, user_id: string): Promise<Booking> {
  const booking = await findBookingOf(db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return presentBooking(booking, user_id, clock.now());
}

/**
 * A booking as a calendar file (RFC 5545) for one of its people.
 * @throws AppError NOT_FOUND for an unknown booking, and for one that isn't the caller's.
 */
export async function getInvite({ db, config }: Pick<Context, 'db' | 'config'>, id: string, user_id: string) {
  const facts = await findBookingFacts(db, id);
  if (!facts || ![facts.mentor.user_id, facts.prospect.user_id].includes(user_id)) {
    throw new AppError('NOT_FOUND');
  }
  return writeInvitation(facts, { reader_user_id: user_id, method: 'PUBLISH' }, config);
}
