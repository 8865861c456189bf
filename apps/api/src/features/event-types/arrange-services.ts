import type { DuplicateEventType, EventTypeSettings, OrderEventTypes } from '@abroad/contract';
import type { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { requireMentorTerms } from '../identity/acceptance.ts';
import { changeOffer, findOwn, refuseTooMany, servicesOf, type OfferDeps } from './change-services.ts';
import { slugFor } from './check-service.ts';
import { getOwnService, listOwnServices } from './own-services.ts';

/**
 * Copies a service with its questions and its own policy. The copy comes right after it and is switched off.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED at the limit of services, TERMS_NOT_ACCEPTED
 */
export async function duplicateService(
  context: OfferDeps,
  user_id: string,
  id: string,
  { title }: z.output<typeof DuplicateEventType>,
): Promise<EventTypeSettings> {
  const copy = async (trx: Database) => {
    const { services, present } = await findOwn(trx, user_id, id);
    await requireMentorTerms(trx, user_id);
    refuseTooMany(services);
    const { created_at: _, updated_at: __, questions, ...kept } = present;
    const service = {
      ...kept,
      id: newId(),
      title: title ?? present.title,
      slug: slugFor(title ?? present.title, new Set(services.map((one) => one.slug))),
      is_active: false,
      questions: JSON.stringify(questions),
      position: present.position + 1,
    };
    await trx
      .updateTable('event_type')
      .set((set) => ({ position: set('position', '+', 1) }))
      .where('auth_user_id', '=', user_id)
      .where('position', '>', present.position)
      .execute();
    await trx.insertInto('event_type').values(service).execute();
    await copyPolicy(trx, id, service.id);
    return getOwnService(trx, user_id, service.id);
  };
  return changeOffer(context, user_id, copy, 'NOT_FOUND');
}

/** Copies the policy of a service, if it has one. */
async function copyPolicy(trx: Database, from: string, to: string): Promise<void> {
  const own = await trx.selectFrom('booking_policy').selectAll().where('event_type_id', '=', from).executeTakeFirst();
  if (own) {
    const { updated_at: _, ...kept } = own;
    await trx
      .insertInto('booking_policy')
      .values({ ...kept, id: newId(), event_type_id: to })
      .execute();
  }
}

/**
 * Orders the services of a mentor. Services that are being edited don't become stale by it.
 * @throws AppError NOT_FOUND for a service of another mentor; CHANGED_MEANWHILE unless each service is named once
 */
export async function orderServices(
  context: OfferDeps,
  user_id: string,
  { event_type_ids }: z.output<typeof OrderEventTypes>,
): Promise<{ items: EventTypeSettings[] }> {
  const order = async (trx: Database) => {
    const present = new Set((await servicesOf(trx, user_id)).map(({ id }) => id));
    if (event_type_ids.some((id) => !present.has(id))) {
      throw new AppError('NOT_FOUND');
    }
    if (new Set(event_type_ids).size !== present.size || event_type_ids.length !== present.size) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    for (const [position, id] of event_type_ids.entries()) {
      // A mentor has few services.
      await trx.updateTable('event_type').set({ position }).where('id', '=', id).execute();
    }
    return { items: await listOwnServices(trx, user_id) };
  };
  return changeOffer(context, user_id, order, 'NOT_FOUND');
}
