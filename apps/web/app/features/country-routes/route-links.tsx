import { Link } from 'react-router';
import { capitalise } from '../../lib/capitalise.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { RouteLine } from '../../ui/route-line.tsx';
import type { LinkedRoute } from './named-routes.server.ts';

/** Routes as links to their pages, with their numbers of mentors. */
export function RouteLinks({ routes }: { routes: readonly LinkedRoute[] }) {
  const t = useT();
  return (
    <ul className="route-links">
      {routes.map((route) => {
        const names = { from: route.from, to: route.to };
        return (
          <li key={route.slug}>
            <Link to={paths.countryRoute(route.slug)}>
              <RouteLine
                origin={route.origin}
                destination={route.destination}
                label={t('search.route_spoken', names)}
              />
              <span aria-hidden="true">{capitalise(t('search.route', names))}</span>
              <span className="muted small">{t('home.routes_count', { count: route.mentor_count })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** A heading and the routes below it; nothing without any. */
export function RelatedRoutes({ title, routes }: { title: string; routes: readonly LinkedRoute[] }) {
  return (
    routes.length > 0 && (
      <section className="section wrap">
        <header>
          <h2>{title}</h2>
        </header>
        <RouteLinks routes={routes} />
      </section>
    )
  );
}
