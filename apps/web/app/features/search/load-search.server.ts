import type { Client } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import { redirect } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { paths } from '../../lib/paths.ts';
import { readPreferences } from '../../lib/preferences.ts';
import { toAddress, toQuery, valuesCounted, type Filters } from './filters.ts';
import { nameLabels } from './name-labels.server.ts';
import { nameOptions } from './name-options.ts';
import { nameMap } from './map/name-map.server.ts';
import { readFold } from './map/read-fold.server.ts';
import { isClean, readFilters } from './read-filters.ts';
import { hasPlaceTexts, resolvePlaces } from './resolve-places.server.ts';
import { toCard } from './to-card.server.ts';

/**
 * What the search page shows. An address that says things which no search understands is led to one that does not.
 * `found` is null where the search failed, so that the page keeps its filters and offers to try again.
 */
export async function loadSearch(api: Client, request: Request, now: number) {
  const url = new URL(request.url);
  const locale: string = readPreferences(request).locale;
  const filters = readFilters(url.searchParams);
  if (hasPlaceTexts(url.searchParams)) {
    throw to(await resolvePlaces(api, url.searchParams, filters));
  }
  if (!isClean(url.searchParams, filters)) {
    throw to(filters);
  }
  const page = await search(api, filters, request.signal);
  const lastPage = Math.max(1, page?.total_pages ?? 1);
  if (page !== null && filters.page > lastPage) {
    throw to({ ...filters, page: lastPage });
  }
  const options = nameOptions(page ?? {}, filters, locale);
  return {
    locale,
    filters,
    labels: nameLabels(filters, page?.university_names ?? {}, locale),
    options,
    map: nameMap(options, filters, locale),
    map_unfolded: readFold(request),
    found: page && foundOf(page, locale),
    canonical: `${url.origin}${paths.search({ ...toAddress(filters), sort_by: null, sort_order: null, page_size: null })}`,
    now,
  };
}

type Page = Awaited<ReturnType<Client['searchProfiles']>>;

/** The API gives no page deeper than its limit, so no link leads there. */
function foundOf(page: Page, locale: string) {
  const { profiles, total_count, total_is_exact, total_pages, page_size, corrected_keywords, wider = [] } = page;
  const cards = profiles.map((profile) => toCard(profile, locale));
  const reachable = Math.floor(LIMITS.page_depth_max / page_size);
  return {
    cards,
    total_count,
    total_is_exact,
    total_pages: Math.min(total_pages, reachable),
    corrected: corrected_keywords ?? [],
    wider,
  };
}

async function search(api: Client, filters: Filters, signal: AbortSignal): Promise<Page | null> {
  try {
    const query = { ...toQuery(filters), expand: ['facets' as const, 'wider' as const], facet_limit: valuesCounted };
    return await api.searchProfiles({ query, signal });
  } catch (error) {
    if (isFailure(error)) {
      return null;
    }
    throw error;
  }
}

const to = (filters: Filters) => redirect(paths.search(toAddress(filters)));

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>;
