import { withLatinDigits } from '@abroad/contract/latin-digits';
import { writeAmount } from '@abroad/contract/write-amount';
import { currencyByCode, fromMinor } from '@abroad/reference-data';

/**
 * A sum as the language writes it, exactly to the currency's minor unit (ISO 4217): `€25.50`, `¥3,000`, `1.250 KWD`.
 * @param minor whole minor units.
 * @param dates how the language writes dates and numbers, BCP 47.
 */
export function amountIn(minor: number, currency: string, dates: string): string {
  const digits = currencyByCode(currency)?.minor_digits ?? 2;
  const format = new Intl.NumberFormat(withLatinDigits(dates), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return writeAmount(format, fromMinor(minor, currency) ?? minor / 10 ** digits);
}
