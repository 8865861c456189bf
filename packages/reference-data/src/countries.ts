import { withArticle } from './country-articles.ts';
import { COUNTRY_ROWS } from './country-rows.ts';

/** A country or territory: ISO 3166-1 alpha-2 and alpha-3, and its short English name. */
export type Country = { code: string; alpha_3: string; name: string };

/** All 250, in the order of their names. */
export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.map(([code, alpha_3, name]) => ({ code, alpha_3, name }));

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));

/** The country of an alpha-2 code in upper case, or undefined. */
export function countryByCode(code: string): Country | undefined {
  return byCode.get(code);
}

/** Whether `code` is one of the 250 alpha-2 codes. */
export function isCountryCode(code: string): boolean {
  return byCode.has(code);
}

/** "the Netherlands", "Vietnam": the name as it stands inside a sentence; an unknown code is given back as it is. */
export function nameInSentence(code: string): string {
  return withArticle(code, byCode.get(code)?.name ?? code);
}
