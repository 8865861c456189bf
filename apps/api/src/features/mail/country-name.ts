import { countryByCode } from '@abroad/reference-data';
import { regionName } from '@abroad/reference-data/region-names';
import { spokenLanguage } from '@abroad/contract';

/** A country's name in a language (BCP 47), or undefined where there is none for the code (ISO 3166-1 alpha-2). */
export function countryName(code: string | null, language: string): string | undefined {
  const country = countryByCode(code ?? '');
  return country && (regionName(country.code, spokenLanguage(language)) ?? country.name);
}
