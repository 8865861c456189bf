import { useT } from '../../lib/i18n.tsx';
import { change, sorts, type Filters, type SortBy } from './filters.ts';
import type { FilterState } from './filter-state.ts';

/** How the list is sorted. With a keyword the best match comes first, and without one there is none. */
export function SortField({ state }: { state: FilterState }) {
  const t = useT();
  const { filters, onChange, form } = state;
  const usual = usualSort(filters);
  // The usual sort stays out of the address, so that it changes when a keyword comes.
  const valueOf = (sort: SortBy) => (sort === usual ? '' : sort);
  return (
    <label className="sort-field">
      <span>{t('search.sort')}</span>
      <select
        className="input"
        name="sort_by"
        form={form}
        value={valueOf(filters.sort_by ?? usual)}
        onChange={({ target }) => onChange(change(filters, { sort_by: sortOf(target.value), sort_order: null }))}
      >
        {sorts
          .filter((sort) => sort !== 'relevance' || filters.keyword.length > 0 || filters.sort_by === 'relevance')
          .map((sort) => (
            <option key={sort} value={valueOf(sort)}>
              {t(`search.sort_${sort}`)}
            </option>
          ))}
      </select>
    </label>
  );
}

/** The API's own choice where the address names none. */
function usualSort({ keyword }: Filters): SortBy {
  return keyword.length > 0 ? 'relevance' : 'recommended';
}

function sortOf(value: string): SortBy | null {
  return sorts.find((sort) => sort === value) ?? null;
}
