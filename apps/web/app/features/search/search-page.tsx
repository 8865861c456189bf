import { sorts, type SortBy } from '@abroad/contract/search-filters';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { laterDialog, laterPart } from '../errors/later-part.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { FilterGroup, FilterState } from './filter-state.ts';
import { change, isReversed, reversed, toAddress, type Filters } from './filters.ts';
import type { LoadedSearch } from './load-search.ts';
import { MapPanel } from './map/map-panel.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ResultList } from './result-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchCount } from './search-count.tsx';
import { useSearch } from './use-search.ts';
import { shownFilters } from './wider-ways.ts';

const FilterDrawer = laterDialog(() => import('./filter-drawer.tsx'));
/** Without scripts alone they are in the page. */
const FilterFields = laterPart(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }));

interface Properties {
  loaded: LoadedSearch;
  /** Keeps the present search: saved searches know this page, and not the other way round. */
  renderSave: (state: FilterState) => ReactNode;
}

/** Finding a mentor: the route and the other filters above, and the list. */
export function SearchPage({ loaded, renderSave }: Properties) {
  const t = useT();
  const { state, isLoading } = useSearch(loaded);
  const [drawer, setDrawer] = useState<Drawer>({ times: 0, open: false, group: null });
  useOwnClock(loaded);
  const { found, with_fields } = loaded;
  // Saved searches leave out the filter for mentors who are free within a week, because it depends on the day.
  const kept = { ...state, filters: { ...shownFilters(state.filters, found?.counted_words ?? null), when: null } };
  const openDrawer = (group: FilterGroup | null) => setDrawer({ times: drawer.times + 1, open: true, group });
  return (
    <>
      <div className="search-top">
        <SearchBar state={state} withFields={with_fields} />
        <PhoneBar state={state} onOpen={() => openDrawer(null)} />
      </div>
      <main id="main" tabIndex={-1} className="wrap search-page">
        <a className="skip-link" href="#results">
          {t('search.skip')}
        </a>
        <FilterChips state={state} onAll={openDrawer} />
        {with_fields && <AllFields state={state} />}
        <div id="results" tabIndex={-1}>
          <div className="search-head">
            <SearchCount found={found} />
            {renderSave(kept)}
            <SortField state={state} />
          </div>
          <MapPanel state={state} loaded={loaded} />
          <ResultList found={found} failure={loaded.failure} state={state} isLoading={isLoading} />
          <ResultPages loaded={loaded} />
        </div>
        {drawer.times > 0 && (
          <Suspense>
            <FilterDrawer
              key={drawer.times}
              state={state}
              open={drawer.open}
              group={drawer.group}
              onClose={() => setDrawer({ ...drawer, open: false })}
            />
          </Suspense>
        )}
      </main>
    </>
  );
}

interface Drawer {
  /** How often it was opened: each time begins with the page's filters. */
  times: number;
  open: boolean;
  group: FilterGroup | null;
}

/** All fields in the page itself, as the form asks for them without scripts. */
function AllFields({ state }: { state: FilterState }) {
  const t = useT();
  return (
    <aside className="card card-body search-fields unprinted" aria-label={t('search.filters')}>
      <FilterFields state={state} />
      <noscript>
        <Button type="submit" form="search-form" block>
          {t('search.apply')}
        </Button>
      </noscript>
    </aside>
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

/** Asks again where the next times, and times of the week, are of another clock than the reader's, as on a first visit. */
function useOwnClock({ zone: asked }: Pick<LoadedSearch, 'zone'>): void {
  const { zone, zoneKnown } = useViewer();
  const { revalidate } = useRevalidator();
  const isOther = zoneKnown && zone !== asked;
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
}
