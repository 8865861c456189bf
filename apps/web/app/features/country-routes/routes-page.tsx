import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { LoadedRoutes } from './load-routes.server.ts';
import { RouteLinks } from './route-links.tsx';

/** As many routes as two screens of a phone hold; the others are folded. */
const FIRST = 18;

/** The routes with the most mentors, each with a page of its own. */
export function RoutesPage({ loaded: { routes } }: { loaded: LoadedRoutes }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <h1>{t('routes.title')}</h1>
      <p className="muted">{t(routes.length === 0 ? 'search.empty_all_text' : 'routes.lede')}</p>
      {routes.length > 0 && <RouteLinks routes={routes.slice(0, FIRST)} />}
      {routes.length > FIRST && (
        <details className="route-rest">
          <summary className="link strong">{t('routes.rest', { count: routes.length - FIRST })}</summary>
          <RouteLinks routes={routes.slice(FIRST)} />
        </details>
      )}
      <p className="route-more">
        <ButtonLink kind="line" to={paths.search()}>
          {t('search.empty_everybody')}
        </ButtonLink>
      </p>
    </main>
  );
}
