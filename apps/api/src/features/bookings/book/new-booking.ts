import { initialStatus, type BookingStatus } from '@abroad/booking-rules';
import { answerProblems, type Booking, type CreateBooking } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { visibleOffer, type Service } from '../../event-types/index.ts';

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
