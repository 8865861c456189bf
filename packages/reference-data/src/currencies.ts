import { minorDigitsOf } from './currency-digits.ts';
import { CURRENCY_ROWS } from './currency-rows.ts';

/** A currency of ISO 4217; `minor_digits` is how many decimals its minor unit has (2 for cents, 0 for the yen). */
export type Currency = { code: string; name: string; minor_digits: number };

/** The currencies in circulation, in the order of their codes. */
export const CURRENCIES: readonly Currency[] = CURRENCY_ROWS.map(([code, name]) => ({
  code,
  name,
  minor_digits: minorDigitsOf(code) ?? 2,
}));

const byCode = new Map(CURRENCIES.map((currency) => [currency.code, currency]));

/** The currency of an upper-case code, or undefined. */
export function currencyByCode(code: string): Currency | undefined {
  return byCode.get(code);
}
