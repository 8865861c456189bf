import { LIMITS } from '@abroad/contract';

const MINUTE_MS = 60_000;

/**
 * Until when paying is paused: an hour from the latest refusal that was one too many within ten minutes.
 * @param times when cards were refused, the earliest first; epoch milliseconds as `now`.
 * @returns null where it isn't paused.
 */
export function pauseEnd(times: readonly number[], now: number): number | null {
  const last = times.findLast((at, index) => {
    const first = times[index - LIMITS.declines_allowed];
    return first !== undefined && first > at - LIMITS.declines_within_m * MINUTE_MS;
  });
  const end = last === undefined ? now : last + LIMITS.paying_pause_m * MINUTE_MS;
  return end > now ? end : null;
}
