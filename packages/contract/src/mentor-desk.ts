import { z } from 'zod';
import { CalendarConnection } from './calendar-connections.ts';
import { PayoutAccountStatus } from './payout-accounts.ts';
import { Id, Instant } from './primitives.ts';

/** The tasks that wait for a mentor besides bookings and messages. */
export const MentorTasks = z
  .object({
    /** Money that can’t be sent as long as the payout account isn’t ready; null where there is none. */
    payout: z.object({ state: PayoutAccountStatus, amount: z.number(), currency: z.string() }).nullable(),
    /** The connected calendars that can’t be read now. */
    calendars: z.array(CalendarConnection),
    /** The published reviews to which the mentor can reply and hasn’t, the oldest first; at most ten. */
    reviews: z.array(
      z.object({
        booking_id: Id,
        /** Null where the account is deleted. */
        author_name: z.string().nullable(),
        stars: z.int(),
        text: z.string().nullable(),
        reply_until: Instant,
      }),
    ),
  })
  .meta({ id: 'MentorTasks' });
export type MentorTasks = z.infer<typeof MentorTasks>;

const OwnSpan = z.object({ start: Instant, end: Instant });

/** A mentor's own time in a span. Sessions stand in their list. */
export const OwnTimes = z
  .object({
    /** Spans in which students can book the shortest service. */
    available: z.array(OwnSpan),
    /** Entries of the connected calendars. */
    busy: z.array(OwnSpan),
    /** Time off. */
    off: z.array(OwnSpan),
  })
  .meta({ id: 'OwnTimes' });
export type OwnTimes = z.infer<typeof OwnTimes>;
