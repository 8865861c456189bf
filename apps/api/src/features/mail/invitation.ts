import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { findBookingFacts, type BookingFacts, type MailPerson } from './booking-facts.ts';
import { writeCalendar } from './calendar-file.ts';

export type InvitationMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

interface Asked {
  booking_id: string;
  reader_user_id: string;
  method: InvitationMethod;
}

/** Who is named in a calendar file: the reader, and the other side only while each may see the other's address. */
function attendees(facts: BookingFacts, reader_user_id: string): MailPerson[] {
  return [facts.mentor, facts.prospect].filter(
    (person) => person.user_id === reader_user_id || facts.status === 'confirmed',
  );
}

/** A booking as an iCalendar object (RFC 5545, and RFC 5546 for its method) for one of its sides. */
export function invitationFor(
  facts: BookingFacts,
  { reader_user_id, method }: Pick<Asked, 'reader_user_id' | 'method'>,
  mail_from: string,
): Promise<string> {
  const { language } = facts.mentor.user_id === reader_user_id ? facts.mentor : facts.prospect;
  return writeCalendar({ facts, method, attendees: attendees(facts, reader_user_id), language, organizer: mail_from });
}

/** @throws AppError NOT_FOUND for an unknown booking. */
export async function writeInvitation({ db, config }: Pick<Context, 'db' | 'config'>, asked: Asked): Promise<string> {
  const facts = await findBookingFacts(db, asked.booking_id);
  if (!facts) {
    throw new AppError('NOT_FOUND');
  }
  return invitationFor(facts, asked, config.mail_from);
}
