import { z } from 'zod';
import { messageForStatus } from './messages.ts';

const byStatus = (status: number) => ({ status, detail: messageForStatus(status) });

/** Every stable error code with its HTTP status and the words that a person reads. */
export const ERRORS = {
  VALIDATION_FAILED: byStatus(400),
  PAGE_TOO_DEEP: { status: 400, detail: 'That page is too far down the list. Narrow the search instead.' },
  RANGE_TOO_LONG: { status: 400, detail: 'Ask for 62 days at most.' },
  UNAUTHENTICATED: byStatus(401),
  TOKEN_EXPIRED: { status: 401, detail: 'Your session has expired. Please sign in again.' },
  TOKEN_INVALID: { status: 401, detail: 'Authentication failed. Please try signing in again.' },
  USER_NOT_FOUND: byStatus(401),
  WEBHOOK_REFUSED: { status: 400, detail: 'That message is not signed by the provider, or is too old.' },
  FORBIDDEN: byStatus(403),
  ACCOUNT_SUSPENDED: {
    status: 403,
    detail: 'This account is suspended. You can join or cancel your sessions and download your data.',
  },
  TERMS_NOT_ACCEPTED: { status: 403, detail: 'You must accept the terms and conditions to continue' },
  EMAIL_NOT_VERIFIED: { status: 403, detail: 'Confirm your email address first.' },
  NOT_FOUND: byStatus(404),
  PROFILE_NOT_FOUND: { status: 404, detail: 'Profile not found' },
  INVALID_SLUG: { status: 400, detail: 'Invalid user slug' },
  METHOD_NOT_ALLOWED: { status: 405, detail: 'That address does not take this method. See the header Allow.' },
  REQUEST_TIMEOUT: byStatus(408),
  SLUG_TAKEN: { status: 409, detail: 'That address is taken. Choose another.' },
  SLUG_CHANGED_OFTEN: {
    status: 409,
    detail: 'You have changed your link three times in 30 days. Change it again later, or take a former one back.',
  },
  ALREADY_EXISTS: { status: 409, detail: 'You have this already.' },
  CHANGED_MEANWHILE: {
    status: 409,
    detail: 'This was changed in another window meanwhile. Look at it again before you save.',
  },
  SCHEDULE_IN_USE: {
    status: 409,
    detail: 'These hours are in use. Choose others as your default, and for the services that use them, first.',
  },
  SLOT_TAKEN: { status: 409, detail: 'Somebody just took that time. Choose another one.' },
  PROSPECT_BUSY: { status: 409, detail: 'You already have a session at that time.' },
  TOO_MANY_HOLDS: { status: 409, detail: 'You are holding as many times as we allow. Finish or cancel one first.' },
  TOO_MANY_FREE_SESSIONS: {
    status: 429,
    detail: 'You have five free sessions ahead with this mentor. Cancel one, or book again after the first.',
  },
  TOO_MANY_BOOKINGS_WITH_MENTOR: {
    status: 429,
    detail: 'You’ve reached the limit of bookings with this mentor for one day. Choose another mentor, or wait.',
  },
  TOO_MANY_BOOKINGS: {
    status: 429,
    detail: 'You’ve reached the limit of bookings for one day. Your other bookings stay as they are.',
  },
  TOO_MANY_MESSAGES: {
    status: 429,
    detail: 'You’ve written to this person a lot today. Leave the message out, or send it later.',
  },
  TOO_MANY_CHANGES: {
    status: 429,
    detail: 'You’ve written to this person a lot today. Leave the session as it is for now, or cancel it.',
  },
  TOO_MANY_OPEN_REQUESTS: { status: 409, detail: 'This mentor has as many open requests from you as they take.' },
  ILLEGAL_MOVE: { status: 409, detail: 'This booking can no longer be changed that way.' },
  IN_PROGRESS: { status: 409, detail: 'The same request is still being worked on. Try again in a moment.' },
  TERMS_OUTDATED: { status: 409, detail: 'The terms have a newer version. Read it and accept that one.' },
  SLOT_NOT_OFFERED: { status: 422, detail: 'That time is not offered. Choose one from the calendar.' },
  OWN_BOOKING: { status: 422, detail: 'You cannot book yourself.' },
  PAYMENTS_UNAVAILABLE: { status: 422, detail: 'Paid sessions cannot be booked here. Free ones can.' },
  PRICE_NOT_PAYABLE: {
    status: 422,
    detail: 'Cards cannot be charged this price here, so the session cannot be booked now.',
  },
  PAYMENT_NOT_DUE: { status: 409, detail: 'There is nothing to pay for this booking now.' },
  PAYMENT_LOST: {
    status: 409,
    detail: 'The card no longer covers this session, so it could not be confirmed. The student is told.',
  },
  PAYMENT_UNREACHABLE: {
    status: 503,
    detail: 'The payment service does not answer right now. Nothing was charged. Please try again in a moment.',
  },
  REFUND_CHANGED: {
    status: 409,
    detail: 'The refund has changed meanwhile. Look at the amount again, then decide.',
  },
  PROPOSAL_CLOSED: { status: 409, detail: 'This proposal is no longer open.' },
  PLATFORM_NOT_OFFERED: { status: 422, detail: 'The mentor does not offer that way to meet.' },
  CALENDAR_PROVIDER_OFF: { status: 422, detail: 'Google calendars are not set up here.' },
  CALENDAR_SIGNED_OUT: { status: 422, detail: 'The calendar did not accept this access. Check it, or connect again.' },
  CALENDAR_ACCESS_MISSING: {
    status: 422,
    detail: 'Google gave less access than sessions need. Connect again and tick every box on its page.',
  },
  CALENDAR_UNREADABLE: { status: 422, detail: 'There is no calendar at that address.' },
  CALENDAR_ADDRESS_FORBIDDEN: { status: 422, detail: 'That address cannot be reached from here. Use a public one.' },
  CALENDAR_NOT_WRITABLE: { status: 422, detail: 'Nothing can be written to that calendar. Choose another one.' },
  OAUTH_STATE_INVALID: { status: 400, detail: 'This connection was not begun here, or it took too long. Start again.' },
  TOO_MANY_CONNECTIONS: { status: 409, detail: 'You have connected as many calendars as we keep. Remove one first.' },
  MENTOR_CALENDAR_UNKNOWN: {
    status: 503,
    detail: 'The mentor’s calendar cannot be read right now, so nothing can be booked. Try again in a few minutes.',
  },
  CALENDAR_UNREACHABLE: { status: 503, detail: 'The calendar does not answer right now. Please try again later.' },
  WEBHOOK_ADDRESS_FORBIDDEN: {
    status: 422,
    detail: 'That address cannot be reached from here. Use a public https one.',
  },
  WEBHOOK_OFF: { status: 409, detail: 'This webhook is switched off. Switch it on first.' },
  TOO_MANY_WEBHOOKS: { status: 409, detail: 'You have as many webhooks as we keep. Delete one first.' },
  TOO_MANY_WEBHOOK_TRIES: {
    status: 429,
    detail: 'You’ve reached the limit of test messages and replays for one hour.',
  },
  TOO_MANY_SAVED_SEARCHES: { status: 409, detail: 'You have saved as many searches as we keep. Delete one first.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, detail: 'That Idempotency-Key was used for another request.' },
  UPLOAD_LINK_INVALID: { status: 403, detail: 'This upload link is no longer valid. Start the upload again.' },
  UPLOAD_MISSING: { status: 409, detail: 'The picture has not arrived yet. Send it to its upload link first.' },
  UPLOAD_CLOSED: { status: 409, detail: 'This upload is finished already. Start a new one to change the picture.' },
  TOO_MANY_UPLOADS: { status: 429, detail: 'Too many uploads are open. Finish one, or try again in a few minutes.' },
  STORAGE_UNAVAILABLE: { status: 503, detail: 'Pictures cannot be stored or read right now. Please try again later.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, detail: 'Send the body with a content type that this call takes.' },
  PAYLOAD_TOO_LARGE: { status: 413, detail: 'That is more than we take at once.' },
  RATE_LIMITED: byStatus(429),
  HEADERS_TOO_LARGE: { status: 431, detail: 'The headers of this request are too long.' },
  INTERNAL: byStatus(500),
  UNAVAILABLE: byStatus(503),
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** A field that was refused: `path` is dotted (`educations.0.end_date`). */
export const FieldError = z.object({ path: z.string(), message: z.string() }).meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

/** Problem details, RFC 9457, with the extensions `code`, `request_id` and `errors`. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    request_id: z.string(),
    errors: z.array(FieldError).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
