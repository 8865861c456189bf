import { busyRange, expiryOf, initialStatus, paymentOpensAt, type BookingStatus } from '@abroad/booking-rules';
import { answerProblems, type Booking, type CreateBooking } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import { newId } from '../../../core/ids.ts';
import { isBlockedFor } from '../../../db/are-blocked.ts';
import type { Database } from '../../../db/connection.ts';
import { writeBetween } from '../../../db/write-as.ts';
import { findHeldTimes } from '../../availability/busy-queries.ts';
import { loadMentorTime, type MentorTime } from '../../availability/mentor-time.ts';
import type { CalendarDeps } from '../../calendars/read-calendar.ts';
import { meetingPlace } from '../../event-types/meeting-place.ts';
import { visibleOffer } from '../../event-types/visible-offer.ts';
import type { Service } from '../../event-types/service-row.ts';
import { beginBooking } from '../core/apply-event.ts';
import { expireHoldsOf } from '../core/holds.ts';
import { presentBooking } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';
import { takeWithdrawalRight } from '../core/withdrawal-right.ts';
import { askCalendars, checkAllowances, checkBookingsOfDay, checkTextsOfDay, refusalOf } from '../core/refusals.ts';

type Deps = CalendarDeps & Pick<Context, 'payments' | 'config'>;

/** A valid request for a booking, checked as far as possible without locks. Instants in epoch milliseconds. */
interface NewBooking {
  service: Service;
  mentor_user_id: string;
  prospect_user_id: string;
  start: number;
  end: number;
  now: number;
  body: CreateBooking;
  /** The answers to the service's questions, in their order and with their words as they are now. */
  answers: Booking['answers'];
}

const MINUTE_MS = 60_000;

/** The state in which a booking of a service begins. */
const firstStatusOf = ({ price_minor, policy }: Pick<Service, 'price_minor' | 'policy'>): BookingStatus =>
  initialStatus({ price_minor, requires_approval: policy.requires_approval });

function chooseService(services: readonly Service[], body: CreateBooking): Service {
  const service = services.find(
    (candidate) =>
      candidate.is_active &&
      (body.event_type_id === undefined || candidate.id === body.event_type_id) &&
      (body.event_type_slug === undefined || candidate.slug === body.event_type_slug),
  );
  if (!service) {
    throw new AppError('NOT_FOUND');
  }
  return service;
}

/** @throws AppError VALIDATION_FAILED, naming each answer that will not do. */
function readAnswers({ questions }: Service, { answers = [] }: CreateBooking): Booking['answers'] {
  const errors = answerProblems(questions, answers);
  if (errors.length > 0) {
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  return questions
    .map(({ id, label }) => ({ question: label, answer: given.get(id) ?? '' }))
    .filter(({ answer }) => answer !== '');
}

/**
 * Reads a request, and refuses one that can't succeed.
 * @throws AppError PROFILE_NOT_FOUND, NOT_FOUND, OWN_BOOKING, PLATFORM_NOT_OFFERED, VALIDATION_FAILED for answers, MENTOR_UNCHECKED,
 * PAYMENTS_UNAVAILABLE, PRICE_NOT_PAYABLE.
 */
async function readNewBooking(
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
  prospect_user_id: string,
  body: CreateBooking,
): Promise<NewBooking> {
  const { mentor, services } = await visibleOffer(context.db, body.mentor_slug, prospect_user_id);
  if (mentor.user_id === prospect_user_id) {
    throw new AppError('OWN_BOOKING');
  }
  const service = chooseService(services, body);
  if (body.platform !== undefined && body.platform !== service.default_platform) {
    throw new AppError('PLATFORM_NOT_OFFERED');
  }
  if (service.price_minor > 0 && mentor.is_unchecked) {
    throw new AppError('MENTOR_UNCHECKED');
  }
  if (service.price_minor > 0 && !context.payments.takes_payments) {
    throw new AppError('PAYMENTS_UNAVAILABLE');
  }
  if (service.price_minor > 0 && context.payments.chargeProblem(service.price_minor, service.currency) !== null) {
    throw new AppError('PRICE_NOT_PAYABLE');
  }
  const answers = readAnswers(service, body);
  const start = Date.parse(body.start);
  const end = start + service.duration_min * MINUTE_MS;
  const now = context.clock.now();
  return { service, mentor_user_id: mentor.user_id, prospect_user_id, start, end, now, body, answers };
}

/** When the payment opens (epoch milliseconds), if it does later. */
const opensAt = ({ start, now, service }: NewBooking) =>
  paymentOpensAt({ price_minor: service.price_minor, start, now });

/** Returns the end of a new booking's wait, and the time at which its payment opens. */
function waitOf(booking: NewBooking, status: BookingStatus) {
  const { start, now, service } = booking;
  const opens = opensAt(booking);
  const until = expiryOf({ status, created_at: now, start, policy: service.policy, payment_opens_at: opens });
  const instant = (at: number | null) => (at === null ? null : toInstant(at));
  return { payment_opens_at: instant(opens), hold_expires_at: instant(until) };
}

/**
 * Writes a booking in its first state, with everything that follows.
 * @throws AppError VALIDATION_FAILED as `takeWithdrawalRight`; a violated exclusion constraint where the time is held after all:
 * SLOT_TAKEN or PROSPECT_BUSY by its name.
 */
async function insertBooking(trx: Database, { config }: Pick<Context, 'config'>, booking: NewBooking) {
  const { service, body, start, end, now, mentor_user_id, prospect_user_id } = booking;
  const right = await takeWithdrawalRight(trx, config, booking);
  const id = newId();
  const status = firstStatusOf(service);
  const busy = busyRange({ start, end, policy: service.policy });
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
    answers: JSON.stringify(booking.answers),
    message: body.message ?? null,
    price_minor: service.price_minor,
    currency: service.currency,
    fee_basis_points: config.payments.fee_basis_points,
    fee_fixed_minor: config.payments.fee_fixed_minor[service.currency] ?? 0,
    policy: JSON.stringify(service.policy),
    ...right,
    ...waitOf(booking, status),
    ical_uid: `${id}@${new URL(config.public_url).hostname}`,
    created_at: toInstant(now),
    updated_at: toInstant(now),
  };
  return beginBooking(trx, row, {
    by: { user_id: prospect_user_id, role: 'prospect' },
    now,
    files: body.attachment_ids,
  });
}

