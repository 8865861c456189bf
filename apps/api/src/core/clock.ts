/** The one source of "now", so that a test can set it. */
export interface Clock {
  /** @returns epoch milliseconds, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** @returns an RFC 3339 instant in UTC from epoch milliseconds. */
export const toInstant = (milliseconds: number): string => new Date(milliseconds).toISOString();
