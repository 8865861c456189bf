import type { BookingFacts, MailPerson } from './booking-facts.ts';
import { clocksOf, dateIn, timeIn, type ClockFace } from './clocks.ts';
import { countryName } from './country-name.ts';
import { isolated } from './isolate.ts';
import type { BookingMailKind, Reader } from './kinds.ts';
import { wordsIn } from './locales/index.ts';
import { oneLine } from './one-line.ts';

/** The session that a mail is about. */
export interface MailSession {
  service: string;
  route: { from: string; to: string } | null;
  clocks: readonly [ClockFace, ClockFace];
  /** `href` where it is a link. Null while the session doesn't stand. */
  place: { text: string; href: string | null } | null;
}

/** A mail before it has a form: HTML and text are made of the same. */
export interface MailContent {
  /** The reader's, BCP 47. */
  language: string;
  subject: string;
  heading: string;
  lead: string;
  /** Null where it is about no session. */
  session: MailSession | null;
  quote: { label: string; text: string } | null;
  button: { label: string; href: string };
  /** Ends mails of this kind; null for those that can't be ended. */
  unsubscribe: { label: string; href: string } | null;
  /** Why somebody gets it. */
  why: string;
}

const STANDS: ReadonlySet<BookingMailKind> = new Set([
  'booked',
  'accepted',
  'rescheduled',
  'reminder_24h',
  'reminder_1h',
]);
const OVER: ReadonlySet<BookingMailKind> = new Set(['declined', 'expired', 'cancelled', 'withdrawn']);

interface Asked {
  facts: BookingFacts;
  kind: BookingMailKind;
  reader: Reader;
  public_url: string;
  unsubscribe_url: string | null;
}

function sides({ facts, reader }: Asked): { self: MailPerson; other: MailPerson } {
  return reader === 'mentor'
    ? { self: facts.mentor, other: facts.prospect }
    : { self: facts.prospect, other: facts.mentor };
}

function placeOf({ facts, kind, reader }: Asked): MailSession['place'] {
  if (!STANDS.has(kind)) {
    return null;
  }
  const { labels, platforms, labelled, direction } = wordsIn(facts[reader].language);
  const how = platforms[facts.platform];
  if (facts.join_url !== null) {
    return { text: how, href: facts.join_url };
  }
  const isPlace = facts.platform === 'phone' || facts.platform === 'in_person';
  const mentor = isolated(facts.mentor.first_name, direction);
  const fromMentor = isPlace ? labels.place_by_mentor(mentor) : labels.link_by_mentor(mentor);
  const missing = reader === 'prospect' ? fromMentor : isPlace ? labels.place_by_you : labels.link_by_you;
  const where = facts.location === null ? missing : isolated(facts.location, direction);
  return { text: labelled(how, where), href: null };
}

/** The prospect's message goes with what asks the mentor, a reason with what ended the booking. */
function quoteOf({ facts, kind, reader }: Asked): MailContent['quote'] {
  const { labels, direction } = wordsIn(facts[reader].language);
  if (OVER.has(kind)) {
    const by = facts.cancelled_by === 'prospect' ? 'prospect' : 'mentor';
    const label = by === reader ? labels.your_reason : labels.reason(isolated(facts[by].first_name, direction));
    return facts.cancel_reason === null ? null : { label, text: facts.cancel_reason };
  }
  const prospect = isolated(facts.prospect.first_name, direction);
  const label = reader === 'prospect' ? labels.your_message : labels.message(prospect);
  return facts.message === null ? null : { label, text: facts.message };
}

function buttonOf({ facts, kind, reader, public_url }: Asked): MailContent['button'] {
  const { labels } = wordsIn(facts[reader].language);
  if (reader === 'prospect' && OVER.has(kind)) {
    return { label: labels.find, href: `${public_url}/search` };
  }
  const label = reader === 'mentor' && kind === 'requested' ? labels.answer : labels.open;
  return { label, href: `${public_url}/bookings/${facts.id}` };
}

function routeOf({ facts, reader }: Asked): MailSession['route'] {
  const { language } = facts[reader];
  const from = countryName(facts.origin_country_code, language);
  const to = countryName(facts.destination_country_code, language);
  return from === undefined || to === undefined ? null : { from, to };
}

/** The words of the mail, and its subject without marks of direction. */
function wordsOf({ facts, kind, reader }: Asked, self: MailPerson, other: MailPerson) {
  const { bookingMails, dates, direction, moment } = wordsIn(self.language);
  const clock = { time_zone: self.time_zone, dates };
  const until = facts.hold_expires_at;
  const named = {
    service: oneLine(facts.title),
    them: oneLine(other.first_name),
    day: dateIn(facts.start_at, clock),
    time: timeIn(facts.start_at, clock),
    until: until === null ? null : moment(dateIn(until, clock), timeIn(until, clock)),
    before: facts.moved_from === null ? null : moment(dateIn(facts.moved_from, clock), timeIn(facts.moved_from, clock)),
    by_reader: (kind === 'rescheduled' ? facts.moved_by : facts.cancelled_by) === reader,
  };
  const say = bookingMails[kind][reader];
  const { heading, lead } = say({
    ...named,
    service: isolated(named.service, direction),
    them: isolated(named.them, direction),
  });
  return { subject: oneLine(say(named).subject), heading, lead };
}

/** Says what a mail about a booking holds for one of its readers. */
export function contentOf(asked: Asked): MailContent {
  const { facts, reader } = asked;
  const { self, other } = sides(asked);
  const { labels, direction } = wordsIn(self.language);
  return {
    ...wordsOf(asked, self, other),
    language: self.language,
    session: {
      service: isolated(facts.title, direction),
      route: routeOf(asked),
      clocks: clocksOf(facts, reader),
      place: placeOf(asked),
    },
    quote: quoteOf(asked),
    button: buttonOf(asked),
    unsubscribe: asked.unsubscribe_url === null ? null : { label: labels.unsubscribe, href: asked.unsubscribe_url },
    why: labels.why,
  };
}
