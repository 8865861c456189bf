import { REPORT_REASONS } from '@abroad/contract';
import { z } from 'zod';
import { jobKind } from './define-job.ts';

// Jobs of features that those who enqueue them can't import.

/**
 * Computes a mentor's next available time again; waiting twice, it runs once, and never twice at once: the older of two answers would
 * be stored last. The queue is shared by a few mentors, because the job queue looks at all queues there are.
 */
export const nextAvailableJob = jobKind({
  task: 'refresh-next-available',
  payload: z.object({ user_id: z.uuid() }),
  key: ({ user_id }) => `refresh-next-available:${user_id}`,
  queue: ({ user_id }) => `refresh-next-available:${user_id.slice(-2)}`,
});

/** Writes to the previous email address, and redirects waiting emails to the new one. */
export const emailChangedJob = jobKind({
  task: 'tell-email-changed',
  payload: z.object({ changed_email_id: z.uuid() }),
  lane: 'mail',
  key: ({ changed_email_id }) => `tell-email-changed:${changed_email_id}`,
});

/** Checks whether the sessions in a calendar were changed there; `event_keys` is null where the changed ones aren't known. */
export const compareSessionEventsJob = jobKind({
  task: 'compare-session-events',
  payload: z.object({ provider_calendar_id: z.uuid(), event_keys: z.array(z.string()).nullable() }),
});

/**
 * Updates the mentor's calendar to the present state of a booking. Waiting twice, it runs once, and never twice at the
 * same time. A few unrelated bookings share a queue, because the job queue looks at all queues.
 */
export const writeSessionEventJob = jobKind({
  task: 'write-session-event',
  payload: z.object({ booking_id: z.uuid() }),
  lane: 'calendars',
  key: ({ booking_id }) => `write-session-event:${booking_id}`,
  queue: ({ booking_id }) => `write-session-event:${booking_id.slice(-2)}`,
});

/** Updates a mentor's calendars for all upcoming sessions, after another calendar was chosen or connected. */
export const writeUpcomingSessionsJob = jobKind({
  task: 'write-upcoming-sessions',
  payload: z.object({ user_id: z.uuid() }),
  key: ({ user_id }) => `write-upcoming-sessions:${user_id}`,
});

/** Gives the files that a student sent with a booking to its mentor, in a message. */
export const sendBookingFilesJob = jobKind({
  task: 'send-booking-files',
  payload: z.object({ booking_id: z.uuid() }),
  key: ({ booking_id }) => `send-booking-files:${booking_id}`,
});

/** Looks again at payouts that wait for the end of a suspension or of a decision that holds them. */
export const holdsEndedJob = jobKind({
  task: 'look-at-held-payouts',
  payload: z.object({ user_id: z.uuid() }),
  lane: 'payments',
  key: ({ user_id }) => `look-at-held-payouts:${user_id}`,
});

/** Captures the authorised amount of an accepted request. */
export const capturePaymentJob = jobKind({
  task: 'capture-payment',
  payload: z.object({ payment_id: z.uuid() }),
  lane: 'payments',
  key: ({ payment_id }) => `capture-payment:${payment_id}`,
});

/** Voids the payment of a booking that ended before the capture. */
export const voidPaymentJob = jobKind({
  task: 'void-payment',
  payload: z.object({ payment_id: z.uuid() }),
  lane: 'payments',
  key: ({ payment_id }) => `void-payment:${payment_id}`,
});

/** Makes the promised refunds. */
export const refundPaymentJob = jobKind({
  task: 'refund-payment',
  payload: z.object({ refund_id: z.uuid() }),
  lane: 'payments',
  key: ({ refund_id }) => `refund-payment:${refund_id}`,
});

/** Takes back at the provider what was paid out of a session that was refunded later. */
export const reverseTransferJob = jobKind({
  task: 'reverse-transfer',
  payload: z.object({ reversal_id: z.uuid() }),
  lane: 'payments',
  key: ({ reversal_id }) => `reverse-transfer:${reversal_id}`,
});

/** Closes the account of a mentor who has left, once nothing is to come in or to go out. */
export const closePayoutAccountJob = jobKind({
  task: 'close-payout-account',
  payload: z.object({ user_id: z.uuid() }),
  lane: 'payments',
  key: ({ user_id }) => `close-payout-account:${user_id}`,
});

