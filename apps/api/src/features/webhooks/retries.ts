const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The delay after each failed attempt: ten attempts in a little under 24 hours. */
export const WAITS_MS = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  8 * HOUR_MS,
] as const;

/** A webhook that fails for this long is switched off. */
export const FAILING_MAX_MS = 3 * 24 * HOUR_MS;

/**
 * When a delivery is attempted again; null if it is given up.
 * @param attempts how often it was attempted.
 * @param now epoch milliseconds.
 */
export function nextTryAt(attempts: number, now: number): number | null {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : now + wait;
}
