import type { LoadedSearch } from './load-search.server.ts';
import { noMap } from './map/study-map.ts';
import { noOptions } from './options.ts';
import { readFilters } from './read-filters.ts';

/**
 * Loads a search in the browser. Where no answer comes at all, the page still stands with the filters of its address,
 * and can be asked for again. `locale` is the page's language.
 */
export async function keepFilters(
  request: Request,
  load: () => Promise<LoadedSearch>,
  locale: string,
): Promise<LoadedSearch> {
  try {
    return await load();
  } catch (error) {
    // Redirects and answers with a status of their own are no failures of the network.
    if (request.signal.aborted || !(error instanceof Error)) {
      throw error;
    }
    const { searchParams, href } = new URL(request.url);
    return {
      locale,
      filters: readFilters(searchParams),
      labels: { names: {}, in_sentence: {} },
      options: noOptions,
      map: noMap,
      map_unfolded: null,
      found: null,
      canonical: href,
      now: Date.now(),
    };
  }
}
