import { busyRange, expiryOf, initialStatus, type BookingStatus } from '@abroad/booking-rules';
import { answerProblems, type Booking, type CreateBooking } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/connection.ts';
import { visibleOffer, type Service } from '../../event-types/index.ts';
import { beginBooking } from '../core/apply-event.ts';
import { meetingPlace } from '../core/meeting-place.ts';

/** What somebody wants to book, after everything that needs no lock was looked at. Instants in epoch milliseconds. */
export interface NewBooking {
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
export const firstStatusOf = ({ price_minor, policy }: Pick<Service, 'price_minor' | 'policy'>): BookingStatus =>
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
 * Understands what is asked for, and refuses what nobody could get.
 * @throws AppError PROFILE_NOT_FOUND, NOT_FOUND, OWN_BOOKING, PLATFORM_NOT_OFFERED, VALIDATION_FAILED for answers, PAYMENTS_UNAVAILABLE, PRICE_NOT_PAYABLE.
 */
export async function readNewBooking(
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
