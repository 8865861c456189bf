import { en } from './names/zone-countries/en.ts';
import type { ZoneCities } from './read-cities.ts';

/** Cities that people look for under another name than the one the IANA database chose. */
const BETTER_KNOWN: ZoneCities = {
  Ho_Chi_Minh: 'Hanoi',
  Saigon: 'Hanoi',
  Calcutta: 'New Delhi',
  Kolkata: 'New Delhi',
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Shanghai: 'Beijing',
  Almaty: 'Astana',
  Kiev: 'Kyiv',
  Sao_Paulo: 'São Paulo',
  Bogota: 'Bogotá',
  Reykjavik: 'Reykjavík',
};

/**
 * The city that names a zone for people: `Asia/Ho_Chi_Minh` is Hanoi, `America/New_York` New York.
 * @param cities those of the reader's language (`names/cities/`); left out in English.
 */
export function zoneCity(zone: string, cities: ZoneCities = {}): string {
  const part = zone.split('/').at(-1) ?? zone;
  return cities[part] ?? BETTER_KNOWN[part] ?? part.replaceAll('_', ' ');
}

/** The country in which one time holds everywhere and whose zone this is, by its English name; null for other zones. */
export const countryOfZone = (zone: string): string | null => en[zone.split('/').at(-1) ?? zone] ?? null;

/** How a language makes the name of a zone's time of that of its place, after CLDR's `regionFormat`; the others leave the place alone. */
const TIME_OF: Readonly<Record<string, (place: string) => string>> = {
  en: (place) => `${place} time`,
  vi: (place) => `Giờ ${place}`,
  zh: (place) => `${place}时间`,
  hi: (place) => `${place} समय`,
  ar: (place) => `توقيت ${place}`,
};

/** The names of zones in a language other than English: by their cities, and by countries where one time holds there. */
export interface ZoneWords {
  cities: ZoneCities;
  countries: ZoneCities;
}

/**
 * Returns a zone's name for pages and emails: by its country where one time holds there, else by its city (CLDR's
 * generic location format). `Asia/Kolkata` is India time, `America/New_York` New York time. From data, because browsers
 * differ in their names of countries.
 * @param language of the reader, BCP 47, one of the product's
 * @param words those of that language; left out in English.
 */
export function zoneName(zone: string, language: string, words?: ZoneWords): string {
  const countries = words?.countries ?? en;
  const place = countries[zone.split('/').at(-1) ?? zone] ?? zoneCity(zone, words?.cities);
  return TIME_OF[language]?.(place) ?? place;
}

/** `GMT+7`, `GMT+5:30`, `GMT−3` or `GMT` for an offset in minutes. */
export function offsetLabel(minutes: number): string {
  if (minutes === 0) {
    return 'GMT';
  }
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '−' : '+';
  return `GMT${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
