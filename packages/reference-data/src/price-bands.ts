const STEPS = [10, 15, 20, 30, 40, 50, 75];
const DECADES = 8;

/** Up to which prices are offered to search for, in major units of whatever currency. */
export const PRICE_BANDS: readonly number[] = Array.from({ length: DECADES }, (_, decade) =>
  STEPS.map((step) => step * 10 ** decade),
).flat();

/** The value for free sessions, in every currency. */
export const FREE = 'free';

/** The value of a search for all prices up to one. @param most whole major units */
export const upToPrice = (currency: string, most: number): string => `${currency}-${most}`;

/** The value of a search for prices of about this or less: up to the band that it is in. @param price major units */
export function pricesAround(currency: string, price: number): string[] {
  if (price === 0) {
    return [FREE];
  }
  const own = PRICE_BANDS.find((most) => price <= most);
  return own === undefined ? [] : [upToPrice(currency, own)];
}

/** Reads a value, in whole major units; null for `FREE` and for invalid values. */
export function readPriceValue(value: string): { currency: string; most: number } | null {
  const [, currency, most] = /^([A-Z]{3})-(\d+)$/.exec(value) ?? [];
  return currency === undefined || most === undefined ? null : { currency, most: Number(most) };
}
