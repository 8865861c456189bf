import { FREE, readPriceValue } from '@abroad/reference-data/price-bands';
import type { Option } from './options.ts';

type Price = NonNullable<ReturnType<typeof readPriceValue>>;

/** The highest of some bands of prices; null where none says a price. */
export function highestPrice(prices: readonly string[]): Price | null {
  const known = prices.map(readPriceValue).filter((price) => price !== null);
  return known.toSorted((one, other) => other.band - one.band)[0] ?? null;
}

/**
 * The bands of one currency up to which there are mentors, each with their number, free ones included.
 * @param preferred the currency to take where there are prices in it; otherwise that of the most mentors.
 */
export function priceChoices(
  options: readonly Option[],
  preferred: string | null,
): { currency: string | null; bands: { band: number; count: number }[] } {
  const free = options.find(({ value }) => value === FREE)?.count ?? 0;
  const priced = options.flatMap(({ value, count }) => {
    const price = readPriceValue(value);
    return price === null ? [] : [{ currency: price.currency, band: price.band, count: count ?? 0 }];
  });
  const sums = Map.groupBy(priced, (one) => one.currency);
  const most = [...sums].toSorted(([, one], [, other]) => sumOf(other) - sumOf(one))[0]?.[0] ?? null;
  const currency = preferred !== null && sums.has(preferred) ? preferred : most;
  let below = free;
  const bands = priced
    .filter((one) => one.currency === currency)
    .toSorted((one, other) => one.band - other.band)
    .map(({ band, count }) => {
      below += count;
      return { band, count: below };
    });
  return { currency, bands };
}

const sumOf = (priced: readonly { count: number }[]) => priced.reduce((sum, { count }) => sum + count, 0);
