import { platformZone } from './platform-zone.ts';
import { DAY_MS } from './time.ts';
import type { ZoneSource } from './zone-source.ts';

/**
 * A zone as two sorted lists: from `starts[i]` (epoch ms) until `starts[i + 1]`, local time is UTC plus `offsets[i]`
 * (ms). The rules stay the platform's: the lists are read from Temporal or Intl and grow when a look-up leaves them.
 */
export interface ZoneTable {
  /** The IANA name in the platform's spelling. */
  readonly time_zone: string;
  readonly source: ZoneSource;
  starts: number[];
  offsets: number[];
  /** The span, in epoch ms, that the lists describe. */
  covered_from: number;
  covered_to: number;
}

const YEAR_MS = 365.25 * DAY_MS;
const MARGIN_MS = 10 * YEAR_MS;
/** Zone rules are followed from 1900 to 2200; beyond that the nearest offset stays. It bounds what a far date costs. */
const EARLIEST_MS = Date.UTC(1900, 0, 1);
const LATEST_MS = Date.UTC(2200, 0, 1);

const tables = new Map<string, ZoneTable>();

/**
 * The table of a zone, made at the first call and kept.
 * @param timeZone an IANA name, like `Asia/Kathmandu`.
 * @returns null where the platform knows no such zone.
 */
export function zoneTable(timeZone: string): ZoneTable | null {
  const known = tables.get(timeZone);
  if (known !== undefined) return known;
  const source = platformZone(timeZone);
  if (source === null) return null;
  // Kept under the platform's spelling only, so that spellings sent by strangers don't fill the memory.
  const table = tables.get(source.time_zone) ?? makeZoneTable(source);
  tables.set(source.time_zone, table);
  return table;
}

/** An empty table of a source; it fills itself at the first look-up. */
export function makeZoneTable(source: ZoneSource): ZoneTable {
  return {
    time_zone: source.time_zone,
    source,
    starts: [],
    offsets: [],
    covered_from: Infinity,
    covered_to: -Infinity,
  };
}

/**
 * Local time minus UTC at an instant.
 * @param instant epoch ms.
 * @returns ms, positive east of Greenwich.
 */
export function offsetAt(table: ZoneTable, instant: number): number {
  const segment = segmentAt(table, instant);
  return table.offsets[segment] ?? 0;
}

/**
 * The local date of an instant.
 * @param instant epoch ms.
 * @returns the date as days since 1970-01-01.
 */
export function localDay(table: ZoneTable, instant: number): number {
  return Math.floor((instant + offsetAt(table, instant)) / DAY_MS);
}

/** The instant (epoch ms) of 00:00 on a day number; where the clock skips it, as `wallToInstant` says. */
export function localMidnight(table: ZoneTable, day: number): number {
  return wallToInstant(table, day * DAY_MS);
}

/**
 * The one place where wall time becomes an instant. A time that a clock change skips moves forward by the gap, a
 * repeated one is its first occurrence: Temporal's `compatible`, which is RFC 5545 section 3.3.5 as well.
 * @param wall what the clock on the wall shows, in ms as though the wall were in UTC.
 * @returns epoch ms.
 */
export function wallToInstant(table: ZoneTable, wall: number): number {
  const { starts, offsets } = covering(table, wall - DAY_MS, wall + DAY_MS);
  // No offset reaches a day, so the segment that holds a day earlier can't be too late a start.
  let segment = lastAtOrBefore(starts, wall - DAY_MS);
  while (segment < starts.length) {
    const instant = wall - (offsets[segment] ?? 0);
    if (instant < (starts[segment + 1] ?? Infinity)) {
      const isSkipped = segment > 0 && instant < (starts[segment] ?? 0);
      return isSkipped ? wall - (offsets[segment - 1] ?? 0) : instant;
    }
    segment += 1;
  }
  return wall;
}

/** The index of the segment that holds an instant (epoch ms). */
export function segmentAt(table: ZoneTable, instant: number): number {
  return lastAtOrBefore(covering(table, instant, instant).starts, instant);
}

/** The table, grown first where it doesn't reach over the span (epoch ms). */
function covering(table: ZoneTable, from: number, to: number): ZoneTable {
  // In this order, an instant that isn't a number causes no call to the platform.
  const isOutside = Math.max(from, EARLIEST_MS) < table.covered_from || Math.min(to, LATEST_MS) > table.covered_to;
  if (isOutside) grow(table, from, to);
  return table;
}

function grow(table: ZoneTable, from: number, to: number): void {
  const start = Math.max(EARLIEST_MS, Math.min(from - MARGIN_MS, table.covered_from, LATEST_MS));
  const end = Math.min(LATEST_MS, Math.max(to + MARGIN_MS, table.covered_to, EARLIEST_MS));
  const starts = [start];
  const offsets = [table.source.offsetAt(start)];
  for (const { at, offset } of table.source.transitions(start, end)) {
    // Changes of name only (standard to summer time with the same clock) aren't transitions here.
    if (offset === offsets.at(-1)) continue;
    starts.push(at);
    offsets.push(offset);
  }
  table.starts = starts;
  table.offsets = offsets;
  table.covered_from = start;
  table.covered_to = end;
}

function lastAtOrBefore(starts: readonly number[], instant: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? Infinity) <= instant) low = middle;
    else high = middle - 1;
  }
  return low;
}
