import { sorts, type SortBy } from '@abroad/contract/search-filters';
import { useEffect, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { chipsOf } from './chips.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FilterState } from './filter-state.ts';
import { change, cleared, isReversed, reversed, toAddress, type Filters } from './filters.ts';
import type { LoadedSearch } from './load-search.ts';
import { MapPanel } from './map/map-panel.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ResultList } from './result-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchCount } from './search-count.tsx';
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
  // Saved searches leave out the filter for mentors who are free within a week, because it depends on the day.
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

/** The filters in force as chips. Each cross is a link to the search without it. */
function AppliedFilters({ state }: { state: FilterState }) {
  const t = useT();
  const { filters, labels, options } = state;
  const chips = chipsOf({ filters, labels, degrees: options.degrees }, t);
  if (chips.length === 0) {
    return null;
  }
  return (
    <ul className="applied-filters" aria-label={t('search.applied')}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <Chip removeLabel={t('search.remove', { filter: text })} removeTo={paths.search(toAddress(without))}>
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <Link
          className="button button-quiet button-small"
          to={paths.search(toAddress(cleared(filters)))}
          preventScrollReset
        >
          {t('search.clear_all')}
        </Link>
      </li>
    </ul>
  );
}

/** Which part of the list this is, in whose time, and the way to the others. */
function ResultPages({ loaded }: { loaded: LoadedSearch }) {
  const t = useT();
  const { zone, format } = useViewer();
  const { filters, found } = loaded;
  if (found === null || found.cards.length === 0) {
    return null;
  }
  const first = (filters.page - 1) * filters.page_size + 1;
  const range = t(found.cards.length === 1 ? 'search.range_one' : 'search.range', {
    from: format.number(first),
    to: format.number(first + found.cards.length - 1),
    total: found.total_is_exact
      ? format.number(found.total_count)
      : t('search.at_least', { total: format.number(found.total_count) }),
  });
  return (
    <div className="result-pages">
      <p className="small muted">
        {range} · {t('search.times_in', { zone: format.zone(zone) })}
      </p>
      <Pager
        label={t('search.pages')}
        page={filters.page}
        totalPages={found.total_pages}
        hrefOf={(page) => paths.search(toAddress({ ...filters, page }))}
        previousLabel={t('search.previous')}
        nextLabel={t('search.next')}
        pageLabel={(page) => t('search.page', { page })}
      />
    </div>
  );
}

/** How the list is sorted. With a keyword the best match comes first, and without one there is none. */
function SortField({ state }: { state: FilterState }) {
  const t = useT();
  const { filters, onChange, form } = state;
  const usual = usualSort(filters);
  const chosen = filters.sort_by ?? usual;
  // The usual sort stays out of the address, so that it changes when a keyword comes.
  const valueOf = (sort: SortBy) => (sort === usual ? '' : sort);
  const wordsOf = (sort: SortBy) =>
    sort === chosen && hasOtherEnd(sort) && isReversed(filters, sort)
      ? t(`search.sort_${sort}_reversed`)
      : t(`search.sort_${sort}`);
  return (
    <div className="sort-field">
      <label>
        <span>{t('search.sort')}</span>
        <select
          className="input"
          name="sort_by"
          form={form}
          value={valueOf(chosen)}
          onChange={({ target }) => onChange(change(filters, { sort_by: sortOf(target.value), sort_order: null }))}
        >
          {sorts
            .filter((sort) => sort !== 'relevance' || filters.keyword.length > 0 || filters.sort_by === 'relevance')
            .map((sort) => (
              <option key={sort} value={valueOf(sort)}>
                {wordsOf(sort)}
              </option>
            ))}
        </select>
      </label>
      {hasOtherEnd(chosen) && (
        <Link
          className="icon-button"
          to={paths.search(toAddress(reversed(filters, chosen)))}
          preventScrollReset
          aria-label={t('search.sort_reverse')}
          title={t('search.sort_reverse')}
        >
          <Icon name="swap" className="sort-arrows" />
        </Link>
      )}
      <Link
        className="icon-button ranking-link"
        to={paths.howRankingWorks()}
        aria-label={t('ranking.title')}
        title={t('ranking.title')}
      >
        <Icon name="info" />
      </Link>
    </div>
  );
}

/** The API's own choice where the address names none. */
function usualSort({ keyword }: Filters): SortBy {
  return keyword.length > 0 ? 'relevance' : 'recommended';
}

/** Readers never look for the worst match, and no list puts the lowest ratings on top. */
function hasOtherEnd(sort: SortBy): sort is Exclude<SortBy, 'relevance' | 'recommended' | 'rating'> {
  return sort !== 'relevance' && sort !== 'recommended' && sort !== 'rating';
}

function sortOf(value: string): SortBy | null {
  return sorts.find((sort) => sort === value) ?? null;
}

/** Asks again where times of the week were asked on another clock than the reader's, as on a first visit. */
function useOwnClock({ zone: asked, filters }: Pick<LoadedSearch, 'zone' | 'filters'>): void {
  const { zone, zoneKnown } = useViewer();
  const { revalidate } = useRevalidator();
  const isOther = zoneKnown && zone !== asked && filters.available_times.length > 0;
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
}
