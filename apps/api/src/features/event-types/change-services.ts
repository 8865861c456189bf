import {
  LIMITS,
  type CreateEventType,
  type EventTypeSettings,
  type PatchEventType,
  type ServiceQuestion,
  type ServiceQuestionInput,
} from '@abroad/contract';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import type { Database } from '../../db/connection.ts';
import type { EventTypeTable } from '../../db/tables.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeUpcomingSessionsJob } from '../../jobs/known-jobs.ts';
import { requireMentorTerms } from '../identity/acceptance.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import {
  checkSchedule,
  checkTargetCalendar,
  priceInMinor,
  refuseBadPlace,
  refuseUnpayable,
  samePrice,
  slugFor,
} from './check-service.ts';
import { writeAsMentor } from '../profiles/own-profile.ts';
import { getOwnService } from './own-services.ts';
import { refuseBadPolicy, setServicePolicy } from './policies.ts';

/** A service's questions as stored, without fields that their kind doesn't have. */
const writeQuestions = (questions: readonly ServiceQuestionInput[]): string =>
  JSON.stringify(
    questions.map(({ id, kind, label, help, is_required, choices }): ServiceQuestion => ({
      id,
      kind,
      label,
      help: help ?? null,
      is_required,
      choices: kind === 'choice' ? (choices ?? []) : [],
    })),
  );

export interface OfferDeps extends Pick<Context, 'db' | 'clock' | 'payments'> {
  /** Called in the transaction that changes a mentor's services, to update their next available time. */
  onOfferChanged: (trx: Database, user_id: string) => Promise<void>;
}
type Creation = z.output<typeof CreateEventType>;
type Changes = z.output<typeof PatchEventType>;

export const servicesOf = (trx: Database, user_id: string) =>
  trx.selectFrom('event_type').selectAll().where('auth_user_id', '=', user_id).execute();

/** @throws AppError SLUG_TAKEN when another service of the mentor has it. */
function refuseTakenSlug(services: readonly { id: string; slug: string }[], slug: string | undefined, id?: string) {
  if (slug !== undefined && services.some((other) => other.slug === slug && other.id !== id)) {
    throw new AppError('SLUG_TAKEN', {
      errors: [{ path: 'slug', message: 'Another of your services uses this link' }],
    });
  }
}

/** @throws AppError VALIDATION_FAILED when the mentor has as many services as they may. */
export function refuseTooMany(services: readonly unknown[]): void {
  if (services.length >= LIMITS.event_types_max) {
    const message = `No more than ${LIMITS.event_types_max}`;
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'title', message }] });
  }
}

/** Makes a change, and updates the search and the next available time, in one transaction. */
export async function changeOffer<T>(
  context: OfferDeps,
  user_id: string,
  decide: (trx: Database) => Promise<T>,
  otherwise: Parameters<typeof writeAsMentor>[2],
): Promise<T> {
  return writeAsMentor(context.db, user_id, otherwise, async (trx) => {
    const result = await decide(trx);
    await refreshSearchRow(trx, user_id, context.clock);
    await context.onOfferChanged(trx, user_id);
    return result;
  });
}

/**
 * Adds a service, after the others.
 * @throws AppError PROFILE_NOT_FOUND, TERMS_NOT_ACCEPTED, VALIDATION_FAILED, SLUG_TAKEN, NOT_FOUND,
 * CALENDAR_NOT_WRITABLE
 */
export async function addService(context: OfferDeps, user_id: string, body: Creation): Promise<EventTypeSettings> {
  const { booking_policy, price, slug, meeting_location, schedule_id, target_calendar_id, ...named } = body;
  const { questions = [], ...rest } = named;
  refuseBadPolicy(booking_policy ?? {}, 'booking_policy.');
  const price_minor = priceInMinor(price ?? null, rest.currency);
  refuseUnpayable(context, price_minor, rest.currency);
  refuseBadPlace(rest.default_platform, meeting_location);
  const add = async (trx: Database) => {
    await requireMentorTerms(trx, user_id);
    const present = await servicesOf(trx, user_id);
    refuseTooMany(present);
    refuseTakenSlug(present, slug);
    await checkSchedule(trx, user_id, schedule_id);
    await checkTargetCalendar(trx, user_id, target_calendar_id);
    const service = {
      ...rest,
      id: newId(),
      auth_user_id: user_id,
      slug: slug ?? slugFor(rest.title, new Set(present.map((one) => one.slug))),
      description: rest.description ?? null,
      instruction: rest.instruction ?? null,
      price_minor,
      meeting_location: meeting_location ?? null,
      schedule_id: schedule_id ?? null,
      target_calendar_id: target_calendar_id ?? null,
      is_active: rest.is_active ?? true,
      questions: writeQuestions(questions),
      position: Math.max(-1, ...present.map((one) => one.position)) + 1,
    };
    await trx.insertInto('event_type').values(service).execute();
    await setServicePolicy(trx, service, booking_policy ?? undefined);
    return getOwnService(trx, user_id, service.id);
  };
  return changeOffer(context, user_id, add, 'PROFILE_NOT_FOUND');
}

