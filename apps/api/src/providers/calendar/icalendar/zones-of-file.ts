import { offsetAt, type ZoneTable } from '@abroad/slots';
import type { Span } from '../port.ts';
import type { Budget } from './budget.ts';
import { textOf, type Component } from './component.ts';
import { platformTable, type Zones } from './moment.ts';
import { DAY_MS } from './values.ts';
import { zoneOfFile } from './vtimezone.ts';
import { ianaZoneOf } from './zone-name.ts';

/** The cost of looking up a zone name that the platform may not know. */
const STEPS_A_NAME = 2000;
/** A clock that changes does so within a year; a month finds each of its times. */
const SAMPLES_A_YEAR = 12;

/** `Europe/Berlin`, and not `GMT`, `EST`, `Etc/GMT` or a name of Windows. */
const isAreaAndCity = (tzid: string): boolean => /^(?!Etc\/)[A-Za-z]+\/[A-Za-z_+/-]/.test(tzid);

/** The offsets that a zone has within a year of an instant. */
function offsetsIn(zone: ZoneTable, start: number): string {
  const samples = Array.from(
    { length: SAMPLES_A_YEAR + 1 },
    (_look, month) => start + (month * 366 * DAY_MS) / SAMPLES_A_YEAR,
  );
  return [...new Set(samples.map((instant) => offsetAt(zone, instant)))].toSorted((a, b) => a - b).join();
}

const described = (calendars: readonly Component[]): Map<string, Component> =>
  new Map(
    calendars
      .flatMap(({ components }) => components.filter(({ name }) => name === 'vtimezone'))
      .map((component) => [textOf(component, 'tzid') ?? '', component]),
  );

/**
 * How a file names its zones (RFC 5545, 3.2.19: a TZID names the VTIMEZONE of its own object). For `Area/City` the platform's
 * rules count, since those of a file were copied once and grow old. Any other name means what the file says, where its clock
 * does not change as the platform has it: `EST` with summer time is New York's.
 * @param question.time_zone IANA, of dates and of times without a zone. @param question.span within which zones are compared.
 */
export function zonesOfFile(
  calendars: readonly Component[],
  { time_zone, span }: { time_zone: string; span: Span },
  budget: Budget,
): Zones {
  const own = described(calendars);
  const known = new Map<string, ZoneTable | null>();

  function find(tzid: string): ZoneTable | null {
    budget.spend(STEPS_A_NAME);
    const component = own.get(tzid);
    const location = component === undefined ? null : textOf(component, 'x-lic-location');
    const name = [location ?? tzid, tzid].find((each) => ianaZoneOf(each) !== null);
    const platform = name === undefined ? null : platformTable(ianaZoneOf(name) ?? name);
    if (component === undefined || (name !== undefined && isAreaAndCity(name.split('/').slice(-2).join('/')))) {
      return platform;
    }
    const file = zoneOfFile(component, budget);
    const isAlike =
      file !== null && platform !== null && offsetsIn(file, span.start) === offsetsIn(platform, span.start);
    return file === null || isAlike ? platform : file;
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
