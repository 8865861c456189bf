import ICAL from 'ical.js';
import type { Event } from './world.ts';

/** The number of instances that the stand-in lists at most. */
const MOST = 400;

const basic = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

const dataOf = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
});

/** The occurrences of a recurring event with times (RFC 5545, 3.3.10), as Google names them. */
export function instancesOf(event: Event, timeZone: string): Event[] {
  const rule = event.recurrence?.find((line) => line.startsWith('RRULE:'))?.slice('RRULE:'.length);
  const { start, end } = event;
  if (rule === undefined || !start?.dateTime || !end?.dateTime) {
    return [];
  }
  const zone = start.timeZone ?? timeZone;
  const first = Temporal.Instant.from(start.dateTime).toZonedDateTimeISO(zone).toPlainDateTime();
  const length = Date.parse(end.dateTime) - Date.parse(start.dateTime);
  const walls = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromData(dataOf(first)));
  const instances: Event[] = [];
  for (let wall = walls.next(); wall && instances.length < MOST; wall = walls.next()) {
    const instant = Temporal.PlainDateTime.from(wall.toString()).toZonedDateTime(zone).toInstant();
    const dateTime = instant.toString();
    const { recurrence: _, ...single } = event;
    instances.push({
      ...single,
      id: `${event.id}_${basic(instant)}`,
      recurringEventId: event.id,
      originalStartTime: { dateTime, timeZone: zone },
      start: { dateTime, timeZone: zone },
      end: { dateTime: instant.add({ milliseconds: length }).toString(), timeZone: zone },
    });
  }
  return instances;
}
