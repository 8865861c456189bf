import { z } from 'zod';
import type { Span } from '../port.ts';

const When = z.object({ date: z.string().nullish(), dateTime: z.string().nullish() });

/** The part of an Event resource that counts here. */
export const GoogleEvent = z.object({
  id: z.string(),
  status: z.string().nullish(),
  iCalUID: z.string().nullish(),
  etag: z.string().nullish(),
  sequence: z.int().nullish(),
  start: When.nullish(),
  end: When.nullish(),
  transparency: z.string().nullish(),
  eventType: z.string().nullish(),
  attendees: z.array(z.object({ self: z.boolean().nullish(), responseStatus: z.string().nullish() })).nullish(),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).nullish() }).nullish(),
  hangoutLink: z.string().nullish(),
  conferenceData: z
    .object({
      createRequest: z.object({ status: z.object({ statusCode: z.string().nullish() }).nullish() }).nullish(),
    })
    .nullish(),
});
export type GoogleEvent = z.infer<typeof GoogleEvent>;

/** An all-day event names dates, which begin at the first instant that they have in the calendar's zone. */
function toInstant(when: z.infer<typeof When> | null | undefined, timeZone: string): number {
  if (when?.dateTime) {
    return Date.parse(when.dateTime);
  }
  return when?.date ? Temporal.PlainDate.from(when.date).toZonedDateTime(timeZone).epochMilliseconds : Number.NaN;
}

/** Returns the time of an event; null for one without readable times. */
export function spanOf({ start, end }: GoogleEvent, timeZone: string): Span | null {
  const span = { start: toInstant(start, timeZone), end: toInstant(end, timeZone) };
  return Number.isNaN(span.start) || Number.isNaN(span.end) ? null : span;
}
