import { Link, useRevalidator } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import type { FailedPart } from '../../api/failed-part.ts';
import { LoadingFailed } from '../errors/loading-failed.tsx';
import type { HomeRoute, HomeRoutes } from './load-home.server.ts';

/** The routes with the most mentors, as a departure board. */
export function RoutesBoard({ board }: { board: HomeRoutes | FailedPart }) {
  const t = useT();
  const { format, zone } = useViewer();
  const { revalidate } = useRevalidator();
  if ('routes' in board && board.routes.length === 0) {
    return null;
  }
  return (
    <section className="section wrap">
      <header>
        <h2>
          {'routes' in board && board.from !== null
            ? t('home.routes_from', { country: board.from })
            : t('home.routes_title')}
        </h2>
        <Link className="link small strong" to={paths.countryRoutes()}>
          {t('home.routes_all')}
        </Link>
      </header>
      {'status' in board ? (
        <LoadingFailed failure={board} onRetry={revalidate} />
      ) : (
        <>
          <div className="board">
            <div className="board-head" aria-hidden="true">
              <span>{t('home.routes_route')}</span>
              <span />
              <span className="board-count">{t('home.routes_mentors')}</span>
              <span>{t('home.routes_next')}</span>
            </div>
            {board.routes.map((route) => (
              <BoardRow key={`${route.origin}-${route.destination}`} route={route} />
            ))}
          </div>
          <p className="board-note">{t('home.zone_note', { zone: format.zone(zone) })}</p>
        </>
      )}
    </section>
  );
}

function BoardRow({ route }: { route: HomeRoute }) {
  const t = useT();
  const { format } = useViewer();
  const names = { from: route.from, to: route.to };
  return (
    <Link className="board-row" to={route.slug === null ? paths.countryRoutes() : paths.countryRoute(route.slug)}>
      <RouteLine origin={route.origin} destination={route.destination} label={t('home.route_spoken', names)} />
      <span className="board-name" aria-hidden="true">
        {t('home.route', names)}
      </span>
      <span className="board-count">{t('home.routes_count', { count: route.mentor_count })}</span>
      <span className="board-next">{route.next_available_at !== null && format.moment(route.next_available_at)}</span>
      <span className="board-go">
        <Icon name="arrow_on" />
      </span>
    </Link>
  );
}
