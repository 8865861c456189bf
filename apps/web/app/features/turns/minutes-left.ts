const minute = 60_000;
/** The most minutes that are counted; a longer wait is shown as day and time. */
export const minutesSaid = 60;

/**
 * Whole minutes until an instant: never more than is left, and a minute at least; null once it has passed.
 * @param now epoch milliseconds.
 */
export function minutesLeft(until: string | null, now: number): number | null {
  const left = until === null ? 0 : Date.parse(until) - now;
  return left <= 0 ? null : Math.max(1, Math.floor(left / minute));
}
