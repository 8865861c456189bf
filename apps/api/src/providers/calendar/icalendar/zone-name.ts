import { zoneTable } from '@abroad/slots';
import { WINDOWS_ZONES } from './windows-zones-data.ts';

/**
 * The platform's zone that a TZID means: an IANA name, one behind a prefix (`/mozilla.org/20050126_1/Europe/Berlin`; RFC
 * 5545, 3.8.3.1), or a name of Windows.
 * @returns null for a name of the file's own.
 */
export function ianaZoneOf(tzid: string): string | null {
  const name = tzid.trim().replaceAll(/^"|"$/g, '');
  const parts = name.split('/').filter((part) => part !== '');
  const guesses = [name, WINDOWS_ZONES[name], parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  for (const guess of guesses) {
    const table = guess === undefined || guess === '' ? null : zoneTable(guess);
    if (table !== null) {
      return table.time_zone;
    }
  }
  return null;
}
