import { runsAgainst } from './isolate.ts';

const MARKS = /[\u200E\u200F]/gu;

/**
 * Writes money with a formatter of `Intl`. In a right-to-left language the number and a currency in Latin letters
 * are isolated (UAX 9), because otherwise "US$" shows as "$US" and a sign is separated from its number.
 * @param amount in major units
 */
export function writeAmount(format: Intl.NumberFormat, amount: number): string {
  const text = format.format(amount);
  if (!text.startsWith('\u200F')) {
    return text;
  }
  const parts = format.formatToParts(amount);
  const currency = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const number = parts.flatMap(({ type, value }) => (type === 'currency' || type === 'literal' ? [] : [value]));
  const sign = runsAgainst(currency, 'rtl') ? leftToRight(currency) : currency;
  return `\u2067${leftToRight(number.join('').replaceAll(MARKS, ''))}\u00A0${sign}\u2069`;
}

const leftToRight = (text: string) => `\u2066${text}\u2069`;
