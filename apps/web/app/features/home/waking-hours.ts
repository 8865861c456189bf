import { LIMITS } from '@abroad/contract/limits';
import { wallTime } from '../../lib/time-zone.ts';

/** Whether a session that starts then is at a waking hour in the zone. */
export function isInWakingHours(instant: string, zone: string): boolean {
  const { hour } = wallTime(Date.parse(instant), zone);
  return hour >= LIMITS.day_from_hour && hour < LIMITS.day_to_hour;
}
