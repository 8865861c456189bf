import type { BookingFacts } from './booking-facts.ts';
import type { DealFacts } from './deal-facts.ts';
import { tellsWhere } from './hurry-mails.ts';
import { isReminder, type BookingMailKind, type Reader } from './kinds.ts';

/** Whose doing it is that a mail of this kind tells; null where it is nobody's, or told to the other side alone. */
function actorOf(
  { cancelled_by, moved_by }: Pick<BookingFacts, 'cancelled_by' | 'moved_by'>,
  kind: BookingMailKind,
): Reader | null {
  switch (kind) {
    case 'booked':
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
 * Whether the reader wants this mail: what the other side did is always told. To an address from which mail comes back
 * only that is still sent.
 */
export function isWanted(facts: BookingFacts, kind: BookingMailKind, reader: Reader): boolean {
  const { email_preferences, bounces } = facts[reader];
  if (isReminder(kind)) {
    return email_preferences.reminders && !bounces;
  }
  return (email_preferences.own_actions && !bounces) || actorOf(facts, kind) !== reader;
}

const HOUR_MS = 60 * 60_000;
/** How long before the session a reminder must leave, or its words would be wrong. */
const LATEST_MS: Partial<Record<BookingMailKind, number>> = { reminder_24h: 2 * HOUR_MS, reminder_1h: 0 };

/** What a mail of this kind tells of its refund or proposal: it is sent only while that is so. */
function isStillSo({ refund, proposal }: DealFacts, kind: BookingMailKind): boolean {
  switch (kind) {
    case 'refunded':
      // Who paid too late was told that it goes back, and nobody else ever heard of the booking.
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
 * Whether a mail has come too late: a reminder, a new time or a new place is of use only for the session as it stands now, a reminder
 * only before it; nobody is told of a new session that was cancelled while its mail waited, nor to choose among times that
 * are proposed no more.
 * @param now epoch milliseconds.
 */
export function isOutdated(
  {
    facts,
    deal,
  }: { facts: Pick<BookingFacts, 'status' | 'ical_sequence' | 'start_at' | 'join_url' | 'location'>; deal: DealFacts },
  { kind, sequence }: { kind: BookingMailKind; sequence: number },
  now: number,
): boolean {
  if (!isStillSo(deal, kind)) {
    return true;
  }
  if (tellsWhere(kind)) {
    return facts.status === 'cancelled';
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
