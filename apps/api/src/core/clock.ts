/** The only source of the current time, so that tests can set it. */
export interface Clock {
  /** @returns epoch milliseconds, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * The one format for instants: RFC 3339 in UTC, with a fraction only where there is one.
 * @param time epoch milliseconds, or any text that PostgreSQL writes for a timestamptz.
 */
export const toInstant = (time: number | string): string => new Date(time).toISOString().replace('.000Z', 'Z');

/** Like `toInstant`, for optional times. */
export const instantOrNull = (time: number | string | null): string | null => (time === null ? null : toInstant(time));
