import { data, useLoaderData } from 'react-router';
import type { Route } from './+types/country-route.ts';
import { serverClient } from '../api/server-client.ts';
import '../features/country-routes/country-routes.css';
import { loadRoute } from '../features/country-routes/load-route.server.ts';
import { routeMeta } from '../features/country-routes/route-meta.ts';
import { EmptyRoute, RoutePage } from '../features/country-routes/route-page.tsx';
import { NotFound } from '../features/errors/not-found.tsx';
import { useT } from '../lib/i18n.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await loadRoute(serverClient(context), request, params.route);
  const isThere = loaded.route !== null && loaded.total_count > 0;
  return data(loaded, { status: isThere ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData === undefined ? [] : routeMeta(loaderData);
}

export default function CountryRoute() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  if (loaded.route === null) {
    return <NotFound title={t('routes.unknown')} />;
  }
  return loaded.total_count === 0 ? <EmptyRoute loaded={loaded} /> : <RoutePage loaded={loaded} />;
}
