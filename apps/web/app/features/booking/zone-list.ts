import { COUNTRIES } from '@abroad/reference-data/countries';
import { offsetMinutes } from '../../lib/time-zone.ts';
import { offsetLabel, zoneCity } from '../../lib/zone-names.ts';
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
 * All zones that the platform knows, from west to east, and the present one even if the platform names it otherwise.
 * @param now epoch milliseconds, for the offsets.
 */
export function listZones(now: number, present: string): SelectItem[] {
  const countries = countriesByZone();
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', present]);
  return [...zones]
    .map((zone) => ({ zone, offset: offsetMinutes(now, zone) }))
    .toSorted((a, b) => a.offset - b.offset || zoneCity(a.zone).localeCompare(zoneCity(b.zone)))
    .map(({ zone, offset }) => toItem(zone, offset, countries.get(zone) ?? []));
}

function toItem(zone: string, offset: number, countries: readonly string[]): SelectItem {
  const gmt = offsetLabel(offset);
  const city = zoneCity(zone);
  const detail = [countries.slice(0, 2).join(', '), gmt].filter(Boolean).join(' · ');
  const terms = searchable(
    [city, zone, otherCities[zone] ?? '', gmt, gmt.replace('GMT', 'UTC').replace('−', '-'), ...countries].join(' '),
  );
  return { id: zone, label: city, detail, terms };
}

/** Which countries keep a zone's time, as far as the browser says (Intl Locale Info). */
function countriesByZone(): Map<string, string[]> {
  const countries = new Map<string, string[]>();
  for (const { code, name } of COUNTRIES) {
    const zones = new Intl.Locale(`und-${code}`).getTimeZones?.() ?? [];
    for (const zone of zones) {
      countries.set(zone, [...(countries.get(zone) ?? []), name]);
    }
  }
  return countries;
}
