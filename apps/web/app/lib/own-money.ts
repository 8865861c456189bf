import { usualDigitsOf } from '@abroad/reference-data/usual-digits';

/** The value of one unit of some base in each currency (ISO 4217) on a date. */
export interface Rates {
  /** `2026-11-01` */
  as_of: string;
  by_currency: Readonly<Record<string, number>>;
}

/** A user's own currency, and prices converted to it. */
export interface OwnMoney {
  currency: string;
  rates: Rates;
}

/**
 * Converts a price to the reader's own currency, roughly: three digits, and whole units from ten on, so that it doesn't look
 * like the charged price.
 * @param price major units of `currency`.
 * @returns major units of the own currency; null if it is the same one, free, or has no rate.
 */
export function approximate(price: number | null, currency: string | null, own: OwnMoney | null): number | null {
  if (own === null || currency === null || currency === own.currency || !price) {
    return null;
  }
  const from = own.rates.by_currency[currency];
  const to = own.rates.by_currency[own.currency];
  return from === undefined || to === undefined ? null : roughly((price / from) * to, own.currency);
}

function roughly(amount: number, currency: string): number | null {
  const kept = Math.floor(Math.log10(amount)) - 2;
  const finest = amount < 10 ? -usualDigitsOf(currency) : 0;
  const place = Math.max(kept, finest);
  // By its text, because 0.1 has no exact binary form.
  const rounded = Number(`${Math.round(Number(`${amount}e${-place}`))}e${place}`);
  return rounded > 0 ? rounded : null;
}
