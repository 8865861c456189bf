const STEPS = [10, 15, 20, 30, 40, 50, 75];
const DECADES = 8;

/** Up to which prices are asked for, in major units of whatever currency. */
export const PRICE_BANDS: readonly number[] = Array.from({ length: DECADES }, (_, decade) =>
  STEPS.map((step) => step * 10 ** decade),
).flat();

/** What costs nothing, in every currency. */
export const FREE = 'free';

const valueOf = (currency: string, band: number) => `${currency}-${band}`;

/** By which value a price is found: the lowest band that it keeps to. Null where there is none. @param price major units */
export function priceValue(price: number | null, currency: string | null): string | null {
  if (price === 0) {
    return FREE;
  }
  const band = price === null ? undefined : PRICE_BANDS.find((most) => price <= most);
  return band === undefined || currency === null ? null : valueOf(currency, band);
}

/** The values of all prices up to a band, what is free among them. */
export const pricesUpTo = (currency: string, most: number): string[] => [
  FREE,
  ...PRICE_BANDS.filter((band) => band <= most).map((band) => valueOf(currency, band)),
];

/** The values of all prices up to one, and of those near it that only its band is above. @param price major units */
export function pricesAround(currency: string, price: number): string[] {
  const own = PRICE_BANDS.find((most) => price <= most);
  return pricesUpTo(currency, own === undefined || price === 0 ? price : own);
}

/** What a value says; null for `FREE` and for what is none. */
export function readPriceValue(value: string): { currency: string; band: number } | null {
  const [, currency = '', band = ''] = /^([A-Z]{3})-(\d+)$/.exec(value) ?? [];
  return PRICE_BANDS.includes(Number(band)) ? { currency, band: Number(band) } : null;
}
