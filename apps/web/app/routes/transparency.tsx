import { useLoaderData } from 'react-router';
import type { Route } from './+types/transparency.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import { titled } from '../lib/page-title.ts';
import { TransparencyPage } from '../features/legal/transparency-page.tsx';

export const meta = titled('transparency.title');

export function loader({ context, request }: Route.LoaderArgs) {
  return serverClient(context)
    .getTransparency({ signal: request.signal })
    .catch((error: unknown) => {
      throw toRouteError(error);
    });
}

export default function Transparency() {
  return <TransparencyPage numbers={useLoaderData<typeof loader>()} />;
}
