import type { Booking, CreateBooking } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import { writeBetween } from '../../../db/write-as.ts';
import { findHeldTimes, loadMentorTime, type MentorTime } from '../../availability/index.ts';
import type { CalendarDeps } from '../../calendars/index.ts';
import { visibleOffer } from '../../event-types/index.ts';
import { checkAllowances, checkBookingsOfDay } from './allowances.ts';
import { askCalendars, refusalOf } from '../core/offered.ts';
import { expireHoldsOf } from '../core/holds.ts';
import { insertBooking } from './new-booking.ts';
import { checkTextsOfDay } from '../core/daily-texts.ts';
import { presentBooking } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';
import { readNewBooking, type NewBooking } from './new-booking.ts';

type Needs = CalendarDeps & Pick<Context, 'payments' | 'config'>;

/** The booking that an earlier attempt at the same thing made, while it holds its time: a lost answer is given again. */
async function findLive(db: Database, { service, prospect_user_id, start, now }: NewBooking): Promise<string | null> {
  const live = await db
    .selectFrom('booking')
    .select('id')
    .where('prospect_user_id', '=', prospect_user_id)
    .where('event_type_id', '=', service.id)
    .where('start_at', '=', toInstant(start))
    .where('status', 'in', ['pending_payment', 'requested', 'confirmed'])
    .where((either) =>
      either.or([either('hold_expires_at', 'is', null), either('hold_expires_at', '>', toInstant(now))]),
    )
    .executeTakeFirst();
  return live?.id ?? null;
}

function refuseUnlessOffered(time: MentorTime, asked: NewBooking): void {
  const refusal = refusalOf(time, asked);
  if (refusal !== null) {
    throw new AppError(refusal);
  }
}

/**
 * Asks for the service once more: what a mentor sets stays as it is while they are locked.
 * @throws AppError NOT_FOUND when its mentor took it away meanwhile, PROFILE_NOT_FOUND when they went or were suspended.
 */
async function checkService(trx: Database, { service, body, prospect_user_id }: NewBooking): Promise<void> {
  const kept = await trx
    .selectFrom('event_type')
    .select('id')
    .where('id', '=', service.id)
    .where('is_active', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('authenticated_user as mentor')
          .select('mentor.id')
          .whereRef('mentor.id', '=', 'event_type.auth_user_id')
          .where('mentor.status', '=', 'active'),
      ),
    )
    .executeTakeFirst();
  if (!kept) {
    await visibleOffer(trx, body.mentor_slug, prospect_user_id);
    throw new AppError('NOT_FOUND');
  }
}

/** @throws AppError TOO_MANY_BOOKINGS_WITH_MENTOR, TOO_MANY_BOOKINGS, TOO_MANY_MESSAGES. */
async function checkDay(trx: Database, asked: NewBooking): Promise<void> {
  const { mentor_user_id, prospect_user_id, body, answers } = asked;
  await checkBookingsOfDay(trx, asked);
  if (body.message || answers.length > 0) {
    await checkTextsOfDay(trx, { from: prospect_user_id, to: mentor_user_id }, 'TOO_MANY_MESSAGES');
  }
}

/** The part under the locks: everything is looked at once more, because it may have changed since. */
async function reserve(context: Needs, time: MentorTime, asked: NewBooking): Promise<string> {
  const { mentor_user_id, prospect_user_id, start, end, now } = asked;
  const people = [mentor_user_id, prospect_user_id];
  return writeBetween(context.db, asked, prospect_user_id, async (trx) => {
    const live = await findLive(trx, asked);
    if (live !== null) {
      return live;
    }
    await checkService(trx, asked);
    await expireHoldsOf(trx, people, now);
    const held = await findHeldTimes(trx, people, { start, end }, now);
    refuseUnlessOffered({ ...time, held }, asked);
    await checkAllowances(trx, asked);
    await checkDay(trx, asked);
    const { id } = await insertBooking(trx, context, asked);
    return id;
  });
}

/**
 * Looks before waiting for a lock: most of those who come too late are told so here. What is refused may be what an
 * earlier attempt holds; that is asked afterwards, or a booking made in between would be met and not recognised.
 * @returns the booking of an earlier attempt, or null where the way is free.
 */
async function lookFirst(context: Needs, time: MentorTime, asked: NewBooking): Promise<string | null> {
  const refusal = refusalOf(time, asked);
  if (refusal === null) {
    return null;
  }
  const live = await findLive(context.db, asked);
  if (live === null) {
    throw new AppError(refusal);
  }
  return live;
}

/**
 * Books a slot: product design, section 6. Exactly what the availability offers can be booked; between two who want
 * the same the locks and the database's exclusion constraints decide.
 * @throws AppError PROFILE_NOT_FOUND, NOT_FOUND, OWN_BOOKING, PLATFORM_NOT_OFFERED, PAYMENTS_UNAVAILABLE, PRICE_NOT_PAYABLE,
 * SLOT_NOT_OFFERED, SLOT_TAKEN, PROSPECT_BUSY, MENTOR_CALENDAR_UNKNOWN, TOO_MANY_OPEN_REQUESTS, and the others that begin with
 * TOO_MANY.
 */
export async function createBooking(context: Needs, prospect_user_id: string, body: CreateBooking): Promise<Booking> {
  const asked = await readNewBooking(context, prospect_user_id, body);
  const { service, start, end, now } = asked;
  const question = { span: { start, end }, now, prospect_user_id };
  const time = await loadMentorTime(context, service, question);
  const id =
    (await lookFirst(context, time, asked)) ??
    (await reserve(context, await askCalendars(context, time, service, question), asked));
  const booking = await findBookingOf(context.db, id, prospect_user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return presentBooking(booking, prospect_user_id, now);
}
