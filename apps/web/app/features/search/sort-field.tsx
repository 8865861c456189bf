import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { change, isReversed, reversed, sorts, toAddress, type Filters, type SortBy } from './filters.ts';
import type { FilterState } from './filter-state.ts';

/** How the list is sorted. With a keyword the best match comes first, and without one there is none. */
export function SortField({ state }: { state: FilterState }) {
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
    </div>
  );
}

/** The API's own choice where the address names none. */
function usualSort({ keyword }: Filters): SortBy {
  return keyword.length > 0 ? 'relevance' : 'recommended';
}

/** Nobody looks for the worst match. */
function hasOtherEnd(sort: SortBy): sort is Exclude<SortBy, 'relevance' | 'recommended'> {
  return sort !== 'relevance' && sort !== 'recommended';
}

function sortOf(value: string): SortBy | null {
  return sorts.find((sort) => sort === value) ?? null;
}
