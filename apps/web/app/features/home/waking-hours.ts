import { LIMITS } from '@abroad/contract/limits';
import { wallTime } from '../../lib/time-zone.ts';

/** Whether a session that starts then starts while people are up where the zone is. */
export function isInWakingHours(instant: string, zone: string): boolean {
  const { hour } = wallTime(Date.parse(instant), zone);
  return hour >= LIMITS.day_from_hour && hour < LIMITS.day_to_hour;
}
