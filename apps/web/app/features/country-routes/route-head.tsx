import { Link } from 'react-router';
import { capitalise } from '../../lib/capitalise.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DotMap } from '../../ui/dot-map.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { frameOf } from '../mentor-profile/map-frame.ts';
import type { KnownRoute } from './load-route.server.ts';

/** The search for all mentors of a route. */
export const searchOf = ({ route }: Pick<KnownRoute, 'route'>) => ({
  origin_country_codes: [route.origin_country_code],
  destination_country_codes: [route.destination_country_code],
});

/** The route and its number of mentors, on the night ground. */
export function RouteHead({ loaded }: { loaded: KnownRoute }) {
  const t = useT();
  const { route, total_count: count } = loaded;
  const names = { from: route.from, to: route.to };
  return (
    <div className="profile-head route-head">
      <RouteMap route={route} />
      <div className="wrap">
        <div className="profile-name">
          <nav className="small" aria-label={t('routes.breadcrumbs')}>
            <Link className="link" to={paths.countryRoutes()}>
              {t('routes.title')}
            </Link>
          </nav>
          <h1>
            <RouteLine origin={route.origin} destination={route.destination} label="" />
            <span className="route-head-name">{capitalise(t('search.route', names))}</span>
          </h1>
          <p>{t('routes.lead', { ...names, count })}</p>
          <ButtonLink kind="sun" to={paths.search(searchOf(loaded))}>
            {t('routes.all', { count })}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function RouteMap({ route }: Pick<KnownRoute, 'route'>) {
  const viewBox = frameOf(route.origin_country_code, route.destination_country_code);
  const arc = { origin: route.origin_country_code, destination: route.destination_country_code };
  return viewBox === null ? null : <DotMap className="profile-map unprinted" routes={[arc]} viewBox={viewBox} />;
}
