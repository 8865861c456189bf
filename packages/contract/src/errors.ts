import { z } from 'zod';
import { messageForStatus } from './messages.ts';

const byStatus = (status: number) => ({ status, detail: messageForStatus(status) });

/** Every stable error code with its HTTP status and the words that a person reads. */
export const ERRORS = {
  VALIDATION_FAILED: byStatus(400),
  PAGE_TOO_DEEP: { status: 400, detail: 'This page is too far down the list. Narrow your search instead.' },
  RANGE_TOO_LONG: { status: 400, detail: 'Ask for up to 62 days.' },
  UNAUTHENTICATED: byStatus(401),
  TOKEN_EXPIRED: { status: 401, detail: 'Your session has expired. Please sign in again.' },
  TOKEN_INVALID: { status: 401, detail: 'Authentication failed. Please try signing in again.' },
  USER_NOT_FOUND: byStatus(401),
  STAFF_SIGN_IN_AGAIN: { status: 401, detail: 'Sign in again, with your second factor.' },
  SIGN_IN_AGAIN: { status: 401, detail: 'Sign in again to change where your money goes.' },
  WEBHOOK_REFUSED: { status: 400, detail: 'This message isn’t signed by the provider, or it’s too old.' },
  FORBIDDEN: byStatus(403),
  API_KEY_SCOPE: { status: 403, detail: 'This API key isn’t allowed to do that.' },
  ACCOUNT_SUSPENDED: {
    status: 403,
    detail: 'This account is suspended. You can join or cancel your sessions and download your data.',
  },
  TERMS_NOT_ACCEPTED: { status: 403, detail: 'You must accept the terms and conditions to continue' },
  EMAIL_NOT_VERIFIED: { status: 403, detail: 'Confirm your email address first.' },
  NOT_FOUND: byStatus(404),
  PROFILE_NOT_FOUND: { status: 404, detail: 'Profile not found' },
  PROFILE_PAUSED: { status: 404, detail: 'This mentor isn’t taking bookings right now.' },
  INVALID_SLUG: { status: 400, detail: 'Invalid user slug' },
  METHOD_NOT_ALLOWED: { status: 405, detail: 'This URL doesn’t take this method. See the Allow header.' },
  REQUEST_TIMEOUT: byStatus(408),
  SLUG_TAKEN: { status: 409, detail: 'That link is taken. Choose another.' },
  SLUG_CHANGED_OFTEN: {
    status: 409,
    detail: 'You’ve changed your link three times in 30 days. Change it again later, or use one of your former links.',
  },
  ALREADY_EXISTS: { status: 409, detail: 'You already have this.' },
  CHANGED_MEANWHILE: {
    status: 409,
    detail: 'This was changed in another tab. Check it before you save.',
  },
  SCHEDULE_IN_USE: {
    status: 409,
    detail: 'This schedule is in use. First choose another as your default and for the services that use this one.',
  },
  DAY_FULL: { status: 409, detail: 'The mentor takes no more sessions on that day. Choose another day.' },
  WEEK_FULL: { status: 409, detail: 'The mentor takes no more sessions in that week. Choose another week.' },
  SLOT_TAKEN: { status: 409, detail: 'Someone just booked that time. Choose another.' },
  PROSPECT_BUSY: { status: 409, detail: 'You already have a session at that time.' },
  TOO_MANY_HOLDS: {
    status: 409,
    detail: 'You’ve reached the limit for unpaid bookings. Pay for one or cancel it first.',
  },
  TOO_MANY_PAID_LATER: {
    status: 409,
    detail: 'You already have five sessions that you pay for later. Cancel one, or pay for one as soon as you can.',
  },
  TOO_MANY_FREE_SESSIONS: {
    status: 429,
    detail:
      'You already have as many upcoming free sessions with this mentor as they allow. Cancel one, or book again after the first.',
  },
  TOO_MANY_BOOKINGS_WITH_MENTOR: {
    status: 429,
    detail: 'You’ve reached the daily limit for bookings with this mentor. Choose another mentor, or try tomorrow.',
  },
  TOO_MANY_BOOKINGS: {
    status: 429,
    detail: 'You’ve reached the daily limit for bookings. Your other bookings don’t change.',
  },
  TOO_MANY_MESSAGES: {
    status: 429,
    detail: 'You’ve reached today’s limit for messages to this person. Leave out the message, or send it later.',
  },
  TOO_MANY_CHANGES: {
    status: 429,
    detail: 'You’ve reached today’s limit for changes with this person. Keep the session for now, or cancel it.',
  },
  TOO_MANY_OPEN_REQUESTS: { status: 409, detail: 'You’ve reached this mentor’s limit for open requests.' },
  ILLEGAL_MOVE: { status: 409, detail: 'You can’t change this booking that way now.' },
  IN_PROGRESS: { status: 409, detail: 'We’re still working on the same request. Try again in a moment.' },
  TERMS_OUTDATED: { status: 409, detail: 'There’s a newer version of the terms. Read and accept that one.' },
  SLOT_NOT_OFFERED: { status: 422, detail: 'That time isn’t available. Choose one from the calendar.' },
  OWN_BOOKING: { status: 422, detail: 'You can’t book yourself.' },
  MENTOR_UNCHECKED: {
    status: 422,
    detail: 'We’re still checking this mentor’s profile, so paid sessions can’t be booked yet. Free ones can.',
  },
  PAYMENTS_UNAVAILABLE: { status: 422, detail: 'You can’t book paid sessions here, only free ones.' },
  PRICE_NOT_PAYABLE: {
    status: 422,
    detail: 'We can’t charge this price to a card, so this session can’t be booked right now.',
  },
  PAYMENT_NOT_DUE: { status: 409, detail: 'There’s nothing to pay for this booking now.' },
  PAYING_PAUSED: {
    status: 429,
    detail: 'Several cards were declined, so you can’t pay for an hour. You weren’t charged.',
  },
  WORK_NEEDED: { status: 403, detail: 'We check first that you’re not a program. Reload the page to continue.' },
  PAYMENT_LOST: {
    status: 409,
    detail: 'The card authorisation has expired, so the session can’t be confirmed. We’ve let the student know.',
  },
  PAYMENT_UNREACHABLE: {
    status: 503,
    detail: 'We can’t reach the payment service. You weren’t charged. Try again in a moment.',
  },
  PAYOUT_COUNTRY_FIXED: {
    status: 409,
    detail: 'You’ve been paid in this country, so it can’t be changed here. Write to us if you live elsewhere now.',
  },
  PAYOUT_REFUSED: {
    status: 409,
    detail: 'The payout service can’t do that for this account. Write to us and we’ll look into it.',
  },
  PAYOUT_UNREACHABLE: {
    status: 503,
    detail: 'We can’t reach the payout service. Nothing is lost. Try again in a moment.',
  },
  REFUND_CHANGED: {
    status: 409,
    detail: 'The refund has changed. Check the new amount before you decide.',
  },
  PAYOUT_CHANGED: {
    status: 409,
    detail: 'This payout has changed: its amount, or why it’s on hold. Check it again before you decide.',
  },
  PAYOUT_DECIDED: {
    status: 409,
    detail: 'A decision holds this payout. To send it, undo the decision in its case.',
  },
  PROPOSAL_CLOSED: { status: 409, detail: 'This proposal is no longer open.' },
  REVIEW_WITHDRAWN: { status: 409, detail: 'This review was withdrawn. No one can see it any longer.' },
  REVIEW_CLOSED: { status: 409, detail: 'You can’t review this session now.' },
  REPLY_CLOSED: { status: 409, detail: 'The time to reply to this review is over.' },
  TOO_MANY_REPORTS: {
    status: 429,
    detail: 'You’ve reached today’s limit for reports. If someone is in danger, call the police.',
  },
  TOO_MANY_THREADS: {
    status: 429,
    detail: 'You’ve reached the limit for new conversations. Book a session, or write to more mentors later.',
  },
  TOO_MANY_UNANSWERED: { status: 429, detail: 'You’ve sent three messages. Wait for an answer before you write more.' },
  TOO_MANY_MESSAGES_HOUR: {
    status: 429,
    detail: 'You’ve sent a lot of messages this hour. Take a break, then continue.',
  },
  THREAD_CLOSED: { status: 409, detail: 'You can’t write in this conversation now.' },
  THREAD_FROZEN: {
    status: 409,
    detail: 'Our team is looking at this conversation. No one can write in it until then.',
  },
  MESSAGES_LIMITED: {
    status: 409,
    detail: 'You can’t send messages for now. Our decision says why, and until when.',
  },
  TOO_MANY_BLOCKS: { status: 409, detail: 'You’ve reached the limit for blocked people. Unblock someone first.' },
  APPEAL_CLOSED: { status: 409, detail: 'You can’t appeal this decision any longer.' },
  STALE: { status: 409, detail: 'Someone has changed this case. Check it again. What you wrote is still here.' },
  CASE_CLAIMED: { status: 409, detail: 'Someone else is working on this case.' },
  CANT_UNDO: {
    status: 409,
    detail: 'You can’t withdraw this decision: it was withdrawn before, or an appeal against it waits for an answer.',
  },
  OWN_DECISION: { status: 403, detail: 'You made this decision. Someone else on the staff decides on the appeal.' },
  PROOF_NEEDS_DOCUMENT: {
    status: 422,
    detail: 'An email address at this domain isn’t enough by itself. Send us a document instead.',
  },
  PROOF_CODE_WRONG: { status: 422, detail: 'That’s not the code we sent. Check the email and try again.' },
  PROOF_CODE_EXPIRED: { status: 409, detail: 'This code no longer works. Ask for a new one.' },
  PROOF_ADDRESS_TAKEN: { status: 409, detail: 'This email address already proves another account.' },
  PROOF_TRIES_USED_UP: {
    status: 409,
    detail: 'We couldn’t accept three documents for this university. Write to us, and we’ll help.',
  },
  TOO_MANY_PROOF_CODES: { status: 429, detail: 'You’ve asked for too many codes. Try again later.' },
  MAIL_DOMAIN_FLAGGED: { status: 409, detail: 'This domain is flagged or blocked. Change it in the list first.' },
  TOO_MANY_DOMAIN_PROPOSALS: {
    status: 409,
    detail: 'You’ve proposed several domains. We’ll look at those first.',
  },
  TOO_MANY_UNIVERSITIES: {
    status: 409,
    detail: 'You’ve added several universities. We’ll check those first.',
  },
  OWN_ROLE: { status: 422, detail: 'You can’t change your own role. Ask another admin.' },
  LAST_ADMIN: { status: 409, detail: 'There’d be no admin left. Make someone else an admin first.' },
  SECOND_ADMIN_NEEDED: {
    status: 403,
    detail:
      'You became an admin too recently, or one of you two made the other an admin. Ask another admin to confirm.',
  },
  STAFF_INVOLVED: {
    status: 403,
    detail: 'This is about you or a booking of yours. Ask someone else on the staff.',
  },
  MAIL_SECRET: {
    status: 403,
    detail: 'This email has a code, or says who reported something. No one reads it here.',
  },
  MAIL_NOT_FAILED: {
    status: 409,
    detail: 'This email isn’t waiting and didn’t fail, so it isn’t sent again.',
  },
  STAFF_PROTECTED: {
    status: 403,
    detail: 'This person has the same role on the staff as you, or a higher one. Ask an admin to revoke it first.',
  },
  PAYOUT_NOT_POSSIBLE: { status: 409, detail: 'No payout is possible now: see the balance for what is missing.' },
  NOTHING_TO_REFUND: { status: 409, detail: 'Nothing of this payment can be refunded now.' },
  VIEW_AS_READ_ONLY: { status: 403, detail: 'You’re seeing this as someone else, so you can only look.' },
  VIEW_AS_ENDED: { status: 403, detail: 'You’re no longer seeing this as someone else. Start again from the console.' },
  PLATFORM_NOT_OFFERED: { status: 422, detail: 'The mentor doesn’t offer that meeting option.' },
  CALENDAR_PROVIDER_OFF: { status: 422, detail: 'Google Calendar isn’t set up here.' },
  CALENDAR_SIGNED_OUT: { status: 422, detail: 'The calendar didn’t accept this sign-in. Check it, or connect again.' },
  CALENDAR_ACCESS_MISSING: {
    status: 422,
    detail: 'Google didn’t give us enough access. Connect again and tick every box.',
  },
  CALENDAR_UNREADABLE: { status: 422, detail: 'There’s no calendar at that link.' },
  CALENDAR_ADDRESS_FORBIDDEN: { status: 422, detail: 'We can’t reach that link. Use a public one.' },
  CALENDAR_NOT_WRITABLE: { status: 422, detail: 'We can’t add events to that calendar. Choose another.' },
  OAUTH_STATE_INVALID: { status: 400, detail: 'This connection didn’t start here, or it took too long. Start again.' },
  TOO_MANY_CONNECTIONS: {
    status: 409,
    detail: 'You’ve reached the limit for connected calendars. Disconnect one first.',
  },
  MENTOR_CALENDAR_UNKNOWN: {
    status: 503,
    detail: 'We can’t reach the mentor’s calendar, so you can’t book right now. Try again in a few minutes.',
  },
  CALENDAR_UNREACHABLE: { status: 503, detail: 'We can’t reach the calendar right now. Try again later.' },
  WEBHOOK_ADDRESS_FORBIDDEN: {
    status: 422,
    detail: 'We can’t reach that URL. Use a public https URL.',
  },
  WEBHOOK_OFF: { status: 409, detail: 'This webhook is off. Turn it on first.' },
  TOO_MANY_API_KEYS: { status: 409, detail: 'You’ve reached the limit for API keys. Revoke one first.' },
  TOO_MANY_WEBHOOKS: { status: 409, detail: 'You’ve reached the limit for webhooks. Delete one first.' },
  TOO_MANY_WEBHOOK_TRIES: {
    status: 429,
    detail: 'You’ve reached the hourly limit for test messages and resends.',
  },
  TOO_MANY_SAVED_SEARCHES: { status: 409, detail: 'You’ve reached the limit for saved searches. Delete one first.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, detail: 'That Idempotency-Key was used for another request.' },
  UPLOAD_LINK_INVALID: { status: 403, detail: 'This upload link has expired. Start the upload again.' },
  UPLOAD_MISSING: { status: 409, detail: 'The image hasn’t arrived yet. Send it to its upload link first.' },
  UPLOAD_CLOSED: { status: 409, detail: 'This upload is already finished. Start a new one to change the image.' },
  TOO_MANY_UPLOADS: { status: 429, detail: 'Too many uploads are open. Finish one, or try again in a few minutes.' },
  ATTACHMENTS_AFTER_BOOKING: { status: 403, detail: 'You can send files once you have a confirmed session.' },
  DOWNLOAD_LINK_INVALID: {
    status: 403,
    detail: 'This download link has expired. Open the file from the conversation again.',
  },
  STORAGE_UNAVAILABLE: { status: 503, detail: 'We can’t save or load files right now. Try again later.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, detail: 'Send the body with a content type that this call takes.' },
  PAYLOAD_TOO_LARGE: { status: 413, detail: 'That’s too large. Send less.' },
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
