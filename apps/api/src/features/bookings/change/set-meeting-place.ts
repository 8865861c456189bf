import { canSetPlace, MAX_PLACES } from '@abroad/booking-rules';
import type { Booking, SetMeetingPlace } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/connection.ts';
import { writeBetween } from '../../../db/write-as.ts';
import { meetingPlace, savePlaceForService, type MeetingPlace } from '../../event-types/meeting-place.ts';
import { refuseBadPlace } from '../../event-types/check-service.ts';
import type { BookingView } from '../core/queries.ts';
import { applyEvent } from '../core/apply-event.ts';
import { checkTextsOfDay } from '../core/refusals.ts';
import { fromTo, presentBooking, sideOf } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';

type PlaceRequest = SetMeetingPlace & { id: string; user_id: string };

/** @throws AppError VALIDATION_FAILED for an invalid place, such as a URL that runs a script. */
function readPlace({ platform }: BookingView, { place: said }: PlaceRequest): MeetingPlace {
  const place = meetingPlace(platform, said);
  if (place.join_url === null && place.location === null) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'place', message: 'Add a link, number or address' }] });
  }
  return place;
}

/** @throws AppError ILLEGAL_MOVE once the place was changed ten times. Call it with the users' locks held. */
async function refuseTooMany(trx: Database, booking_id: string): Promise<void> {
  const { said } = await trx
    .selectFrom('booking_event')
    .select(({ fn }) => fn.countAll<string>().as('said'))
    .where('booking_id', '=', booking_id)
    .where('kind', '=', 'placed')
    .executeTakeFirstOrThrow();
  if (Number(said) >= MAX_PLACES) {
    throw new AppError('ILLEGAL_MOVE');
  }
}

/**
 * Sets the place of a session. The same place again changes nothing.
 * @throws AppError NOT_FOUND for another user's booking, FORBIDDEN for the prospect, VALIDATION_FAILED, ILLEGAL_MOVE for
 * a session that isn't confirmed or is over, or after ten changes, TOO_MANY_CHANGES.
 */
export async function setMeetingPlace(context: Pick<Context, 'db' | 'clock'>, request: PlaceRequest): Promise<Booking> {
  const now = context.clock.now();
  const booking = await findBookingOf(context.db, request.id, request.user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  const side = sideOf(booking, request.user_id);
  if (!canSetPlace({ status: booking.status, end: Date.parse(booking.end_at) }, side, now)) {
    throw new AppError(side === 'mentor' ? 'ILLEGAL_MOVE' : 'FORBIDDEN');
  }
  const place = readPlace(booking, request);
  if (request.for_service === true) {
    refuseBadPlace(booking.platform, request.place, 'place');
  }
  await writeBetween(context.db, booking, request.user_id, async (trx) => {
    if (request.for_service === true) {
      await savePlaceForService(trx, booking, request.place);
    }
    if (place.join_url !== booking.join_url || place.location !== booking.location) {
      await refuseTooMany(trx, booking.id);
      await checkTextsOfDay(trx, fromTo(booking, request.user_id), 'TOO_MANY_CHANGES');
      const by = { user_id: request.user_id, role: side };
      await applyEvent(trx, booking, { event: 'set_place', by, changed: place, now });
    }
  });
  const changed = await findBookingOf(context.db, request.id, request.user_id);
  return presentBooking(changed ?? booking, request.user_id, now);
}

/** Stores the link that the mentor's calendar created. A place that the mentor gave takes precedence. */
export async function keepMeetLink(trx: Database, booking_id: string, join_url: string): Promise<void> {
  await trx
    .updateTable('booking')
    .set({ join_url })
    .where('id', '=', booking_id)
    .where('status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_event').select('id').where('booking_id', '=', booking_id).where('kind', '=', 'placed'),
        ),
      ),
    )
    .execute();
}
