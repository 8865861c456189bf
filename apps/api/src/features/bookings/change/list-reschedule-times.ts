import type { Availability, AvailabilityToMoveQuery } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import type { WrittenJson } from '../../../http/handlers.ts';
import { findRescheduleTimes } from '../../availability/service.ts';
import { bookedService } from './new-time.ts';
import { presentBooking } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';

interface TimesQuery {
  id: string;
  user_id: string;
  query: z.output<typeof AvailabilityToMoveQuery>;
}

/**
 * The times to which a session can be rescheduled, by the same check that decides when it is. It also works for a service
 * or a mentor that can't be booked any more.
 * @throws AppError NOT_FOUND for an unknown booking, and for one that isn't the caller's; RANGE_TOO_LONG,
 * VALIDATION_FAILED.
 */
export async function listRescheduleTimes(
  context: Pick<Context, 'db' | 'clock'>,
  { id, user_id, query }: TimesQuery,
): Promise<WrittenJson<Availability>> {
  const booking = await findBookingOf(context.db, id, user_id);
  const service = booking && (await bookedService(context.db, booking));
  if (!booking || !service) {
    throw new AppError('NOT_FOUND');
  }
  const { mentor_user_id, prospect_user_id } = booking;
  const { name, email } = presentBooking(booking, user_id, context.clock.now()).mentor;
  return findRescheduleTimes(context, {
    service,
    mentor: { user_id: mentor_user_id, name, email },
    prospect_user_id,
    rescheduled: { booking_id: id, start: Date.parse(booking.start_at) },
    query,
  });
}
