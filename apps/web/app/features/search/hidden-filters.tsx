import { listFilters, type ListFilter } from '@abroad/contract/search-filters';
import type { FilterState } from './filter-state.ts';
import { toAddress } from './filters.ts';
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

/**
 * Sends chosen values without a field of their own with the form: those chosen by other means, and while a list is
 * loading or has failed, those that the last list did not offer.
 */
export function HiddenFilters({ filters, options }: Pick<FilterState, 'filters' | 'options'>) {
  const { sort_order, page_size } = toAddress(filters);
  const boxes = tickable(options, filters);
  return (
    <>
      {listFilters.map((name) =>
        filters[name]
          .filter((value) => !boxes[name]?.has(value))
          .map((value) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />),
      )}
      {sort_order && <input type="hidden" name="sort_order" value={sort_order} />}
      {page_size && <input type="hidden" name="page_size" value={page_size} />}
    </>
  );
}
