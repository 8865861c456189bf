import { z } from 'zod';
import { Instant } from './primitives.ts';

/** The private URL of a user's own sessions as an iCalendar file. Everyone who has the URL can read them. */
export const CalendarFeed = z
  .object({
    url: z.string(),
    /** The same, as calendars open it. */
    webcal_url: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
/** `<token>.ics`; anything else names no feed. */
export const CalendarFeedParams = z.object({ file: z.string() });
