import type { Context } from '../../context.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { presentEventType } from './present.ts';
import { visibleOffer } from './visible-offer.ts';

export { refuseBadPlace } from './check-service.ts';
export { createDefaultServices } from './defaults.ts';
export { meetingPlace, savePlaceForService, type MeetingPlace } from './meeting-place.ts';
export { presentEventType } from './present.ts';
export { findActiveServices, findService, isOffered, type Mentor, type Offer } from './queries.ts';
export type { Service } from './service-row.ts';
export { requireMentor, writeAsMentor } from './own-mentor.ts';
export { listOwnServices } from './own-services.ts';
export { keepDefaultPolicy, mentorPolicy, policiesOf, refuseBadPolicy, writePolicy } from './policies.ts';
export { removeServices } from './remove-services.ts';
export { eventTypeSettingsHandlers } from './settings-routes.ts';
export { putUpService, takeDownService, writeDescription } from './take-down.ts';
export { visibleOffer, visibleOfferWith } from './visible-offer.ts';

export function eventTypeHandlers({ db }: Pick<Context, 'db'>): HandlersOf<'listEventTypesBySlug'> {
  return {
    listEventTypesBySlug: async ({ params, query, actor }) => {
      const { limit, offset } = pageBounds(query);
      const { services } = await visibleOffer(db, params.slug, actor?.user_id ?? null);
      const page = services.slice(offset, offset + limit).map(presentEventType);
      return toPage(page, services.length, query);
    },
  };
}
