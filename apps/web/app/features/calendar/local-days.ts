import { dayNumber, offsetMinutes, wallTime } from '../../lib/time-zone.ts';

/** A free slot as the API gives it: instants in UTC. */
export interface Slot {
  start: string;
  end: string;
}

/** Calendar dates are counted in days since 1 January 1970, so that adding days never meets a zone. */
const dayLength = 86_400_000;

/** The date of an instant (RFC 3339 or epoch milliseconds) in an IANA zone. */
export function localDay(instant: string | number, zone: string): number {
  return dayNumber(wallTime(typeof instant === 'number' ? instant : Date.parse(instant), zone));
}

/** Noon in UTC of a date, for words about the date in the zone UTC: no zone can shift it to another day. */
export function noonOf(day: number): number {
  return day * dayLength + dayLength / 2;
}

/** `2026-11-27` */
export function toDate(day: number): string {
  return new Date(noonOf(day)).toISOString().slice(0, 10);
}

/** The day of `2026-11-27`, or null for any other text. */
export function fromDate(date: string | null): number | null {
  if (date === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(date)) {
    return null;
  }
  const instant = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(instant) || toDate(instant / dayLength) !== date ? null : instant / dayLength;
}

/** The Monday of a day's week (ISO 8601). */
export function mondayOf(day: number): number {
  // Day 0 was a Thursday.
  return day - ((day + 3) % 7);
}

/** Slots by their date in the zone, each day's in order. */
export function groupByDay(slots: readonly Slot[], zone: string): Map<number, Slot[]> {
  return Map.groupBy(slots, (slot) => localDay(slot.start, zone));
}

/**
 * The starts whose clock time occurs twice on their day, because the clock is set back between them: their words need the
 * zone's offset too.
 */
export function repeatedStarts(slots: readonly Slot[], zone: string): Set<string> {
  const byWall = Map.groupBy(slots, ({ start }) => Date.parse(start) + offsetMinutes(Date.parse(start), zone) * 60_000);
  const repeated = [...byWall.values()].filter((same) => same.length > 1);
  return new Set(repeated.flat().map((slot) => slot.start));
}