/** The booking that an earlier attempt at the same thing made, while it holds its time: the caller of a lost answer gets it again. */
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

function refuseUnlessOffered(time: MentorTime, booking: NewBooking): void {
  const refusal = refusalOf(time, booking);
  if (refusal !== null) {
    throw new AppError(refusal);
  }
}

/**
 * Reads the service again: a mentor's settings don't change while they are locked.
 * @throws AppError NOT_FOUND when its mentor deleted it meanwhile, PROFILE_NOT_FOUND when they left, blocked the student,
 * were suspended, or their profile was hidden or paused.
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
          .innerJoin('mentor_profile as profile', 'profile.auth_user_id', 'mentor.id')
          .select('mentor.id')
          .whereRef('mentor.id', '=', 'event_type.auth_user_id')
          .where('mentor.status', '=', 'active')
          .where('profile.status', '=', 'active')
          .where(({ not }) => not(isBlockedFor('mentor.id', prospect_user_id))),
      ),
    )
    .executeTakeFirst();
  if (!kept) {
    await visibleOffer(trx, body.mentor_slug, prospect_user_id);
    throw new AppError('NOT_FOUND');
  }
}

/** @throws AppError TOO_MANY_BOOKINGS_WITH_MENTOR, TOO_MANY_BOOKINGS, TOO_MANY_MESSAGES. */
async function checkDay(trx: Database, booking: NewBooking): Promise<void> {
  const { mentor_user_id, prospect_user_id, body, answers } = booking;
  const { message, attachment_ids = [] } = body;
  await checkBookingsOfDay(trx, booking);
  if (message || answers.length > 0 || attachment_ids.length > 0) {
    await checkTextsOfDay(trx, { from: prospect_user_id, to: mentor_user_id }, 'TOO_MANY_MESSAGES');
  }
}

/** The part under the locks: all checks are repeated, because the data may have changed. */
async function reserve(context: Deps, time: MentorTime, booking: NewBooking): Promise<string> {
  const { mentor_user_id, prospect_user_id, start, end, now } = booking;
  const people = [mentor_user_id, prospect_user_id];
  return writeBetween(context.db, booking, prospect_user_id, async (trx) => {
    const live = await findLive(trx, booking);
    if (live !== null) {
      return live;
    }
    await checkService(trx, booking);
    await expireHoldsOf(trx, people, now);
    const held = await findHeldTimes(trx, people, { start, end }, now);
    refuseUnlessOffered({ ...time, held }, booking);
    await checkAllowances(trx, {
      ...booking,
      begins: firstStatusOf(booking.service),
      is_paid_later: opensAt(booking) !== null,
    });
    await checkDay(trx, booking);
    const { id } = await insertBooking(trx, context, booking);
    return id;
  });
}

/**
 * Checks before waiting for a lock: most requests that come too late get their error here. The time that is refused may be
 * held by an earlier attempt. That is checked second, or a booking made in between would be found and not recognised.
 * @returns the booking of an earlier attempt, or null when the time can be booked.
 */
async function checkBeforeLocks(context: Deps, time: MentorTime, booking: NewBooking): Promise<string | null> {
  const refusal = refusalOf(time, booking);
  if (refusal === null) {
    return null;
  }
  const live = await findLive(context.db, booking);
  if (live === null) {
    throw new AppError(refusal);
  }
  return live;
}

/**
 * Books a slot: product design, section 6. Exactly the offered slots can be booked; between two people who want
 * the same the locks and the database's exclusion constraints decide.
 * @throws AppError PROFILE_NOT_FOUND, NOT_FOUND, OWN_BOOKING, PLATFORM_NOT_OFFERED, MENTOR_UNCHECKED, PAYMENTS_UNAVAILABLE, PRICE_NOT_PAYABLE,
 * SLOT_NOT_OFFERED, SLOT_TAKEN, PROSPECT_BUSY, MENTOR_CALENDAR_UNKNOWN, and those that begin with TOO_MANY.
 */
export async function createBooking(context: Deps, prospect_user_id: string, body: CreateBooking): Promise<Booking> {
  const request = await readNewBooking(context, prospect_user_id, body);
  const { service, start, end, now } = request;
  const question = { span: { start, end }, now, prospect_user_id };
  const time = await loadMentorTime(context, service, question);
  const id =
    (await checkBeforeLocks(context, time, request)) ??
    (await reserve(context, await askCalendars(context, time, service, question), request));
  const booking = await findBookingOf(context.db, id, prospect_user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return presentBooking(booking, prospect_user_id, now);
}
