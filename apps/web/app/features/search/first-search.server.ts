import type { Client } from '@abroad/contract/client';
import { redirect } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { readOwnPreferences } from '../../lib/own-preferences.server.ts';
import { toAddress, type Filters } from './filters.ts';
import { loadSearch, type LoadedSearch } from './load-search.ts';
import { readFoldCookie } from './map/read-fold.ts';
import { hasPlaceTexts } from './place-texts.ts';
import { isClean, readFilters } from './read-filters.ts';
import { resolvePlaces } from './resolve-places.server.ts';

/**
 * The search page as the server makes it. An address that says things which no search understands is led to one that
 * does not.
 */
export async function loadFirstSearch(api: Client, request: Request, now: number): Promise<LoadedSearch> {
  const { searchParams, origin } = new URL(request.url);
  const filters = readFilters(searchParams);
  if (hasPlaceTexts(searchParams)) {
    throw to(await resolvePlaces(api, searchParams, filters));
  }
  if (!isClean(searchParams, filters)) {
    throw to(filters);
  }
  const { locale, zone, currency } = readOwnPreferences(request);
  const { signal } = request;
  const shown = { map_unfolded: readFoldCookie(request.headers.get('cookie')), with_fields: searchParams.has('show') };
  return loadSearch(api, { filters, origin, locale, ...shown, now, zone, currency, signal });
}

const to = (filters: Filters) => redirect(paths.search(toAddress(filters)));
