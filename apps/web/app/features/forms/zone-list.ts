import { offsetLabel } from '@abroad/reference-data/zone-names';
import { countryName, readCountries, type Country } from '../../lib/country-names.ts';
import { listWords } from '../../lib/list-words.ts';
import { offsetMinutes } from '../../lib/time-zone.ts';
import { zoneCity } from '../../lib/zone-names.ts';
import { searchable } from '../../ui/searchable.ts';
import type { SelectItem } from '../../ui/searchable-select.tsx';

/** Big cities that people look for, whose zone bears another city's name. */
const otherCities: Record<string, string> = {
  'Asia/Ho_Chi_Minh': 'Saigon Ho Chi Minh City',
  'Asia/Saigon': 'Saigon Ho Chi Minh City',
  'Asia/Kolkata': 'Kolkata Mumbai Bangalore Chennai Hyderabad',
  'Asia/Calcutta': 'Kolkata Mumbai Bangalore Chennai Hyderabad',
  'Asia/Shanghai': 'Shanghai Shenzhen Guangzhou Chengdu',
  'Asia/Karachi': 'Islamabad Lahore',
  'Europe/Berlin': 'Munich Hamburg Frankfurt',
  'Europe/Zurich': 'Geneva Basel',
  'America/New_York': 'Boston Washington Philadelphia Atlanta Miami',
  'America/Chicago': 'Houston Dallas Austin',
  'America/Los_Angeles': 'San Francisco Seattle San Diego',
  'America/Toronto': 'Montreal Ottawa',
  'Australia/Sydney': 'Canberra',
};

/**
 * All zones that the platform knows, from west to east, and the present one even if the platform has another name for it.
 * @param now epoch milliseconds, for the offsets.
 * @param locale of the page: cities and countries are found by their names in it and in English.
 */
export function listZones(now: number, present: string, locale: string): SelectItem[] {
  const countries = countriesByZone();
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', present]);
  return [...zones]
    .map((zone) => ({ zone, offset: offsetMinutes(now, zone), city: zoneCity(zone, locale) }))
    .toSorted((a, b) => a.offset - b.offset || a.city.localeCompare(b.city, locale))
    .map((row) => toItem(row, countries.get(row.zone) ?? [], locale));
}

interface ZoneRow {
  zone: string;
  /** Minutes ahead of UTC. */
  offset: number;
  city: string;
}

function toItem({ zone, offset, city }: ZoneRow, countries: readonly Country[], locale: string): SelectItem {
  const gmt = offsetLabel(offset);
  const names = countries.map(({ code }) => countryName(code, locale));
  const detail = [listWords(names.slice(0, 2), locale), gmt].filter(Boolean).join(' · ');
  const english = [zoneCity(zone, 'en'), ...countries.map(({ name }) => name)];
  const terms = searchable(
    [city, zone, otherCities[zone] ?? '', gmt, gmt.replace('GMT', 'UTC').replace('−', '-'), ...names, ...english].join(
      ' ',
    ),
  );
  return { id: zone, label: city, detail, terms };
}

/** Returns the countries of each zone, as far as the browser knows them (Intl Locale Info). */
function countriesByZone(): Map<string, Country[]> {
  const countries = new Map<string, Country[]>();
  for (const country of readCountries().values()) {
    const zones = new Intl.Locale(`und-${country.code}`).getTimeZones?.() ?? [];
    for (const zone of zones) {
      countries.set(zone, [...(countries.get(zone) ?? []), country]);
    }
  }
  return countries;
}
