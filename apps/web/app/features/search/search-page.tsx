import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FilterState } from './filter-state.ts';
import type { LoadedSearch } from './load-search.ts';
import { PhoneBar } from './phone-bar.tsx';
import { MapPanel } from './map/map-panel.tsx';
import { ResultList } from './result-list.tsx';
import { ResultPages } from './result-pages.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchCount } from './search-count.tsx';
import { SortField } from './sort-field.tsx';
import { useOwnClock } from './use-own-clock.ts';
import { useSearch } from './use-search.ts';
import { shownFilters } from './wider-ways.ts';

interface Properties {
  loaded: LoadedSearch;
  /** Keeps the present search: saved searches know this page, and not the other way round. */
  renderSave: (state: FilterState) => ReactNode;
}

/** Finding a mentor: the route above, filters beside, and the list. */
export function SearchPage({ loaded, renderSave }: Properties) {
  const t = useT();
  const { state, map, isLoading } = useSearch(loaded);
  useOwnClock(loaded);
  const { found } = loaded;
  // Who is free within a week is asked of a day, and not kept.
  const kept = { ...state, filters: { ...shownFilters(state.filters, found?.counted_words ?? null), when: null } };
  return (
    <>
      <SearchBar state={state} />
      <PhoneBar state={state} />
      <main id="main" tabIndex={-1} className="wrap search-layout">
        <a className="skip-link" href="#results">
          {t('search.skip')}
        </a>
        <aside className="search-filters unprinted" aria-label={t('search.filters')}>
          <FilterFields state={state} />
          <noscript>
            <Button type="submit" form="search-form" block>
              {t('search.apply')}
            </Button>
          </noscript>
        </aside>
        <div id="results" tabIndex={-1}>
          <div className="search-head">
            <SearchCount found={found} />
            {renderSave(kept)}
            <SortField state={state} />
          </div>
          <AppliedFilters state={state} />
          <MapPanel state={state} map={map} unfolded={loaded.map_unfolded} />
          <ResultList found={found} failure={loaded.failure} state={state} isLoading={isLoading} />
          <ResultPages loaded={loaded} />
        </div>
      </main>
    </>
  );
}
