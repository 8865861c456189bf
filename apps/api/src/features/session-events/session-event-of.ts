import type { SessionEvent } from '../../providers/calendar/port.ts';
import type { BookingFacts } from '../bookings/mails/booking-facts.ts';
import { calendarWords } from '../calendar-files/calendar-file.ts';

/** The event for the mentor's calendar, in their language: the session, the student's message, and its page. */
export function sessionEventOf(
  facts: BookingFacts,
  { public_url, wants_meet_link }: { public_url: string; wants_meet_link: boolean },
): SessionEvent {
  const { summary, description, location } = calendarWords(facts, facts.mentor.language, facts.status === 'confirmed');
  const lines = [description, facts.message, `${public_url}/bookings/${facts.id}`];
  return {
    uid: facts.ical_uid,
    booking_id: facts.id,
    sequence: facts.ical_sequence,
    start: Date.parse(facts.start_at),
    end: Date.parse(facts.end_at),
    time_zone: facts.mentor_time_zone,
    title: summary,
    description: lines.filter((line) => line !== null).join('\n\n'),
    location,
    wants_meet_link,
  };
}