/** @throws AppError NOT_FOUND for another user's. */
export async function findOwn(trx: Database, user_id: string, id: string) {
  const services = await servicesOf(trx, user_id);
  const present = services.find((one) => one.id === id);
  if (!present) {
    throw new AppError('NOT_FOUND');
  }
  return { services, present };
}

/**
 * A place from before this rule is accepted while neither it nor the platform changes.
 * @throws AppError VALIDATION_FAILED
 */
function refuseChangedPlace(
  present: Pick<Selectable<EventTypeTable>, 'default_platform' | 'meeting_location'>,
  { default_platform = present.default_platform, meeting_location = present.meeting_location }: Changes,
): void {
  if (default_platform !== present.default_platform || meeting_location !== present.meeting_location) {
    refuseBadPlace(default_platform, meeting_location);
  }
}

/**
 * Changes a service. Fields that are left out keep their value. Existing bookings keep their terms.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, SLUG_TAKEN, CHANGED_MEANWHILE, CALENDAR_NOT_WRITABLE, and
 * TERMS_NOT_ACCEPTED if it is switched on after the mentor terms changed.
 */
export async function changeService(
  context: OfferDeps,
  user_id: string,
  id: string,
  { updated_at: seen, booking_policy, price, questions, ...changes }: Changes,
): Promise<EventTypeSettings> {
  refuseBadPolicy(booking_policy ?? {}, 'booking_policy.');
  const write = async (trx: Database) => {
    const { services, present } = await findOwn(trx, user_id, id);
    refuseStale(present.updated_at, seen);
    if (changes.is_active === true && !present.is_active) {
      await requireMentorTerms(trx, user_id);
    }
    refuseTakenSlug(services, changes.slug, id);
    await checkSchedule(trx, user_id, changes.schedule_id);
    await checkTargetCalendar(trx, user_id, changes.target_calendar_id);
    refuseChangedPlace(present, changes);
    const currency = changes.currency ?? present.currency;
    const price_minor = priceInMinor(price === undefined ? samePrice(present) : price, currency);
    if (price !== undefined || changes.currency !== undefined) {
      refuseUnpayable(context, price_minor, currency);
    }
    const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const questionColumns = questions === undefined ? {} : { questions: writeQuestions(questions) };
    await trx
      .updateTable('event_type')
      .set({
        ...named,
        ...questionColumns,
        ...(changes.is_active === false && { active_when_taken_down: false }),
        price_minor,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    await setServicePolicy(trx, present, booking_policy);
    if (changes.target_calendar_id !== undefined) {
      await enqueue(trx, [writeUpcomingSessionsJob({ user_id })]);
    }
    return getOwnService(trx, user_id, id);
  };
  return changeOffer(context, user_id, write, 'NOT_FOUND');
}

/**
 * Deletes a service. One with bookings is only switched off, because its bookings refer to it.
 * @returns the service if it was kept.
 * @throws AppError NOT_FOUND
 */
export async function deleteService(
  context: OfferDeps,
  user_id: string,
  id: string,
): Promise<EventTypeSettings | undefined> {
  const remove = async (trx: Database) => {
    await findOwn(trx, user_id, id);
    const booked = await trx.selectFrom('booking').select('id').where('event_type_id', '=', id).executeTakeFirst();
    if (!booked) {
      await trx.deleteFrom('event_type').where('id', '=', id).execute();
      return undefined;
    }
    await trx
      .updateTable('event_type')
      .set({ is_active: false, active_when_taken_down: false, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    return getOwnService(trx, user_id, id);
  };
  return changeOffer(context, user_id, remove, 'NOT_FOUND');
}
