import { changedOffset } from '@abroad/reference-data/zone-offset';
import { keepMade } from './keep-made.ts';

/** A wall clock somewhere: calendar fields of one instant in one zone. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  /** 1 Monday to 7 Sunday (ISO 8601). */
  weekday: number;
  hour: number;
  minute: number;
}

/** Whether this is a zone that the platform knows (IANA time zone database). */
export function isTimeZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar fields of an instant (epoch milliseconds) in an IANA zone, also if this browser is older than the zone's rule.
 * Throws a RangeError for an unknown zone.
 */
export function wallTime(instant: number, zone: string): WallTime {
  // A platform may know a zone by an older or a newer name than the table, or resolve none.
  const offset = changedOffset(platformName(zone), instant) ?? changedOffset(zone, instant);
  const { year, month, day, hour, minute } = offset === null ? shown(instant, zone) : shifted(instant, offset);
  return { year, month, day, hour, minute, weekday: ((dayNumber({ year, month, day }) + 3) % 7) + 1 };
}

type Fields = Omit<WallTime, 'weekday'>;

/** As the platform shows it. */
function shown(instant: number, zone: string): Fields {
  if (zone === 'UTC') {
    return shifted(instant, 0);
  }
  const fields: Record<string, number> = {};
  for (const part of formatterFor(zone).formatToParts(instant)) {
    fields[part.type] = Number(part.value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = fields;
  return { year, month, day, hour, minute };
}

/** Returns an instant on a clock that is `offset` minutes ahead of UTC. */
function shifted(instant: number, offset: number): Fields {
  const date = new Date(instant + offset * 60_000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** Days since 1 January 1970 of a calendar date, whatever the zone. */
export function dayNumber(date: { year: number; month: number; day: number }): number {
  return Math.round(Date.UTC(date.year, date.month - 1, date.day) / 86_400_000);
}

/** Minutes that the zone is ahead of UTC at the instant (epoch milliseconds). */
export function offsetMinutes(instant: number, zone: string): number {
  const wall = wallTime(instant, zone);
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
  return Math.round((asUtc - Math.floor(instant / 60_000) * 60_000) / 60_000);
}

/** The name of a zone among those that mean the same, as the platform has it. */
const platformName = keepMade((zone: string) => formatterFor(zone).resolvedOptions().timeZone);

const formatterFor = keepMade(
  (zone: string) =>
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);
