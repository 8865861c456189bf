import { toAddress, type Filters } from './filters.ts';

const lists = ['destination_country_codes', 'keyword'] as const;

/** What is chosen by other means than a field of its own travels along with the form. */
export function HiddenFilters({ filters }: { filters: Filters }) {
  const { sort_order, page_size } = toAddress(filters);
  return (
    <>
      {lists.map((name) =>
        filters[name].map((value) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />),
      )}
      {sort_order && <input type="hidden" name="sort_order" value={sort_order} />}
      {page_size && <input type="hidden" name="page_size" value={page_size} />}
    </>
  );
}
