const namesOneInstant = (instant: string, time_zone: string): boolean => {
  const zoned = Temporal.Instant.from(instant).toZonedDateTimeISO(time_zone);
  const wall = zoned.toPlainDateTime();
  const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(time_zone, { disambiguation }),
  );
  return first?.epochMilliseconds === last?.epochMilliseconds;
};

/**
 * The time zone in which a calendar file writes instants (RFC 3339): their own (IANA), or UTC where a local time occurs
 * twice. RFC 5545 (3.3.5) means the first one, but programs read either.
 */
export const zoneToWrite = (time_zone: string, instants: readonly string[]): string =>
  instants.every((instant) => namesOneInstant(instant, time_zone)) ? time_zone : 'UTC';
