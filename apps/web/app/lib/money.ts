import { minorDigitsOf } from '@abroad/reference-data/currency-digits';

/**
 * A price in major units with its currency: `€28`, `€25.50`, `¥3,000`. Whole amounts go without a fraction. The number
 * of digits comes from ISO 4217, for engines disagree about it.
 */
export function formatMoney(price: number, currency: string, locale: string): string {
  const digits = Number.isInteger(price) ? 0 : (minorDigitsOf(currency) ?? 2);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price);
}
