import { z } from 'zod';
import { BookingStatus } from './booking-status.ts';
import { Id, Instant } from './primitives.ts';

/** The kinds of events in a booking's append-only history. */
export const BookingEventKind = z.enum([
  'created',
  'paid',
  'authorized',
  'payment_failed',
  'accepted',
  'declined',
  'cancelled',
  'withdrawn',
  'rescheduled',
  'placed',
  'proposed',
  'proposal_declined',
  'proposal_withdrawn',
  'expired',
  'revived',
  'completed',
  'reported_no_show',
  'no_show_accepted',
  'no_show_contested',
  'no_show_ended',
  'refund_promised',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'review_published',
  'review_replied',
]);
export type BookingEventKind = z.infer<typeof BookingEventKind>;

/** One row of a booking's history. */
export const BookingEvent = z
  .object({
    id: Id,
    kind: BookingEventKind,
    from_status: BookingStatus.nullable(),
    to_status: BookingStatus,
    actor_role: z.enum(['mentor', 'prospect', 'system']),
    /** The person's text with it. */
    reason: z.string().nullable(),
    /** For `rescheduled`: the previous and the new start. */
    moved_from: Instant.nullable(),
    moved_to: Instant.nullable(),
    /** For `rescheduled`: the other side had proposed this time, and `actor_role` accepted it. */
    was_proposed: z.boolean(),
    /** For events that move money: the amount, in major units of the booking's currency. */
    amount: z.number().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'BookingEvent' });
export type BookingEvent = z.infer<typeof BookingEvent>;
export const BookingEvents = z.object({ items: z.array(BookingEvent), total: z.int() }).meta({ id: 'BookingEvents' });
export type BookingEvents = z.infer<typeof BookingEvents>;
