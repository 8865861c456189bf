import { TURNS } from '@abroad/booking-rules/turns';
import { z } from 'zod';
import { Id, Instant } from './primitives.ts';

/** A booking that waits for the signed-in person: to be paid, or for an answer to a request, to proposed times or to a report of a no-show. */
export const Turn = z
  .object({
    booking_id: Id,
    kind: z.enum(TURNS),
    viewer_role: z.enum(['mentor', 'prospect']),
    /** The other side. */
    name: z.string(),
    first_name: z.string(),
    /** The service's title. */
    service: z.string(),
    start: Instant,
    /** The end of the wait: of a hold, a request, or the answer to a report. */
    hold_expires_at: Instant.nullable(),
  })
  .meta({ id: 'Turn' });
export type Turn = z.infer<typeof Turn>;
export const Turns = z.object({ items: z.array(Turn), total: z.int() }).meta({ id: 'Turns' });
export type Turns = z.infer<typeof Turns>;
