import { localDay, offsetAt, wallToInstant, zoneTable, type ZoneTable } from '@abroad/slots';
import { unreadable } from '../port.ts';
import { paramOf, type Property } from './component.ts';
import { DAY_MS, parseTime, type Length } from './values.ts';

/** A time in a zone; a date is the midnight that begins it. */
export interface Moment {
  /** In ms as though the wall were in UTC. */
  wall: number;
  zone: ZoneTable;
  is_date: boolean;
}

/** How a file names its zones. */
export interface Zones {
  /** For dates and for times without a zone: the reader's zone (RFC 5545, 3.3.5). */
  floating: ZoneTable;
  utc: ZoneTable;
  /** By TZID; null for one that says nothing. */
  named(tzid: string): ZoneTable | null;
}

/** @throws CalendarFailure `unreadable` for a zone that the platform doesn't know. */
export function platformTable(time_zone: string): ZoneTable {
  const table = zoneTable(time_zone);
  if (table === null) {
    throw unreadable('time', `no time zone: ${time_zone}`);
  }
  return table;
}

/** @throws CalendarFailure `unreadable` for an invalid time. */
export function toMoment(value: string, property: Property, zones: Zones): Moment {
  const time = parseTime(value);
  if (time === null) {
    throw unreadable('time', `${property.name} is no time`);
  }
  const tzid = paramOf(property, 'tzid');
  const named = tzid === null || time.is_date ? null : zones.named(tzid);
  return { wall: time.wall, zone: time.is_utc ? zones.utc : (named ?? zones.floating), is_date: time.is_date };
}

/** Epoch ms. A wall time that a clock change skips or repeats: RFC 5545, 3.3.5, which is Temporal's `compatible`. */
export const instantOf = ({ zone, wall }: Moment): number => wallToInstant(zone, wall);

/** Epoch ms of the end: days on the calendar first, then time as it elapses. */
export const endOf = ({ zone, wall }: Moment, { days, ms }: Length): number =>
  wallToInstant(zone, wall + days * DAY_MS) + ms;

/** Returns the wall-clock time of a zone at an instant (epoch ms). */
export const wallAt = (zone: ZoneTable, instant: number): number => instant + offsetAt(zone, instant);

/** The date of a moment as another zone sees it; a date is the same everywhere. Days since 1970. */
export const dayIn = (zone: ZoneTable, moment: Moment): number =>
  moment.is_date ? moment.wall / DAY_MS : localDay(zone, instantOf(moment));
