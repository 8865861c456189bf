import { countryByCode, nameInSentence } from '@abroad/reference-data/countries';
import { regionName } from './region-names.ts';

/** A country's name in the language of the page; a code that nobody knows is given back as it is. */
export function countryName(code: string, locale: string): string {
  const country = countryByCode(code);
  return country === undefined ? code : (regionName(code, locale) ?? country.name);
}

/** As `countryName`, as it stands inside a sentence: English says "the Netherlands", the others take no article. */
export function countryInSentence(code: string, locale: string): string {
  return locale === 'en' ? nameInSentence(code) : countryName(code, locale);
}
