import { spokenLanguage, type Language } from '@abroad/contract';
import { ar } from '@abroad/reference-data/names/cities/ar';
import { es } from '@abroad/reference-data/names/cities/es';
import { fr } from '@abroad/reference-data/names/cities/fr';
import { hi } from '@abroad/reference-data/names/cities/hi';
import { vi } from '@abroad/reference-data/names/cities/vi';
import { zh } from '@abroad/reference-data/names/cities/zh';
import { zoneCity, type ZoneCities } from '@abroad/reference-data/zone-names';

const CITIES: Readonly<Record<Language, ZoneCities>> = { en: {}, fr, es, vi, zh, hi, ar };

/** The city that names a zone, as the pages call it. @param language BCP 47, of the reader */
export const cityIn = (zone: string, language: string): string => zoneCity(zone, CITIES[spokenLanguage(language)]);

/** `GMT+7`, `GMT−3:30` or `GMT`: by how much a zone is ahead at an instant (RFC 3339), the same in every language. */
export function offsetAt(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(instant),
  );
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('-', '−');
}
