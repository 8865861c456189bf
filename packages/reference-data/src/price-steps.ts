import { comparedIn, rateOf, worthOf, type ExchangeRates } from './exchange-rates.ts';
import { FREE, PRICE_BANDS, readPriceValue, upToPrice } from './price-bands.ts';

// Prices in any currency, as values that search engines look up. A price's worth is put on one scale of steps,
// 1024 to each doubling, or 0.07 %: equal prices are on the same step, and a limit takes in all steps up to its own.

/** The value of prices whose currency has no rate. */
export const UNRATED = 'unrated';

const STEPS_TO_DOUBLE = 1024;
/** The scale begins at 2^-24, less than any coin, and ends at 2^40, of the currency in which prices are compared. */
const DOUBLINGS_BELOW_ONE = 24;
const DOUBLINGS = 64;
/** The steps of a part; a doubling has the same number of parts. */
const PART = 32;
const LIMIT = '<=';
const WHOLE = '~';

const LAST_STEP = DOUBLINGS * STEPS_TO_DOUBLE - 1;

/** The step of what costs something; -1 for what is free. */
function stepOf(worth: number): number {
  if (worth <= 0) {
    return -1;
  }
  const step = Math.ceil(STEPS_TO_DOUBLE * (Math.log2(worth) + DOUBLINGS_BELOW_ONE));
  return Math.min(LAST_STEP, Math.max(0, step));
}

/**
 * Returns the value by which a price is found: `free`, the number of its step, or `unrated`. Null where there is none.
 * @param price major units
 */
export function priceStep(price: number | null, currency: string | null, rates: ExchangeRates): string | null {
  if (price === null || currency === null) {
    return null;
  }
  const worth = worthOf(price, currency, rates);
  if (worth === null) {
    return UNRATED;
  }
  return worth === 0 ? FREE : String(stepOf(worth));
}

/**
 * The values that engines look up for prices that are searched for, each `free` or a limit such as `EUR-30`: the highest
 * limit counts, and takes in what is free, and prices without a rate, as it isn't known that these are higher. So does a limit
 * in a currency without a rate with all prices.
 */
export function pricesToSteps(prices: readonly string[], rates: ExchangeRates): string[] {
  const limits = prices.map(readPriceValue).filter((limit) => limit !== null);
  if (limits.length === 0) {
    return [...prices];
  }
  const steps = limits.map(({ currency, most }) => {
    const worth = worthOf(most, currency, rates);
    return worth === null ? LAST_STEP : stepOf(worth);
  });
  return [FREE, UNRATED, `${LIMIT}${Math.max(...steps)}`];
}

/** The step of a limit that `pricesToSteps` made; null for other values. */
export const readLimit = (value: string): number | null =>
  value.startsWith(LIMIT) ? Number(value.slice(LIMIT.length)) : null;

/** A whole doubling, or a part of one. */
const wholeDoubling = (doubling: number) => `${WHOLE}${doubling}`;
const wholePart = (doubling: number, part: number) => `${WHOLE}${doubling}.${part}`;

/** The doubling and the part that a step belongs to, as values beside its own; none for other values. */
export function wholesOf(value: string): string[] {
  if (!/^\d+$/.test(value)) {
    return [];
  }
  const step = Number(value);
  const doubling = Math.floor(step / STEPS_TO_DOUBLE);
  return [wholeDoubling(doubling), wholePart(doubling, Math.floor((step % STEPS_TO_DOUBLE) / PART))];
}

/** Whether a value is of a doubling or a part of one. */
export const isWhole = (value: string): boolean => value.startsWith(WHOLE);

const numbersBelow = (end: number) => Array.from({ length: end }, (_, number) => number);

/** All values up to a step in as few as possible, at most 126: whole doublings, parts of the last one, and steps of the last part. */
export function valuesUpTo(step: number): string[] {
  if (step < 0) {
    return [];
  }
  const doubling = Math.floor(step / STEPS_TO_DOUBLE);
  const part = Math.floor((step % STEPS_TO_DOUBLE) / PART);
  const first = step - (step % PART);
  return [
    ...numbersBelow(doubling).map(wholeDoubling),
    ...numbersBelow(part).map((number) => wholePart(doubling, number)),
    ...numbersBelow((step % PART) + 1).map((number) => String(first + number)),
  ];
}

interface Count {
  value: string;
  count: number;
}

/**
 * Turns the numbers of mentors by steps into those that each limit finds, in one currency: `free`, and each band with more
 * mentors than the band before, the most first.
 * @param currency of the bands; that in which prices are compared if it has no rate.
 */
export function countUpTo(counts: readonly Count[], currency: string, rates: ExchangeRates): Count[] {
  const known = rateOf(rates, currency) === undefined ? comparedIn(rates) : currency;
  const countOf = (value: string) => counts.find((one) => one.value === value)?.count ?? 0;
  const priced = counts
    .filter(({ value }) => /^\d+$/.test(value))
    .map(({ value, count }) => ({ step: Number(value), count }))
    .toSorted((one, other) => one.step - other.step);
  const free = countOf(FREE);
  let found = free + countOf(UNRATED);
  let at = 0;
  const bands: Count[] = [];
  for (const most of PRICE_BANDS) {
    const limit = stepOf(worthOf(most, known, rates) ?? 0);
    const before = found;
    for (; (priced[at]?.step ?? Infinity) <= limit; at += 1) {
      found += priced[at]?.count ?? 0;
    }
    if (found > before) {
      bands.push({ value: upToPrice(known, most), count: found });
    }
  }
  return [...bands.toReversed(), ...(free > 0 ? [{ value: FREE, count: free }] : [])];
}
