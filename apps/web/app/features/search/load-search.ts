import type { Client } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import type { ValueFilter } from '@abroad/contract/search-filters';
import { redirect } from 'react-router';
import { failedPart, type FailedPart } from '../../api/failed-part.ts';
import { alpha3 } from '../../lib/country-names.ts';
import { paths } from '../../lib/paths.ts';
import { toAddress, toQuery, valuesCounted, type Filters } from './filters.ts';
import { nameLabels } from './name-labels.ts';
import { nameOptions } from './name-options.ts';
import { mapOf } from './map/map-of.ts';
import { noOptions, type Options } from './options.ts';
import { toCard } from './to-card.ts';

/** The data from which the server or the browser makes a page of the search. */
export interface SearchRequest {
  filters: Filters;
  origin: string;
  locale: string;
  /** As the reader left the map. */
  map_unfolded: boolean;
  /** Whether the page shows the fields of all filters, as it does without scripts. */
  with_fields: boolean;
  now: number;
  /** IANA zone of the reader, null while it is unknown. */
  zone: string | null;
  /** ISO 4217: in which prices are offered; null where nothing suggests one. */
  currency: string | null;
  signal: AbortSignal;
  /** Has to be done before anything is named. */
  names?: Promise<void>;
}

/**
 * Loads the content of the search page; a page after the last one redirects to that. `found` is null where the search failed:
 * `failure` then says why, so that the page keeps its filters and offers to try again.
 */
export async function loadSearch(api: Pick<Client, 'searchProfiles'>, request: SearchRequest) {
  const { filters, locale, origin, map_unfolded, with_fields, now, zone } = request;
  const [answer] = await Promise.all([search(api, request), request.names]);
  const page = 'profiles' in answer ? answer : null;
  const lastPage = Math.max(1, page?.total_pages ?? 1);
  if (page !== null && filters.page > lastPage) {
    throw redirect(paths.search(toAddress({ ...filters, page: lastPage })));
  }
  const options = shownOptions(page, request);
  return {
    locale,
    filters,
    labels: nameLabels(filters, page?.university_names ?? {}, locale),
    options,
    map: mapOf(options, filters),
    map_unfolded,
    with_fields,
    studied: studiedIn(page, filters),
    found: page && foundOf(page, filters, locale),
    failure: 'profiles' in answer ? null : answer,
    canonical: `${origin}${paths.search({ ...toAddress(filters), sort_by: null, sort_order: null, page_size: null })}`,
    now,
    zone,
  };
}

/** The other values to choose from, as far as the page shows them: fields that open later ask for their own. */
function shownOptions(page: Page | null, { filters, locale, map_unfolded, with_fields }: SearchRequest): Options {
  if (with_fields) {
    return nameOptions(page, filters, locale);
  }
  const isNeeded = map_unfolded || filters.degree_ids.length > 0;
  const { origins, destinations, degrees } = isNeeded ? nameOptions(page, filters, locale) : noOptions;
  return { ...noOptions, ...(map_unfolded ? { origins, destinations } : {}), degrees };
}

const countriesShown = 3;

/** Where the most of the found mentors studied, by country codes of three letters, and in how many countries all did. */
function studiedIn(page: Page | null, { destination_country_codes: chosen }: Filters) {
  const isMeant = (code: string) => chosen.length === 0 || chosen.includes(code);
  const counted = page?.facets?.destination_country_codes ?? [];
  const found = counted.filter(({ value, count }) => count > 0 && isMeant(value));
  const most = found.slice(0, countriesShown).map(({ value, count }) => ({ code: alpha3(value), count }));
  return { most, countries: found.length };
}

type Page = Awaited<ReturnType<Client['searchProfiles']>>;

/** The API gives no page deeper than its limit, so no link leads there. */
function foundOf(page: Page, filters: Filters, locale: string) {
  const { profiles, total_count, total_is_exact, total_pages, page_size, corrected_keywords, wider = [] } = page;
  const cards = profiles.map((profile) => toCard(profile, locale, filters));
  const reachable = Math.floor(LIMITS.page_depth_max / page_size);
  return {
    cards,
    total_count,
    total_is_exact,
    total_pages: Math.min(total_pages, reachable),
    corrected: corrected_keywords ?? [],
    counted_words: page.counted_words ?? null,
    wider,
  };
}

/** The filters whose values the page shows with their numbers; none for all. */
function facetsShown({ filters, map_unfolded, with_fields }: SearchRequest): ValueFilter[] {
  if (with_fields) {
    return [];
  }
  const ofMap: ValueFilter[] = map_unfolded ? ['origin_country_codes'] : [];
  // Chosen degrees are one chip where they are all of a level that there are.
  const ofChips: ValueFilter[] = filters.degree_ids.length > 0 ? ['degree_ids'] : [];
  return ['destination_country_codes', ...ofMap, ...ofChips];
}

async function search(api: Pick<Client, 'searchProfiles'>, request: SearchRequest): Promise<Page | FailedPart> {
  const { filters, signal, now, zone, currency } = request;
  try {
    const query = {
      ...toQuery(filters, { now, zone, currency }),
      match: 'most' as const,
      expand: ['facets' as const, 'wider' as const],
      facet_names: facetsShown(request),
      facet_limit: valuesCounted,
    };
    return await api.searchProfiles({ query, signal });
  } catch (error) {
    const failure = signal.aborted ? null : failedPart(error);
    if (failure === null) {
      throw error;
    }
    return failure;
  }
}

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>;
