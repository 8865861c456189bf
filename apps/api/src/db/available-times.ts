import type { AvailableTimes } from '@abroad/contract/search-filters';
import {
  anyOfHalfHours,
  halfHoursBetween,
  halfHoursOf,
  hexOfHalfHours,
  type HalfHours,
  type NamedTimes,
} from '@abroad/search-index';
import { localDay, offsetAt, weekdayOf, zoneTable, type ZoneTable } from '@abroad/slots';
import { sql, type RawBuilder } from 'kysely';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;

/** The hours that count as evening and as weekend, and for how many days. */
export interface TimesBounds {
  available_days: number;
  evening_from_hour: number;
  evening_to_hour: number;
  day_from_hour: number;
  day_to_hour: number;
}

/** The time zone, and the period in epoch milliseconds. */
export interface SearchClock {
  time_zone: string;
  now: number;
  /** By default the end of the searched days. */
  until?: number | undefined;
}

/** Hours since midnight on the clock of a zone, with their fraction. */
function hourOf(zone: ZoneTable, instant: number): number {
  const wall = instant + offsetAt(zone, instant);
  return (wall - localDay(zone, instant) * DAY_MS) / HOUR_MS;
}

const startsAhead = (
  { now, until = Infinity }: Pick<SearchClock, 'now' | 'until'>,
  { available_days }: Pick<TimesBounds, 'available_days'>,
): number[] => halfHoursBetween(now, now + available_days * DAY_MS).filter((start) => start <= until);

/** All half hours of the next days. */
export const halfHoursAhead = (...asked: Parameters<typeof startsAhead>): HalfHours =>
  halfHoursOf(startsAhead(...asked));

/**
 * The half hours of the next days that are evenings and weekends in a time zone. They start at their own instants, so
 * that clock changes count on their day. Where a zone's offset has quarters of an hour, times may be off by one.
 * @returns no sets for an unknown time zone.
 */
export function timesOnClock(
  { time_zone, now, until }: SearchClock,
  bounds: TimesBounds,
): Partial<Record<AvailableTimes, HalfHours>> {
  const zone = zoneTable(time_zone);
  if (zone === null) {
    return {};
  }
  const starts = startsAhead({ now, until }, bounds);
  const between = (from: number, to: number) =>
    starts.filter((start) => hourOf(zone, start) >= from && hourOf(zone, start) < to);
  const isWeekend = (start: number) => weekdayOf(localDay(zone, start)) >= SATURDAY;
  return {
    evenings: halfHoursOf(between(bounds.evening_from_hour, bounds.evening_to_hour)),
    weekends: halfHoursOf(between(bounds.day_from_hour, bounds.day_to_hour).filter(isWeekend)),
  };
}

const asBits = (set: HalfHours) => sql`('x' || ${hexOfHalfHours(set)})::bit(384)`;

/** Whether a mentor can be booked in any of some half hours; of a column of `mentor_search`. */
export const isAvailableIn = (column: RawBuilder<unknown>, set: HalfHours): RawBuilder<boolean> =>
  sql<boolean>`(bit_count(${column} & ${asBits(set)}) > 0) is true`;

/** All half hours of the requested times; null where no times are requested. */
export const halfHoursOfTimes = ({ sets, asked }: NamedTimes): HalfHours | null =>
  asked.length === 0 ? null : anyOfHalfHours(asked.map((name) => sets[name] ?? []));
