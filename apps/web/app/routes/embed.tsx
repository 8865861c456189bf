import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/embed.ts';
import { serverClient } from '../api/server-client.ts';
import { readAddress } from '../features/booking/address.ts';
import { loadAvailability } from '../features/booking/load-availability.server.ts';
import { EmbedPage } from '../features/share/embed-page.tsx';
import { paths } from '../lib/paths.ts';
import { readPreferences } from '../lib/preferences.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const address = readAddress(new URL(request.url).searchParams);
  return loadAvailability(serverClient(context), {
    slug: params.slug,
    address,
    zone: address.zone ?? readPreferences(request).zone ?? 'UTC',
    now: Date.now(),
    request,
    page: paths.embed,
  });
}

/** Days and slots are chosen in the address, as on the page of the times. */
export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams['slug'] !== nextParams['slug'] || currentUrl.href === nextUrl.href;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...(loaderData?.tags ?? []), { name: 'robots', content: 'noindex' }];
}

export default function Embed() {
  const loaded = useLoaderData<typeof loader>();
  return <EmbedPage key={loaded.mentor.slug} loaded={loaded} />;
}
