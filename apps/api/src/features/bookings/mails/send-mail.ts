import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { findMail, keepNotification, sendKept, type KeptMail } from '../../mail/outbox.ts';
import { unsubscribeTokenOf } from '../../mail/unsubscribe-token.ts';
import { findBookingFacts, findDealFacts, type BookingFacts, type DealFacts } from './booking-facts.ts';
import {
  bookingMailJob,
  deduplicationOf,
  firstSaysPlace,
  isNoShow,
  isReminder,
  type BookingMail,
  type BookingMailKind,
  type Reader,
} from './kinds.ts';
import { bookingNotifications } from './notifications.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;

/** Returns the person whose action this kind of email reports; null where no person acted, or only the other person gets it. */
function actorOf(
  { cancelled_by, moved_by }: Pick<BookingFacts, 'cancelled_by' | 'moved_by'>,
  kind: BookingMailKind,
): Reader | null {
  switch (kind) {
    case 'booked':
    case 'paid_later':
    case 'requested':
    case 'withdrawn':
      return 'prospect';
    case 'accepted':
      return 'mentor';
    case 'rescheduled':
      return moved_by;
    case 'cancelled':
      return cancelled_by === 'system' ? null : cancelled_by;
    default:
      return null;
  }
}

/**
 * Whether the reader's preferences allow this email. The other person's actions are always sent; an address that bounces
 * gets nothing else.
 */
function isAllowed(facts: BookingFacts, kind: BookingMailKind, reader: Reader): boolean {
  const { email_preferences, bounces } = facts[reader];
  if (isReminder(kind)) {
    return email_preferences.reminders && !bounces;
  }
  return (email_preferences.own_actions && !bounces) || actorOf(facts, kind) !== reader;
}

const HOUR_MS = 60 * 60_000;
/** The latest time before the session at which a reminder can leave, since its text names the time left. */
const LATEST_MS: Partial<Record<BookingMailKind, number>> = { reminder_24h: 2 * HOUR_MS, reminder_1h: 0 };

const DAY_MS = 24 * HOUR_MS;
/** The latest time before the end of the wait at which a payment reminder can leave: then the next one does, or none. */
const PAYMENT_LATEST_MS: Partial<Record<BookingMailKind, number>> = {
  paid_later: 0,
  payment_opens: 3 * DAY_MS,
  payment_due_3d: DAY_MS,
  payment_due_1d: 0,
};

/** Whether there is nothing left to pay for it, or the next reminder is due. */
function isPaymentOver({ status, hold_expires_at }: BookingFacts, latest_ms: number, now: number): boolean {
  return status !== 'pending_payment' || hold_expires_at === null || Date.parse(hold_expires_at) - latest_ms <= now;
}

/** The state of the refund or proposal that this kind of email reports: it is sent only in that state. */
function isStillSo({ refund, proposal }: DealFacts, kind: BookingMailKind): boolean {
  switch (kind) {
    case 'refunded':
      // Prospects who paid too late were notified about the refund; no other person ever saw the booking.
      return refund?.status === 'succeeded' && refund.reason !== 'paid_too_late';
    case 'refund_failed':
      return refund?.status === 'failed';
    case 'proposed':
      return proposal?.status === 'open';
    case 'proposal_declined':
      return proposal?.status === 'declined';
    default:
      return true;
  }
}

/**
 * Whether an email is out of date. A reminder, a new time or a new place is only of use for the session's present state,
 * and a reminder only before it. Nothing is sent about a new session that was cancelled while its email waited, nor about
 * proposed times that are no longer open.
 * @param now epoch milliseconds.
 */
function isOutdated(
  { facts, deal }: { facts: BookingFacts; deal: DealFacts },
  { kind, sequence }: BookingMail,
  now: number,
): boolean {
  if (!isStillSo(deal, kind)) {
    return true;
  }
  if (firstSaysPlace(kind)) {
    return facts.status === 'cancelled';
  }
  if (isNoShow(kind)) {
    return facts.no_show_until === null;
  }
  const payment_latest = PAYMENT_LATEST_MS[kind];
  if (payment_latest !== undefined) {
    return isPaymentOver(facts, payment_latest, now);
  }
  const isPassed = facts.status !== 'confirmed' || facts.ical_sequence !== sequence;
  if (kind === 'rescheduled' || kind === 'placed') {
    return isPassed;
  }
  if (kind === 'place_missing') {
    const isSaid = facts.join_url !== null || facts.location !== null;
    return isPassed || isSaid || Date.parse(facts.start_at) <= now;
  }
  const latest = LATEST_MS[kind];
  return latest !== undefined && (isPassed || Date.parse(facts.start_at) - latest <= now);
}

/** Optional emails can be ended by one click (RFC 8058); those about a booking's changes can't. */
async function unsubscribeUrl({ db, config }: Deps, kind: BookingMailKind, user_id: string): Promise<string | null> {
  return isReminder(kind)
    ? `${config.public_url}/api/v1/mail/unsubscribe?token=${await unsubscribeTokenOf(db, user_id)}`
    : null;
}

/**
 * Writes an email and stores it, once for its key, in a transaction (`{ ...context, db: trx }`) that deletes the data of
 * its text. The email's own job sends it.
 * @returns undefined where there is no recipient, the email is out of date, or the reader has ended such emails.
 */
export async function writeBookingMail(context: Deps, mail: BookingMail): Promise<KeptMail | undefined> {
  const { kind, reader } = mail;
  const facts = await findBookingFacts(context.db, mail.booking_id);
  const deal = await findDealFacts(context.db, mail);
  const person = facts?.[reader];
  if (!facts || !person?.email || isOutdated({ facts, deal }, mail, context.clock.now())) {
    return undefined;
  }
  if (!isAllowed(facts, kind, reader)) {
    return undefined;
  }
  const unsubscribe_url = await unsubscribeUrl(context, kind, person.user_id);
  const is_over = Date.parse(facts.end_at) <= context.clock.now();
  return keepNotification(context, bookingNotifications[kind], {
    to: { ...person, email: person.email },
    facts: { facts, deal, reader, unsubscribe_url, is_over },
    deduplication: deduplicationOf(mail),
  });
}

/**
 * Writes the waiting emails about a user's bookings, in the transaction (`{ ...context, db: trx }`) that deletes the data
 * of their texts. Their own jobs send them.
 */
export async function writeWaitingMails(context: Deps, user_id: string): Promise<void> {
  const { rows } = await sql<{ payload: unknown }>`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    join booking on booking.id = (job.payload ->> 'booking_id')::uuid
    where task.identifier = ${bookingMailJob.task} and ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)`.execute(
    context.db,
  );
  for (const { payload } of rows) {
    await writeBookingMail(context, bookingMailJob.payload.parse(payload));
  }
}

/**
 * Sends one email about a booking. It may run again at any point: a stored email is not written again, and a sent one is
 * not sent again. Only a crash between the server's answer and our record of it repeats an email, with the same Message-
 * ID.
 */
export async function sendBookingMail(context: Deps & Pick<Context, 'mail'>, mail: BookingMail): Promise<void> {
  const kept = (await findMail(context, deduplicationOf(mail))) ?? (await writeBookingMail(context, mail));
  if (kept) {
    await sendKept(context, kept);
  }
}
