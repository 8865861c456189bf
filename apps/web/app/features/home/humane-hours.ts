import { wallTime } from '../../lib/time-zone.ts';

/** From when and until when people talk to strangers, as hours of their own clock. */
const FROM_HOUR = 8;
const TO_HOUR = 22;

/** Whether a session that starts then starts while people are up where the zone is. */
export function isHumane(instant: string, zone: string): boolean {
  const { hour } = wallTime(Date.parse(instant), zone);
  return hour >= FROM_HOUR && hour < TO_HOUR;
}
