import { z } from 'zod';
import { jobKind } from './define-job.ts';

// Jobs that features ask for which stand to the left of those that do them.

/** Works a mentor's next free time out anew; waiting twice, it runs once. */
export const nextAvailableJob = jobKind({
  task: 'refresh-next-available',
  payload: z.object({ user_id: z.uuid() }),
  key: ({ user_id }) => `refresh-next-available:${user_id}`,
});

/** Writes to an address that was replaced, and has mails that wait go to the new one. */
export const emailChangedJob = jobKind({
  task: 'tell-email-changed',
  payload: z.object({ changed_email_id: z.uuid() }),
  lane: 'mail',
  key: ({ changed_email_id }) => `tell-email-changed:${changed_email_id}`,
});

/** Looks whether the sessions that stand in a calendar were changed there; `event_keys` is null when nothing more is known. */
export const compareSessionEventsJob = jobKind({
  task: 'compare-session-events',
  payload: z.object({ provider_calendar_id: z.uuid(), event_keys: z.array(z.string()).nullable() }),
});

/**
 * Makes the mentor's calendar agree with a booking as it is then; waiting twice, it runs once, and never twice at once. The
 * queue is shared by a few bookings that have nothing else to do with each other: the job queue looks at all there are.
 */
export const writeSessionEventJob = jobKind({
  task: 'write-session-event',
  payload: z.object({ booking_id: z.uuid() }),
  lane: 'calendars',
  key: ({ booking_id }) => `write-session-event:${booking_id}`,
  queue: ({ booking_id }) => `write-session-event:${booking_id.slice(-2)}`,
});

/** Makes a mentor's calendars agree with all sessions that lie ahead, because another calendar was chosen or connected. */
export const writeUpcomingSessionsJob = jobKind({
  task: 'write-upcoming-sessions',
  payload: z.object({ user_id: z.uuid() }),
  key: ({ user_id }) => `write-upcoming-sessions:${user_id}`,
});

/** Takes the authorised sum of a request that its mentor has accepted. */
export const capturePaymentJob = jobKind({
  task: 'capture-payment',
  payload: z.object({ payment_id: z.uuid() }),
  lane: 'payments',
  key: ({ payment_id }) => `capture-payment:${payment_id}`,
});

/** Lets go of the payment of a booking that is over before anything was taken. */
export const voidPaymentJob = jobKind({
  task: 'void-payment',
  payload: z.object({ payment_id: z.uuid() }),
  lane: 'payments',
  key: ({ payment_id }) => `void-payment:${payment_id}`,
});

/** Gives back what was promised. */
export const refundPaymentJob = jobKind({
  task: 'refund-payment',
  payload: z.object({ refund_id: z.uuid() }),
  lane: 'payments',
  key: ({ refund_id }) => `refund-payment:${refund_id}`,
});

export const askForReviewKey = (booking_id: string): string => `ask-for-review:${booking_id}`;
/** Asks the sides of a session that have not reviewed it, three times. */
export const askForReviewJob = jobKind({
  task: 'ask-for-review',
  payload: z.object({ booking_id: z.uuid() }),
  lane: 'mail',
  key: ({ booking_id }) => askForReviewKey(booking_id),
});

/** Publishes the reviews of a session that are due, and works out the mentor's rating. */
export const settleReviewsJob = jobKind({
  task: 'settle-reviews',
  payload: z.object({ booking_id: z.uuid() }),
  key: ({ booking_id }) => `settle-reviews:${booking_id}`,
});

/** Has those told who subscribed to what happened, one event after the other. */
export const fanOutWebhooksJob = jobKind({
  task: 'fan-out-webhooks',
  payload: z.object({ booking_event_ids: z.array(z.uuid()) }),
  queue: () => 'fan-out-webhooks',
});

/** A booking waits for one end at a time. */
export const expiryKey = (booking_id: string): string => `expire:${booking_id}`;

/** Asks the payment provider before it ends a hold: takes the place of the job that expires it once somebody has begun to pay. */
export const endHoldJob = jobKind({
  task: 'end-hold',
  payload: z.object({ booking_id: z.uuid() }),
  lane: 'payments',
  key: ({ booking_id }) => expiryKey(booking_id),
});
