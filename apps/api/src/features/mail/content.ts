import { isVideo } from '@abroad/contract';
import type { BookingFacts, MailPerson } from './booking-facts.ts';
import { clocksOf, dateIn, timeIn } from './clocks.ts';
import { countryName } from './country-name.ts';
import { isolated } from './isolate.ts';
import type { BookingMailKind } from './kinds.ts';
import { wordsIn } from './locales/index.ts';
import type { Asked, MailContent, MailSession } from './mail-content.ts';
import { moneyOf, sumIn } from './money-lines.ts';
import { oneLine } from '../../core/one-line.ts';
import { OVER } from './over.ts';
import { quoteOf } from './quote.ts';

const STANDS: ReadonlySet<BookingMailKind> = new Set([
  'booked',
  'accepted',
  'rescheduled',
  'placed',
  'place_missing',
  'reminder_24h',
  'reminder_1h',
  'proposed',
  'proposal_declined',
]);

function sides({ facts, reader }: Asked): { self: MailPerson; other: MailPerson } {
  return reader === 'mentor'
    ? { self: facts.mentor, other: facts.prospect }
    : { self: facts.prospect, other: facts.mentor };
}

function placeOf({ facts, kind, reader }: Asked): MailSession['place'] {
  // Proposed times may be for a request, and where to meet is for those whose session stands.
  if (!STANDS.has(kind) || facts.status === 'requested') {
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

/** The page where another time is found: with the same mentor, as long as they can be booked. */
function otherTimes({ times_of: { mentor, service } }: Asked['facts']): string {
  const of = service === null ? '' : `?event_type_slug=${encodeURIComponent(service)}`;
  return mentor === null ? '/search' : `/${encodeURIComponent(mentor)}/availability${of}`;
}

function buttonOf({ facts, kind, reader, public_url }: Asked): MailContent['button'] {
  const { labels, deal } = wordsIn(facts[reader].language);
  if (reader === 'prospect' && OVER.has(kind)) {
    return { label: labels.find, href: `${public_url}${otherTimes(facts)}` };
  }
  const asks = reader === 'mentor' && kind === 'requested' ? labels.answer : labels.open;
  const label = kind === 'proposed' ? deal.choose : asks;
  return { label, href: `${public_url}/bookings/${facts.id}` };
}

function routeOf({ facts, reader }: Asked): MailSession['route'] {
  const { language } = facts[reader];
  const from = countryName(facts.origin_country_code, language);
  const to = countryName(facts.destination_country_code, language);
  return from === undefined || to === undefined ? null : { from, to };
}

/** An instant with its day and time in somebody's zone. */
function momentFor({ language, time_zone }: MailPerson, instant: string): string {
  const { dates, moment } = wordsIn(language);
  return moment(dateIn(instant, { time_zone, dates }), timeIn(instant, { time_zone, dates }));
}

function timesOf({ deal: { proposal }, kind }: Asked, self: MailPerson): MailContent['times'] {
  const items = kind === 'proposed' ? (proposal?.starts ?? []).map((start) => momentFor(self, start)) : [];
  return items.length === 0 ? null : { label: wordsIn(self.language).deal.times, items };
}

/** The words of the mail, and its subject. */
function wordsOf(asked: Asked, self: MailPerson, other: MailPerson) {
  const { facts, deal, kind, reader } = asked;
  const { bookingMails, dates, direction } = wordsIn(self.language);
  const clock = { time_zone: self.time_zone, dates };
  const until = facts.hold_expires_at;
  const named = {
    service: facts.title,
    them: other.first_name,
    day: dateIn(facts.start_at, clock),
    time: timeIn(facts.start_at, clock),
    when: momentFor(self, facts.start_at),
    until: until === null ? null : momentFor(self, until),
    before: facts.moved_from === null ? null : momentFor(self, facts.moved_from),
    was_proposed: facts.was_proposed,
    amount: sumIn(asked, deal.refund?.amount_minor ?? facts.price_minor),
    is_paid: (deal.payment?.captured_minor ?? 0) > 0,
    is_video: isVideo(facts.platform),
    by_reader: (kind === 'rescheduled' ? facts.moved_by : facts.cancelled_by) === reader,
  };
  const say = bookingMails[kind][reader];
  const { subject, heading, lead } = say({
    ...named,
    service: isolated(named.service, direction),
    them: isolated(named.them, direction),
    amount: isolated(named.amount, direction),
  });
  return { subject: oneLine(subject), heading, lead };
}

const inLine = (person: MailPerson, deleted: string): MailPerson => ({
  ...person,
  first_name: person.is_deleted ? deleted : oneLine(person.first_name),
});

/** Names as they may stand in a line: none of them begins another one. Whoever is gone has none. */
const named = (facts: BookingFacts, deleted: string): BookingFacts => ({
  ...facts,
  title: oneLine(facts.title),
  mentor: inLine(facts.mentor, deleted),
  prospect: inLine(facts.prospect, deleted),
});

/** Says what a mail about a booking holds for one of its readers. */
export function contentOf(given: Asked): MailContent {
  const { reader } = given;
  const deleted = wordsIn(given.facts[reader].language).labels.deleted_user;
  const asked = { ...given, facts: named(given.facts, deleted) };
  const { facts } = asked;
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
    money: moneyOf(asked),
    times: timesOf(asked, self),
    quote: quoteOf(asked),
    searches: null,
    button: buttonOf(asked),
    unsubscribe: asked.unsubscribe_url === null ? null : { label: labels.unsubscribe, href: asked.unsubscribe_url },
    why: labels.why,
  };
}
