import type { BookingFacts } from './booking-facts.ts';
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

/** Whether the reader wants this mail: what the other side did is always told. */
export function isWanted(facts: BookingFacts, kind: BookingMailKind, reader: Reader): boolean {
  const { own_actions, reminders } = facts[reader].email_preferences;
  if (isReminder(kind)) {
    return reminders;
  }
  return own_actions || actorOf(facts, kind) !== reader;
}

const HOUR_MS = 60 * 60_000;
/** How long before the session a reminder must leave, or its words would be wrong. */
const LATEST_MS: Partial<Record<BookingMailKind, number>> = { reminder_24h: 2 * HOUR_MS, reminder_1h: 0 };

/**
 * Whether a mail has come too late: a reminder is of use only for the session as it stands now, and before it; and nobody
 * is told of a new session that was cancelled while its mail waited.
 * @param now epoch milliseconds.
 */
export function isOutdated(
  facts: Pick<BookingFacts, 'status' | 'ical_sequence' | 'start_at'>,
  { kind, sequence }: { kind: BookingMailKind; sequence: number },
  now: number,
): boolean {
  if (tellsWhere(kind)) {
    return facts.status === 'cancelled';
  }
  const latest = LATEST_MS[kind];
  return (
    latest !== undefined &&
    (facts.status !== 'confirmed' || facts.ical_sequence !== sequence || Date.parse(facts.start_at) - latest <= now)
  );
}
