import type { Booking, BookingsQuery } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { writeInvitation } from '../mail/index.ts';
import { presentBooking } from './present.ts';
import { findBookingOf, listBookingsOf } from './queries.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** @throws AppError NOT_FOUND for an unknown booking, and for one that isn't the caller's. */
export async function getBooking({ db, clock }: Needs, id: string, user_id: string): Promise<Booking> {
  const booking = await findBookingOf(db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return presentBooking(booking, user_id, clock.now());
}

/** The caller's bookings, in one role or both; with `q` those whose other side or title has these words. */
export async function listBookings({ db, clock }: Needs, query: z.output<typeof BookingsQuery>, user_id: string) {
  const now = clock.now();
  const { role, status, when, q, from, to } = query;
  const { bookings, total } = await listBookingsOf(
    db,
    { user_id, role, status, when, q, from, to, now: new Date(now) },
    pageBounds(query),
  );
  return toPage(
    bookings.map((booking) => presentBooking(booking, user_id, now)),
    total,
    query,
  );
}

/** A booking as a calendar file (RFC 5545) for one of its sides. */
export async function getInvite(context: Needs & Pick<Context, 'config'>, id: string, user_id: string) {
  const booking = await findBookingOf(context.db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return writeInvitation(context, { booking_id: id, reader_user_id: user_id, method: 'PUBLISH' });
}
