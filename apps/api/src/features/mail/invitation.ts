import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { findBookingFacts, type BookingFacts, type MailPerson } from './booking-facts.ts';
import { aboutBooking, writeCalendar, type CalendarSettings } from './calendar-file.ts';

export type InvitationMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

interface Asked {
  booking_id: string;
  reader_user_id: string;
  method: InvitationMethod;
}

/**
 * Who is named in a calendar file: the reader, and the other side only while each may see the other's address. Nobody where
 * it invites nobody (RFC 5546, 3.2.1).
 */
function attendees(facts: BookingFacts, { reader_user_id, method }: Omit<Asked, 'booking_id'>): MailPerson[] {
  return method === 'PUBLISH'
    ? []
    : [facts.mentor, facts.prospect].filter(
        (person) => person.user_id === reader_user_id || facts.status === 'confirmed',
      );
}

/** A booking as an iCalendar object (RFC 5545, and RFC 5546 for its method) for one of its sides. */
export function invitationFor(
  facts: BookingFacts,
  asked: Omit<Asked, 'booking_id'>,
  settings: CalendarSettings,
): Promise<string> {
  const { method, reader_user_id } = asked;
  const { language } = facts.mentor.user_id === reader_user_id ? facts.mentor : facts.prospect;
  const about = { facts, method, attendees: attendees(facts, asked), language, rings: true };
  return writeCalendar({ ...about, ...aboutBooking(facts, settings) });
}

/** @throws AppError NOT_FOUND for an unknown booking. */
export async function writeInvitation({ db, config }: Pick<Context, 'db' | 'config'>, asked: Asked): Promise<string> {
  const facts = await findBookingFacts(db, asked.booking_id);
  if (!facts) {
    throw new AppError('NOT_FOUND');
  }
  return invitationFor(facts, asked, config);
}
