import { DAY_MS } from './time.ts';
import type { Transition, ZoneSource } from './zone-source.ts';

/** How far apart the clock is looked at. The tz database has no two changes so close since 1970. */
const PROBE_MS = 3 * DAY_MS;

/**
 * A zone as `Intl.DateTimeFormat` shows it, for browsers without Temporal.
 * @returns null for a name that the platform does not know.
 */
export function intlSource(timeZone: string): ZoneSource | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
  const offsetAt = (instant: number) => wallClock(format, instant) - Math.floor(instant / 1000) * 1000;
  return {
    time_zone: timeZone,
    offsetAt,
    transitions: (from, to) => probe(offsetAt, from, to),
  };
}

/** Returns the wall-clock time at an instant, in ms as though it were in UTC. */
function wallClock(format: Intl.DateTimeFormat, instant: number): number {
  const shown = new Map(format.formatToParts(instant).map((part) => [part.type, Number(part.value)]));
  const field = (name: Intl.DateTimeFormatPartTypes) => shown.get(name) ?? 0;
  return Date.UTC(field('year'), field('month') - 1, field('day'), field('hour'), field('minute'), field('second'));
}

function probe(offsetAt: (instant: number) => number, from: number, to: number): Transition[] {
  const found: Transition[] = [];
  let known = offsetAt(from);
  for (let earlier = from; earlier < to; earlier += PROBE_MS) {
    const later = Math.min(earlier + PROBE_MS, to);
    const offset = offsetAt(later);
    if (offset === known) continue;
    found.push({ at: firstInstantWith(offset, offsetAt, earlier, later), offset });
    known = offset;
  }
  return found;
}

/** Halves the span until the second of the change is found. */
function firstInstantWith(offset: number, offsetAt: (instant: number) => number, from: number, to: number): number {
  let before = Math.floor(from / 1000);
  let after = Math.ceil(to / 1000);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle * 1000) === offset) after = middle;
    else before = middle;
  }
  return after * 1000;
}
