import type { Job } from './enqueue-all.ts';

// Jobs that features ask for which stand to the left of those that do them.

export const REFRESH_NEXT_AVAILABLE = 'refresh-next-available';
/** Works a mentor's next free time out anew; waiting twice, it runs once. */
export const nextAvailableJob = (user_id: string): Job => ({
  task: REFRESH_NEXT_AVAILABLE,
  payload: { user_id },
  key: `${REFRESH_NEXT_AVAILABLE}:${user_id}`,
});

export const TELL_CALENDAR_BROKEN = 'tell-calendar-broken';
/** Writes to somebody that a calendar of theirs can't be read. */
export const calendarBrokenJob = (connection_id: string): Job => ({
  task: TELL_CALENDAR_BROKEN,
  payload: { connection_id },
  key: `${TELL_CALENDAR_BROKEN}:${connection_id}`,
});

export const TELL_EMAIL_CHANGED = 'tell-email-changed';
/** Writes to an address that was replaced, and has mails that wait go to the new one. */
export const emailChangedJob = (changed_email_id: string): Job => ({
  task: TELL_EMAIL_CHANGED,
  payload: { changed_email_id },
  key: `${TELL_EMAIL_CHANGED}:${changed_email_id}`,
});

export const WELCOME_MENTOR = 'welcome-mentor';
/** Writes to somebody whose mentor profile was published what to do next. */
export const welcomeMentorJob = (user_id: string): Job => ({
  task: WELCOME_MENTOR,
  payload: { user_id },
  key: `${WELCOME_MENTOR}:${user_id}`,
});

export const COMPARE_SESSION_EVENTS = 'compare-session-events';
/**
 * Looks whether the sessions that stand in a calendar were changed there.
 * @param event_keys those that changed; null when nothing more is known.
 */
export const compareSessionEventsJob = (provider_calendar_id: string, event_keys: readonly string[] | null): Job => ({
  task: COMPARE_SESSION_EVENTS,
  payload: { provider_calendar_id, event_keys },
});

export const WRITE_SESSION_EVENT = 'write-session-event';
/**
 * Makes the mentor's calendar agree with a booking as it is then; waiting twice, it runs once, and never twice at once. The
 * queue is shared by a few bookings that have nothing else to do with each other: the job queue looks at all there are.
 */
export const writeSessionEventJob = (booking_id: string): Job => ({
  task: WRITE_SESSION_EVENT,
  payload: { booking_id },
  key: `${WRITE_SESSION_EVENT}:${booking_id}`,
  queue: `${WRITE_SESSION_EVENT}:${booking_id.slice(-2)}`,
});

export const WRITE_UPCOMING_SESSIONS = 'write-upcoming-sessions';
/** Makes a mentor's calendars agree with all sessions that lie ahead, because another calendar was chosen or connected. */
export const writeUpcomingSessionsJob = (user_id: string): Job => ({
  task: WRITE_UPCOMING_SESSIONS,
  payload: { user_id },
  key: `${WRITE_UPCOMING_SESSIONS}:${user_id}`,
});

export const SETTLE_PAYMENT = 'settle-payment';
/** Asks the payment provider how a payment stands, and takes its word over; waiting twice, it runs once. */
export const settlePaymentJob = (payment_id: string): Job => ({
  task: SETTLE_PAYMENT,
  payload: { payment_id },
  key: `${SETTLE_PAYMENT}:${payment_id}`,
});

export const CAPTURE_PAYMENT = 'capture-payment';
/** Takes the authorised sum of a request that its mentor has accepted. */
export const capturePaymentJob = (payment_id: string): Job => ({
  task: CAPTURE_PAYMENT,
  payload: { payment_id },
  key: `${CAPTURE_PAYMENT}:${payment_id}`,
});

export const VOID_PAYMENT = 'void-payment';
/** Lets go of the payment of a booking that is over before anything was taken. */
export const voidPaymentJob = (payment_id: string): Job => ({
  task: VOID_PAYMENT,
  payload: { payment_id },
  key: `${VOID_PAYMENT}:${payment_id}`,
});

export const REFUND_PAYMENT = 'refund-payment';
/** Gives back what was promised. */
export const refundPaymentJob = (refund_id: string): Job => ({
  task: REFUND_PAYMENT,
  payload: { refund_id },
  key: `${REFUND_PAYMENT}:${refund_id}`,
});

/** Has those told who subscribed to what happened: `payload.booking_event_ids`. Who records an event enqueues it, one after the other. */
export const FAN_OUT_WEBHOOKS = 'fan-out-webhooks';
