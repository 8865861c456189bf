const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after each try that failed the next one follows: ten tries in a little under 24 hours. */
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

/** Who took nothing for so long is told no more. */
export const PATIENCE_MS = 3 * 24 * HOUR_MS;

/**
 * When a message is tried again; null where it is given up.
 * @param attempts how often it was tried. @param now epoch milliseconds.
 */
export function nextTryAt(attempts: number, now: number): number | null {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : now + wait;
}
