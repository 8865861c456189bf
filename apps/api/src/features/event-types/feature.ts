import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { type Handlers, Replied } from '../../http/handlers.ts';
import { presentEventType } from './present.ts';
import { visibleOffer } from './visible-offer.ts';
import { duplicateService, orderServices } from './arrange-services.ts';
import { addService, changeService, deleteService, type OfferDeps } from './change-services.ts';
import { requireMentor } from '../profiles/own-profile.ts';
import { listOwnServices } from './own-services.ts';

function eventTypeHandlers({ db }: Pick<Context, 'db'>) {
  return {
    listEventTypesBySlug: async ({ params, query, actor }) => {
      const { limit, offset } = pageBounds(query);
      const { services } = await visibleOffer(db, params.slug, actor?.user_id ?? null);
      const page = services.slice(offset, offset + limit).map(presentEventType);
      return toPage(page, services.length, query);
    },
  } satisfies Partial<Handlers>;
}

/** Settings of services. */
function eventTypeSettingsHandlers(context: OfferDeps) {
  return {
    listEventTypes: async ({ actor, query }) => {
      const { limit, offset } = pageBounds(query);
      await requireMentor(context.db, actor.user_id);
      const services = await listOwnServices(context.db, actor.user_id);
      return toPage(services.slice(offset, offset + limit), services.length, query);
    },
    createEventType: ({ actor, body }) => addService(context, actor.user_id, body),
    patchEventType: ({ actor, params, body }) => changeService(context, actor.user_id, params.id, body),
    duplicateEventType: ({ actor, params, body }) => duplicateService(context, actor.user_id, params.id, body),
    orderEventTypes: ({ actor, body }) => orderServices(context, actor.user_id, body),
    deleteEventType: async ({ actor, params }) => {
      const kept = await deleteService(context, actor.user_id, params.id);
      return kept ?? new Replied(204, undefined);
    },
  } satisfies Partial<Handlers>;
}

export const eventTypesFeature = (hooks: Pick<OfferDeps, 'onOfferChanged'>) =>
  ({
    name: 'event-types',
    front: [
      'check-service.ts',
      'defaults.ts',
      'meeting-place.ts',
      'own-services.ts',
      'policies.ts',
      'present.ts',
      'queries.ts',
      'service-row.ts',
      'take-down.ts',
      'visible-offer.ts',
    ],
    handlers: (context: Context) => ({
      ...eventTypeHandlers(context),
      ...eventTypeSettingsHandlers({ ...context, ...hooks }),
    }),
  }) satisfies Feature;
