import type { Transition, ZoneSource } from './zone-source.ts';

/**
 * A zone as the platform's Temporal knows it.
 * @returns null for a name that the platform does not know.
 */
export function temporalSource(timeZone: string): ZoneSource | null {
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
