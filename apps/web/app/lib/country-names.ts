import { withArticle } from '@abroad/reference-data/country-articles';
import { cldrName, regionName } from '@abroad/reference-data/region-names';

/** A country by its ISO 3166-1 codes, with its short English name. */
export interface Country {
  code: string;
  alpha_3: string;
  name: string;
}

let known: ReadonlyMap<string, Country> = new Map();
const listeners = new Set<() => void>();

/** Keeps the full list for as long as the process or the page lives: the server gives its own, the browser fetches it. */
export function keepCountries(list: readonly Country[]): void {
  known = new Map(list.map((country) => [country.code, country]));
  listeners.forEach((listener) => listener());
}

/** Returns the kept list, by codes of two letters; empty until it is loaded. */
export const readCountries = (): ReadonlyMap<string, Country> => known;

export function onCountries(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A country's name in the language of the page; an unknown code is returned as it is. */
export function countryName(code: string, locale: string): string {
  const country = known.get(code);
  if (country !== undefined) {
    return regionName(code, locale) ?? country.name;
  }
  // Until the list has arrived, the browser's own name of the country.
  return (known.size === 0 && cldrName(code, locale)) || code;
}

/** As `countryName`, but as written inside a sentence: English says "the Netherlands", the others take no article. */
export function countryInSentence(code: string, locale: string): string {
  const name = countryName(code, locale);
  return locale === 'en' ? withArticle(code, name) : name;
}

/** Returns the code of three letters, as on a ticket; an unknown code stays as it is. */
export const alpha3 = (code: string): string => known.get(code)?.alpha_3 ?? code;
