import { data, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/availability.ts';
import { serverClient } from '../api/server-client.ts';
import { readAddress } from '../features/booking/address.ts';
import { BookingPage } from '../features/booking/booking-page.tsx';
import { loadAvailability } from '../features/booking/load-availability.server.ts';
import { readPreferences } from '../lib/preferences.ts';
import { prefetchHeaders } from '../lib/prefetch-headers.server.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const address = readAddress(new URL(request.url).searchParams);
  const loaded = await loadAvailability(serverClient(context), {
    slug: params.slug,
    address,
    zone: address.zone ?? readPreferences(request).zone ?? 'UTC',
    now: Date.now(),
    request,
  });
  return data(loaded, { headers: prefetchHeaders(request) });
}

/** React Router takes a loader's headers only where the route says so. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/**
 * Days and slots are chosen in the address: the page fetches missing data from the API itself. If it reloads all of them, it
 * stays at its address.
 */
export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams['slug'] !== nextParams['slug'] || currentUrl.href === nextUrl.href;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.tags ?? [];
}

export default function Availability() {
  const loaded = useLoaderData<typeof loader>();
  return <BookingPage key={loaded.mentor.slug} loaded={loaded} />;
}
