import { brand } from '../../../core/brand.ts';
import type { ICalEventStatus } from 'ical-generator';
import { toInstant } from '../../../core/clock.ts';
import { loadTimeZoneBlocks } from '../../../core/time-zone-block.ts';
import { zoneToWrite } from '../../../core/zone-to-write.ts';
import type { SessionEvent } from '../port.ts';

/**
 * A session as a calendar object (RFC 4791, 4.1): one VEVENT and its zone, without a METHOD. It has no attendees,
 * so that no server sends invitations of its own.
 * @param now epoch ms, for DTSTAMP.
 */
export async function eventText(event: SessionEvent, now: number): Promise<string> {
  const [{ default: createCalendar }, timeZoneBlock] = await Promise.all([
    import('ical-generator'),
    loadTimeZoneBlocks(),
  ]);
  const time_zone = zoneToWrite(event.time_zone, [toInstant(event.start), toInstant(event.end)]);
  const zoned = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(time_zone);
  const calendar = createCalendar({ prodId: { company: brand(), product: 'Bookings', language: 'EN' } });
  // No name: with one, the library would write DTSTAMP in local time, where RFC 5545 (3.8.7.2) wants UTC.
  calendar.timezone({ name: null, generator: timeZoneBlock });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: Temporal.Instant.fromEpochMilliseconds(now),
    start: zoned(event.start),
    end: zoned(event.end),
    timezone: time_zone,
    summary: event.title,
    description: event.description,
    status: 'CONFIRMED' as ICalEventStatus,
    ...(event.location === null ? {} : { location: event.location }),
  });
  return calendar.toString();
}
