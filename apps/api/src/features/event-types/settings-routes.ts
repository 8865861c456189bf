import { pageBounds, toPage } from '../../core/paging.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { duplicateService, orderServices } from './arrange-services.ts';
import { addService, changeService, deleteService, type OfferDeps } from './change-services.ts';
import { requireMentor } from './own-mentor.ts';
import { listOwnServices } from './own-services.ts';

/** Settings of services. */
export function eventTypeSettingsHandlers(
  context: OfferDeps,
): HandlersOf<
  'listEventTypes' | 'createEventType' | 'patchEventType' | 'duplicateEventType' | 'orderEventTypes' | 'deleteEventType'
> {
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
  };
}
