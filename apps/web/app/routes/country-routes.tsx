import { useLoaderData } from 'react-router';
import type { Route } from './+types/country-routes.ts';
import { serverClient } from '../api/server-client.ts';
import '../features/country-routes/country-routes.css';
import { loadRoutes } from '../features/country-routes/load-routes.server.ts';
import { routesMeta } from '../features/country-routes/route-meta.ts';
import { RoutesPage } from '../features/country-routes/routes-page.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadRoutes(serverClient(context), request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData === undefined ? [] : routesMeta(loaderData);
}

export default function CountryRoutes() {
  return <RoutesPage loaded={useLoaderData<typeof loader>()} />;
}
