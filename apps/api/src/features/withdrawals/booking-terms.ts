import { EARLY_START_VERSION, type BookingTerms, type BookingTermsQuery } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { findWithdrawalRight } from '../bookings/core/withdrawal-right.ts';
import { visibleOffer } from '../event-types/visible-offer.ts';
import { findTrader } from '../mentors/trader.ts';

/**
 * Returns the seller of a session, and whether the reader could withdraw from the contract. The same rule decides at the booking.
 * @throws AppError PROFILE_NOT_FOUND, NOT_FOUND for another service.
 */
export async function getBookingTerms(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { mentor_slug, event_type_slug, start, time_zone }: z.output<typeof BookingTermsQuery>,
  viewer_id: string | null,
): Promise<BookingTerms> {
  const { mentor, services } = await visibleOffer(db, mentor_slug, viewer_id);
  const service = services.find(({ slug, is_active }) => slug === event_type_slug && is_active);
  if (!service) {
    throw new AppError('NOT_FOUND');
  }
  const { is_trader, until, is_early } = await findWithdrawalRight(db, config, {
    mentor_user_id: mentor.user_id,
    prospect_user_id: viewer_id,
    price_minor: service.price_minor,
    policy: service.policy,
    start: Date.parse(start),
    time_zone,
    now: clock.now(),
  });
  return {
    is_trader,
    trader: await findTrader(db, mentor.user_id),
    withdrawal: until === null ? null : { until: toInstant(until), is_early, early_start_version: EARLY_START_VERSION },
  };
}
