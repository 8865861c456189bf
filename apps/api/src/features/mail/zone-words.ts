import { spokenLanguage, type Language } from '@abroad/contract';
import { ar as arCities } from '@abroad/reference-data/names/cities/ar';
import { es as esCities } from '@abroad/reference-data/names/cities/es';
import { fr as frCities } from '@abroad/reference-data/names/cities/fr';
import { hi as hiCities } from '@abroad/reference-data/names/cities/hi';
import { vi as viCities } from '@abroad/reference-data/names/cities/vi';
import { zh as zhCities } from '@abroad/reference-data/names/cities/zh';
import { ar as arCountries } from '@abroad/reference-data/names/zone-countries/ar';
import { es as esCountries } from '@abroad/reference-data/names/zone-countries/es';
import { fr as frCountries } from '@abroad/reference-data/names/zone-countries/fr';
import { hi as hiCountries } from '@abroad/reference-data/names/zone-countries/hi';
import { vi as viCountries } from '@abroad/reference-data/names/zone-countries/vi';
import { zh as zhCountries } from '@abroad/reference-data/names/zone-countries/zh';
import { zoneName, type ZoneWords } from '@abroad/reference-data/zone-names';

const WORDS: Readonly<Record<Exclude<Language, 'en'>, ZoneWords>> = {
  fr: { cities: frCities, countries: frCountries },
  es: { cities: esCities, countries: esCountries },
  vi: { cities: viCities, countries: viCountries },
  zh: { cities: zhCities, countries: zhCountries },
  hi: { cities: hiCities, countries: hiCountries },
  ar: { cities: arCities, countries: arCountries },
};

/** What a zone is called, as the pages call it. @param language BCP 47, of the reader */
export function zoneIn(zone: string, language: string): string {
  const spoken = spokenLanguage(language);
  return spoken === 'en' ? zoneName(zone, spoken) : zoneName(zone, spoken, WORDS[spoken]);
}

/** `GMT+7`, `GMT−3:30` or `GMT`: by how much a zone is ahead at an instant (RFC 3339), the same in every language. */
export function offsetAt(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(instant),
  );
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('-', '−');
}
