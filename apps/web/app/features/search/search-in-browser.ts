import { fetchCountries } from '../../api/fetch-countries.ts';
import { failedPart } from '../../api/failed-part.ts';
import { isLostScript } from '../../api/lost-script.ts';
import { browserZone } from '../../lib/viewer-zone.ts';
import type { LoadedSearch, SearchRequest } from './load-search.ts';
import { readFoldCookie } from './map/read-fold.ts';
import { noMap } from './map/study-map.ts';
import { noOptions } from './options.ts';
import { hasPlaceTexts } from './place-texts.ts';
import { isClean, readFilters } from './read-filters.ts';

/**
 * Loads a search in the browser, which asks the API itself as the person signed in; what only the server understands of an
 * address, the server is asked, as it is without the script that asks. Where there is no answer, the page still has the
 * filters of its address, and can be asked for again.
 * @param reader the page's language, and the reader's currency
 */
export async function searchInBrowser(
  { url, signal }: Pick<Request, 'url' | 'signal'>,
  askServer: () => Promise<LoadedSearch>,
  { locale, currency }: Pick<SearchRequest, 'locale' | 'currency'>,
): Promise<LoadedSearch> {
  const { searchParams, origin, href } = new URL(url);
  const filters = readFilters(searchParams);
  const now = Date.now();
  const zone = browserZone();
  const map_unfolded = readFoldCookie(document.cookie);
  const with_fields = searchParams.has('show');
  try {
    const isForServer = hasPlaceTexts(searchParams) || !isClean(searchParams, filters);
    const scripts = isForServer ? null : await loadScripts();
    if (scripts === null) {
      return await askServer();
    }
    const { api, loadSearch } = scripts;
    const reader = { locale, map_unfolded, with_fields, now, zone, currency };
    return await loadSearch(api, { filters, origin, ...reader, signal, names: fetchCountries() });
  } catch (error) {
    const failure = signal.aborted ? null : failedPart(error);
    if (failure === null) {
      throw error;
    }
    const labels = { names: {}, in_sentence: {} };
    const studied = { most: [], countries: 0 };
    const nothing = { labels, options: noOptions, map: noMap, studied, found: null };
    return { ...nothing, locale, filters, map_unfolded, with_fields, failure, canonical: href, now, zone };
  }
}

/** They come later than the page itself, which the server has made. Null where they did not come. */
async function loadScripts() {
  try {
    const [{ api }, { loadSearch }] = await Promise.all([
      import('../../api/browser-client.ts'),
      import('./load-search.ts'),
    ]);
    return { api, loadSearch };
  } catch (error) {
    if (!isLostScript(error)) throw error;
    return null;
  }
}
