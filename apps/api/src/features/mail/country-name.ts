import { countryByCode } from '@abroad/reference-data';
import { spokenLanguage } from '@abroad/contract';
import { wordsIn } from './locales/index.ts';

/** A country's name in a language (BCP 47), or undefined where there is none for the code (ISO 3166-1 alpha-2). */
export function countryName(code: string | null, language: string): string | undefined {
  const country = countryByCode(code ?? '');
  if (country === undefined || spokenLanguage(language) === 'en') {
    return country?.name;
  }
  return new Intl.DisplayNames(wordsIn(language).dates, { type: 'region' }).of(country.code);
}
