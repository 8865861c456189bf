/** The values of one unit of `base` in other currencies (ISO 4217), on a day. */
export interface ExchangeRates {
  base: string;
  /** Date of the rates, `YYYY-MM-DD`. */
  as_of: string;
  rates: Readonly<Record<string, number>>;
}

/** In which prices are compared, if it has a rate: the same whatever the base is, so that other rates move prices only a little. */
const COMPARED_IN = 'USD';

/** Returns the value of one unit of the base in a currency; undefined without a rate. */
export const rateOf = ({ base, rates }: ExchangeRates, currency: string): number | undefined =>
  currency === base ? 1 : rates[currency];

/** The currency in which these rates compare prices. */
export const comparedIn = (rates: ExchangeRates): string =>
  rateOf(rates, COMPARED_IN) === undefined ? rates.base : COMPARED_IN;

/**
 * Converts a price into the currency in which prices are compared. Prices in one currency keep their order.
 * @param price major units of `currency`.
 * @returns major units, unrounded; null if the price isn't zero and its currency has no rate.
 */
export function worthOf(price: number, currency: string, rates: ExchangeRates): number | null {
  const rate = rateOf(rates, currency);
  if (price === 0 || rate === undefined) {
    return price === 0 ? 0 : null;
  }
  return (price / rate) * (rateOf(rates, comparedIn(rates)) ?? 1);
}
