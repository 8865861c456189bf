import { keepMade } from './keep-made.ts';

/** `Vietnamese dong (VND)` in the language of the page (CLDR); the code alone if the language has no name for it. */
export function currencyName(code: string, locale: string): string {
  const name = namesIn(locale).of(code);
  return name === undefined ? code : `${name} (${code})`;
}

/** `VND – Vietnamese dong`, for lists in the order of codes. */
export function currencyWords(code: string, locale: string): string {
  const name = namesIn(locale).of(code);
  return name === undefined ? code : `${code} – ${name}`;
}

/** Whether a language has a name for a currency: a code alone isn't a useful choice. */
export const hasCurrencyName = (code: string, locale: string): boolean => namesIn(locale).of(code) !== undefined;

const namesIn = keepMade((locale: string) => new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }));
