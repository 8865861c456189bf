import type { ZoneTable } from '@abroad/slots';
import type { Budget } from './budget.ts';
import { textOf, type Component } from './component.ts';
import { platformTable, type Zones } from './moment.ts';
import { zoneOfFile } from './vtimezone.ts';
import { ianaZoneOf } from './zone-name.ts';

/**
 * How a file names its zones. The platform's rules come before the file's: those were copied once and grow old.
 * @param time_zone IANA, of dates and of times without a zone.
 */
export function zonesOfFile(calendars: readonly Component[], time_zone: string, budget: Budget): Zones {
  const described = calendars.flatMap(({ components }) => components.filter(({ name }) => name === 'vtimezone'));
  const known = new Map<string, ZoneTable | null>();

  function find(tzid: string): ZoneTable | null {
    const own = described.find((component) => textOf(component, 'tzid') === tzid);
    const location = own === undefined ? null : textOf(own, 'x-lic-location');
    const iana = ianaZoneOf(tzid) ?? (location === null ? null : ianaZoneOf(location));
    if (iana !== null) {
      return platformTable(iana);
    }
    return own === undefined ? null : zoneOfFile(own, budget);
  }

  return {
    floating: platformTable(time_zone),
    utc: platformTable('UTC'),
    named(tzid) {
      const zone = known.has(tzid) ? (known.get(tzid) ?? null) : find(tzid);
      known.set(tzid, zone);
      return zone;
    },
  };
}
