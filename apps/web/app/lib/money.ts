import { withLatinDigits } from '@abroad/contract/latin-digits';
import { writeAmount } from '@abroad/contract/write-amount';
import { usualDigitsOf } from '@abroad/reference-data/usual-digits';
import { keepMade } from './keep-made.ts';

/**
 * A price in major units with its currency: `€28`, `€25.50`, `¥3,000`. Whole amounts go without a fraction. The number
 * of digits comes from ISO 4217, because engines disagree about it.
 */
export function formatMoney(price: number, currency: string, locale: string): string {
  return writeAmount(moneyWriter(locale, currency, Number.isInteger(price) ? 0 : usualDigitsOf(currency)), price);
}

/** A sum as accounts have it, always with all digits of its currency: `€28.00`, `¥3,000`, `-€5.25`. */
export function formatSum(sum: number, currency: string, locale: string): string {
  return writeAmount(moneyWriter(locale, currency, usualDigitsOf(currency)), sum);
}

const moneyWriter = keepMade(
  (locale: string, currency: string, digits: number) =>
    new Intl.NumberFormat(withLatinDigits(locale), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);
