import { usualDigitsOf } from '@abroad/reference-data/usual-digits';

/**
 * A price in major units with its currency: `€28`, `€25.50`, `¥3,000`. Whole amounts go without a fraction. The number
 * of digits comes from ISO 4217, for engines disagree about it.
 */
export function formatMoney(price: number, currency: string, locale: string): string {
  return write(price, { currency, locale, digits: Number.isInteger(price) ? 0 : usualDigitsOf(currency) });
}

/** A sum as accounts have it, always with all digits of its currency: `€28.00`, `¥3,000`, `-€5.25`. */
export function formatSum(sum: number, currency: string, locale: string): string {
  return write(sum, { currency, locale, digits: usualDigitsOf(currency) });
}

function write(amount: number, { currency, locale, digits }: Money) {
  return moneyWriter({ currency, locale, digits }).format(amount);
}

interface Money {
  /** ISO 4217. */
  currency: string;
  locale: string;
  /** Behind the separator. */
  digits: number;
}

const moneyWriters = new Map<string, Intl.NumberFormat>();

/** Making a formatter takes a hundred times as long as using it. There are as many as languages, currencies and digits. */
function moneyWriter({ currency, locale, digits }: Money): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const writer =
    moneyWriters.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  moneyWriters.set(key, writer);
  return writer;
}
