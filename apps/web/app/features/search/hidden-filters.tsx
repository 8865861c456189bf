import { listFilters, YEAR_FILTERS, type ListFilter } from '@abroad/contract/search-filters';
import type { FilterState } from './filter-state.ts';
import { toAddress, type Filters } from './filters.ts';
import type { Options } from './options.ts';
import { highestPrice, priceChoices } from './price-choices.ts';

/** The values that have a box to tick, or are in a list; of the other filters none is. */
const tickable = (
  { origins, universities, degrees, topics, languages, offers, prices, proofs, times }: Options,
  filters: FilterState['filters'],
): Partial<Record<ListFilter, Set<string>>> => {
  const valuesOf = (options: readonly { value: string }[]) => new Set(options.map(({ value }) => value));
  return {
    origin_country_codes: valuesOf(origins),
    university_ids: valuesOf(universities),
    degree_ids: valuesOf(degrees.flatMap((group) => group.degrees)),
    topics: valuesOf(topics),
    languages: valuesOf(languages),
    offers: valuesOf(offers),
    // Only the highest counts, and that is in the list.
    prices: new Set(
      priceChoices(prices, null).length > 0 && highestPrice(filters.prices) !== null ? filters.prices : [],
    ),
    proof: valuesOf(proofs),
    available_times: valuesOf(times),
  };
};

/** The filters of one value; they have fields wherever others have. */
const singles = [...YEAR_FILTERS, 'studies', 'when', 'hours'] as const;

interface Properties extends Pick<FilterState, 'filters' | 'options'> {
  /** Whether the fields of all filters are in the page. */
  withFields: boolean;
}

/** Sends chosen values without a field of their own in the page with the form, so that it keeps them. */
export function HiddenFilters({ filters, options, withFields }: Properties) {
  const { sort_order, page_size } = toAddress(filters);
  const boxes = withFields ? tickable(options, filters) : {};
  const others = { ...(withFields ? {} : pick(filters)), sort_order, page_size };
  return (
    <>
      {listFilters.map((name) =>
        filters[name]
          .filter((value) => !boxes[name]?.has(value))
          .map((value) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />),
      )}
      {Object.entries(others).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}

const pick = (filters: Filters) => Object.fromEntries(singles.map((name) => [name, filters[name]]));