/** Asks both people for reviews that they haven't written, three times. */
export const askForReviewJob = jobKind({
  task: 'ask-for-review',
  payload: z.object({ booking_id: z.uuid() }),
  lane: 'mail',
  key: ({ booking_id }) => `ask-for-review:${booking_id}`,
});

/** Publishes the due reviews of a session, and computes the mentor's rating. */
export const settleReviewsJob = jobKind({
  task: 'settle-reviews',
  payload: z.object({ booking_id: z.uuid() }),
  key: ({ booking_id }) => `settle-reviews:${booking_id}`,
});

/** Sends the statement of reasons to the person whom a decision is about, and its outcome to those who reported. */
export const decisionMadeJob = jobKind({
  task: 'tell-decision-made',
  payload: z.object({ decision_id: z.uuid() }),
  lane: 'mail',
  key: ({ decision_id }) => `tell-decision-made:${decision_id}`,
});

/** Answers the person who appealed. */
export const appealDecidedJob = jobKind({
  task: 'tell-appeal-decided',
  payload: z.object({ appeal_id: z.uuid() }),
  lane: 'mail',
  key: ({ appeal_id }) => `tell-appeal-decided:${appeal_id}`,
});

/** Opens a case about a mentor's profile, because a feature noticed something. */
export const openMentorCaseJob = jobKind({
  task: 'open-mentor-case',
  payload: z.object({ mentor_user_id: z.uuid(), reason: z.enum(REPORT_REASONS) }),
});

/** The same about a student: their profile, or the session by which it was noticed where they have none. */
export const openStudentCaseJob = jobKind({
  task: 'open-student-case',
  payload: z.object({ prospect_user_id: z.uuid(), booking_id: z.uuid(), reason: z.enum(REPORT_REASONS) }),
});

/** The same about a message: one of many with the same text, one more with contact data, or one that offers something for stars. */
export const openMessageCaseJob = jobKind({
  task: 'open-message-case',
  payload: z.object({
    message_id: z.uuid(),
    author_id: z.uuid(),
    reason: z.enum(['spam', 'paying_outside', 'fake_review']),
  }),
  key: ({ message_id, reason }) => `open-message-case:${reason}:${message_id}`,
});

/** Records a strike of a student whose bank took back the money of a session that took place. */
export const chargebackStrikeJob = jobKind({
  task: 'record-chargeback-strike',
  payload: z.object({ prospect_user_id: z.uuid(), booking_id: z.uuid() }),
  key: ({ booking_id }) => `record-chargeback-strike:${booking_id}`,
});

/** Sends what is known of a session to the bank that disputes its payment. */
export const answerDisputeJob = jobKind({
  task: 'answer-dispute',
  payload: z.object({ payment_id: z.uuid() }),
  lane: 'payments',
  key: ({ payment_id }) => `answer-dispute:${payment_id}`,
});

/** Ends what a person has begun to pay, because paying is paused for them. */
export const endPausedPaymentsJob = jobKind({
  task: 'end-paused-payments',
  payload: z.object({ user_id: z.uuid() }),
  lane: 'payments',
  key: ({ user_id }) => `end-paused-payments:${user_id}`,
});

/** Records that a mentor cancelled a session less than 24 hours before it. */
export const lateCancellationJob = jobKind({
  task: 'record-late-cancellation',
  payload: z.object({ booking_id: z.uuid() }),
  key: ({ booking_id }) => `record-late-cancellation:${booking_id}`,
});

/** Sends an event to the subscribed webhooks, one event after the other. */
export const fanOutWebhooksJob = jobKind({
  task: 'fan-out-webhooks',
  payload: z.object({ booking_event_ids: z.array(z.uuid()) }),
  queue: () => 'fan-out-webhooks',
});

/** Sends a payout that was paid or came back to the mentor's subscribed webhooks. */
export const fanOutPayoutJob = jobKind({
  task: 'fan-out-payout',
  payload: z.object({ payout_event_id: z.uuid() }),
  queue: () => 'fan-out-webhooks',
});

/** A booking has one job that ends it at a time. */
export const expiryKey = (booking_id: string): string => `expire:${booking_id}`;

/** Asks the payment provider before it ends a hold. It replaces the job that expires the hold once the student has begun to pay. */
export const endHoldJob = jobKind({
  task: 'end-hold',
  payload: z.object({ booking_id: z.uuid() }),
  lane: 'payments',
  key: ({ booking_id }) => expiryKey(booking_id),
});
