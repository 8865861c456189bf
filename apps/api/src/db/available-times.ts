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
import { toInstant } from '../core/clock.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;
const MINUTE_MS = 60_000;
const HALF_HOUR_MS = HOUR_MS / 2;
const HALF_HOURS_A_DAY = 48;

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

type DayBounds = Pick<TimesBounds, 'day_from_hour' | 'day_to_hour'>;

/**
 * For each clock, by half hours, the first of some starts that is in its daytime: minutes since 1970, in order, each once. That
 * is as much as anybody's next time in the daytime needs, whatever their zone.
 * @param starts epoch milliseconds, in order
 */
export function daytimeStarts(starts: readonly number[], { day_from_hour, day_to_hour }: DayBounds): number[] {
  const found: number[] = [];
  let clocks = Array.from({ length: HALF_HOURS_A_DAY }, (_, ahead) => ahead);
  for (const start of starts) {
    const others = clocks.filter((ahead) => {
      const halfHour = (Math.floor(start / HALF_HOUR_MS) + ahead) % HALF_HOURS_A_DAY;
      return halfHour < 2 * day_from_hour || halfHour >= 2 * day_to_hour;
    });
    if (others.length < clocks.length) {
      found.push(start / MINUTE_MS);
      clocks = others;
    }
    if (clocks.length === 0) {
      break;
    }
  }
  return found;
}

/**
 * Finds the first of a mentor's `daytimeStarts` that is still to come and in the daytime of a time zone, as an instant; null for none.
 * @returns null for an unknown time zone.
 */
export function daytimeOn(
  { time_zone, now }: Pick<SearchClock, 'time_zone' | 'now'>,
  { day_from_hour, day_to_hour }: DayBounds,
): ((starts: readonly number[]) => string | null) | null {
  const zone = zoneTable(time_zone);
  const isDaytime = (start: number) => {
    const hour = zone === null ? 0 : hourOf(zone, start);
    return start > now && hour >= day_from_hour && hour < day_to_hour;
  };
  return (
    zone &&
    ((starts) => {
      const found = starts.find((minutes) => isDaytime(minutes * MINUTE_MS));
      return found === undefined ? null : toInstant(found * MINUTE_MS);
    })
  );
}

const asBits = (set: HalfHours) => sql`('x' || ${hexOfHalfHours(set)})::bit(384)`;

/** Whether a mentor can be booked in any of some half hours; of a column of `mentor_search`. */
export const isAvailableIn = (column: RawBuilder<unknown>, set: HalfHours): RawBuilder<boolean> =>
  sql<boolean>`(bit_count(${column} & ${asBits(set)}) > 0) is true`;

/** All half hours of the requested times; null where no times are requested. */
export const halfHoursOfTimes = ({ sets, asked }: NamedTimes): HalfHours | null =>
  asked.length === 0 ? null : anyOfHalfHours(asked.map((name) => sets[name] ?? []));
