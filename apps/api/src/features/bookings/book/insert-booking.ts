import { busyRange, expiryOf, type BookingStatus } from '@abroad/booking-rules';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/connection.ts';
import { beginBooking } from '../core/apply-event.ts';
import { meetingPlace } from '../core/meeting-place.ts';
import { firstStatusOf, type NewBooking } from './new-booking.ts';

function holdUntil({ start, now, service }: NewBooking, status: BookingStatus): string | null {
  const until = expiryOf({ status, created_at: now, start, policy: service.policy });
  return until === null ? null : toInstant(until);
}

/**
 * Writes a booking in its first state, with everything that follows.
 * @throws a violated exclusion constraint where the time is held after all: SLOT_TAKEN or PROSPECT_BUSY by its name.
 */
export async function insertBooking(trx: Database, { config }: Pick<Context, 'config'>, asked: NewBooking) {
  const { service, body, start, end, now, mentor_user_id, prospect_user_id } = asked;
  const id = newId();
  const status = firstStatusOf(service);
  const busy = busyRange({ start, end, policy: service.policy });
  const hold_expires_at = holdUntil(asked, status);
  const row = {
    id,
    mentor_user_id,
    prospect_user_id,
    status,
    event_type_id: service.id,
    title: service.title,
    start_at: toInstant(start),
    end_at: toInstant(end),
    busy_start_at: toInstant(busy.start),
    busy_end_at: toInstant(busy.end),
    time_zone: body.time_zone,
    mentor_time_zone: service.schedule?.time_zone ?? 'UTC',
    platform: service.default_platform,
    ...meetingPlace(service.default_platform, service.meeting_location),
    answers: JSON.stringify(asked.answers),
    message: body.message ?? null,
    price_minor: service.price_minor,
    currency: service.currency,
    fee_basis_points: config.payments.fee_basis_points,
    policy: JSON.stringify(service.policy),
    hold_expires_at,
    ical_uid: `${id}@${new URL(config.public_url).hostname}`,
    created_at: toInstant(now),
    updated_at: toInstant(now),
  };
  return beginBooking(trx, row, { by: { user_id: prospect_user_id, role: 'prospect' }, now });
}
