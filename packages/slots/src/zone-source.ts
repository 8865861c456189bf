import { intlSource } from './zone-source-intl.ts';

/** One change of a zone's clock: from `at` (epoch ms, UTC) on, local time is UTC plus `offset` (ms). */
export interface Transition {
  at: number;
  offset: number;
}

/** What a platform knows of one zone; asked once, when the zone's table is made. */
export interface ZoneSource {
  /** The identifier in the platform's own spelling, like `Europe/Berlin`. */
  time_zone: string;
  /** Local time minus UTC, in ms, at an instant (epoch ms). */
  offsetAt(instant: number): number;
  /** The changes with `from < at <= to`, in order; all in epoch ms. */
  transitions(from: number, to: number): Transition[];
}

/** Identifiers of the tz database start with a letter; this keeps out `+05:30` and whole timestamps. */
const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/**
 * Finds a zone in the platform's tz database: by Temporal where there is one, else by Intl.
 * @returns null for a name that is no IANA zone.
 */
export function zoneSource(timeZone: string): ZoneSource | null {
  if (!IDENTIFIER.test(timeZone)) return null;
  return 'Temporal' in globalThis ? temporalSource(timeZone) : intlSource(timeZone);
}

function temporalSource(timeZone: string): ZoneSource | null {
  const zonedAt = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  let identifier: string;
  try {
    identifier = zonedAt(0).timeZoneId;
  } catch {
    return null;
  }
  // Temporal takes a zone out of longer texts too ("T1200Z" means UTC); only the plain name counts here.
  if (identifier.toLowerCase() !== timeZone.toLowerCase()) return null;
  return {
    time_zone: identifier,
    offsetAt: (instant) => zonedAt(instant).offsetNanoseconds / 1e6,
    transitions(from, to) {
      const found: Transition[] = [];
      let next = zonedAt(from).getTimeZoneTransition('next');
      while (next !== null && next.epochMilliseconds <= to) {
        found.push({ at: next.epochMilliseconds, offset: next.offsetNanoseconds / 1e6 });
        next = next.getTimeZoneTransition('next');
      }
      return found;
    },
  };
}
