import type { Context } from '../../context.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { presentEventType } from './present.ts';
import { visibleOffer } from './visible-offer.ts';

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
