import { readPriceValue } from '@abroad/reference-data/price-bands';
import type { Option } from './options.ts';

type Price = NonNullable<ReturnType<typeof readPriceValue>>;

/** The highest of some prices that are searched for; null where none says a price. */
export function highestPrice(prices: readonly string[]): Price | null {
  const known = prices.map(readPriceValue).filter((price) => price !== null);
  return known.toSorted((one, other) => other.most - one.most)[0] ?? null;
}

/** A price up to which there are mentors, with their number; null where they weren't counted. */
export interface PriceChoice extends Price {
  value: string;
  count: number | null;
}

/** The prices to choose from, from the lowest, all in one currency, and the chosen one before them if it is none of them. */
export function priceChoices(options: readonly Option[], chosen: string | null): PriceChoice[] {
  const choices = options
    .flatMap(({ value, count }) => {
      const price = readPriceValue(value);
      return price === null ? [] : [{ ...price, value, count }];
    })
    .toSorted((one, other) => one.most - other.most);
  const own = chosen === null ? null : readPriceValue(chosen);
  return chosen === null || own === null || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ ...own, value: chosen, count: null }, ...choices];
}
