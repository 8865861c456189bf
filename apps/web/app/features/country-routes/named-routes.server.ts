import type { PopularRoutes } from '@abroad/contract/search';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import { routeSlug } from '../../lib/route-slug.server.ts';

/** A route that leads to its own page. */
export interface LinkedRoute extends NamedRoute {
  slug: string;
  mentor_count: number;
}

/** Names routes in the language `locale`; those of unknown countries have no page and are left out. */
export function nameRoutes(routes: PopularRoutes['routes'], locale: string): LinkedRoute[] {
  return routes.flatMap(({ origin_country_code: origin, destination_country_code: destination, mentor_count }) => {
    const slug = routeSlug({ origin, destination });
    return slug === null ? [] : [{ ...nameRoute(origin, destination, locale), slug, mentor_count }];
  });
}
