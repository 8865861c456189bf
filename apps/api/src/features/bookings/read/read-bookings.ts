import type { Booking } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { writeInvitation } from '../../mail/index.ts';
import { presentBooking } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** @throws AppError NOT_FOUND for an unknown booking, and for one that isn't the caller's. */
export async function getBooking({ db, clock }: Needs, id: string, user_id: string): Promise<Booking> {
  const booking = await findBookingOf(db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return presentBooking(booking, user_id, clock.now());
}

/** A booking as a calendar file (RFC 5545) for one of its sides. */
export async function getInvite(context: Needs & Pick<Context, 'config'>, id: string, user_id: string) {
  const booking = await findBookingOf(context.db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return writeInvitation(context, { booking_id: id, reader_user_id: user_id, method: 'PUBLISH' });
}
