import { LIMITS } from '@abroad/contract/limits';
import { wallTime } from './time-zone.ts';

/** Whether a session that starts then is at a waking hour in the zone. The API's `next_waking_at` follows the same hours. */
export function isInWakingHours(instant: string, zone: string): boolean {
  const { hour } = wallTime(Date.parse(instant), zone);
  return hour >= LIMITS.day_from_hour && hour < LIMITS.day_to_hour;
}

/** Times to offer first: those at a waking hour or, where there are none, all of them with `onlyAtNight`. */
export function wakingFirst<Time extends { start: string }>(times: readonly Time[], zone: string) {
  const waking = times.filter(({ start }) => isInWakingHours(start, zone));
  const onlyAtNight = waking.length === 0 && times.length > 0;
  return { times: onlyAtNight ? times : waking, onlyAtNight, atNight: times.length - waking.length };
}
