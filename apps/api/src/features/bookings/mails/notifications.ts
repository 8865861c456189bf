import { freeCancelUntil } from '@abroad/booking-rules';
import { isVideo } from '@abroad/contract';
import { toInstant } from '../../../core/clock.ts';
import { oneLine } from '../../../core/one-line.ts';
import { wordsIn, type MessageKey } from '../../../core/words-in.ts';
import { writeInvitation } from '../../calendar-files/calendar-file.ts';
import { amountIn, dateIn, isolated, momentIn, offsetAt, routeIn, timeIn, zoneIn } from '../../mail/write-values.ts';
import type { ClockFace, MailContent, MailSession, MailText } from '../../mail/mail-content.ts';
import type { MailSettings, Notification } from '../../mail/compose.ts';
import { moneyLines } from '../../payments/money-lines.ts';
import type { BookingFacts, DealFacts, MailPerson } from './booking-facts.ts';
import { BOOKING_MAIL_KINDS, isNoShow, isReminder, PARTS, type BookingMailKind, type Reader } from './kinds.ts';

/** A booking as an email describes it to one of its people. */
export interface MailedBooking {
  facts: BookingFacts;
  deal: DealFacts;
  reader: Reader;
  /** The link that ends emails of this kind; null where they can't be ended. */
  unsubscribe_url: string | null;
  /** The session's end has passed. */
  is_over: boolean;
}

interface AddressedBooking extends MailedBooking {
  kind: BookingMailKind;
  self: MailPerson;
  other: MailPerson;
}

function clockOf(whose: string, { start_at, end_at }: BookingFacts, time_zone: string, self: MailPerson): ClockFace {
  const t = wordsIn(self.language);
  const { dates, direction } = t;
  const clock = { time_zone, dates };
  const called = isolated(zoneIn(time_zone, self.language), direction);
  return {
    whose,
    time: `${timeIn(start_at, clock)}–${timeIn(end_at, clock)}`,
    date: dateIn(start_at, clock),
    zone: time_zone === 'UTC' ? 'UTC' : `${called}${t('mail.comma')}${offsetAt(start_at, time_zone)}`,
  };
}

/**
 * The reader's local time first, then the other person's, whose date is shown only where it differs; in the reader's
 * language.
 */
function clocksOf({ facts, self, other }: AddressedBooking): MailSession['clocks'] {
  const t = wordsIn(self.language);
  const mine = clockOf(t('bookings.labels.yours'), facts, self.time_zone, self);
  const theirs = clockOf(isolated(other.first_name, t.direction), facts, other.time_zone, self);
  return [mine, { ...theirs, date: theirs.date === mine.date ? null : theirs.date }];
}

function placeOf({ facts, kind, reader, self }: AddressedBooking, public_url: string): MailSession['place'] {
  // Times can be proposed for a request too; the place belongs to a confirmed session.
  if (!PARTS[kind].place || facts.status === 'requested') {
    return null;
  }
  const t = wordsIn(self.language);
  const how = t(`calendar_files.platforms.${facts.platform}`);
  if (facts.join_url !== null) {
    // The page records the join and opens the call: a scanner that follows the link joins nothing.
    return { text: how, href: `${public_url}/bookings/${facts.id}/join` };
  }
  const isPlace = facts.platform === 'phone' || facts.platform === 'in_person';
  const name = isolated(facts.mentor.first_name, t.direction);
  const by = reader === 'prospect' ? 'by_mentor' : 'by_you';
  const missing = t(`bookings.labels.${isPlace ? 'place' : 'link'}_${by}`, { name });
  const value = facts.location === null ? missing : isolated(facts.location, t.direction);
  return { text: t('mail.labelled', { label: how, value }), href: null };
}

/** The page for booking another time with the same mentor, while they can be booked. */
function otherTimes({ times_of: { mentor, service } }: BookingFacts): string {
  const of = service === null ? '' : `?event_type_slug=${encodeURIComponent(service)}`;
  return mentor === null ? '/search' : `/${encodeURIComponent(mentor)}/availability${of}`;
}

function buttonOf({ facts, kind, reader, self }: AddressedBooking, public_url: string): MailContent['button'] {
  const t = wordsIn(self.language);
  if (reader === 'prospect' && PARTS[kind].ends) {
    return { label: t('bookings.labels.find'), href: `${public_url}${otherTimes(facts)}` };
  }
  if (PARTS[kind].pays) {
    return { label: t('bookings.labels.pay'), href: `${public_url}/bookings/${facts.id}/pay` };
  }
  const asks = reader === 'mentor' && kind === 'requested' ? 'answer' : 'open';
  const label = kind === 'proposed' ? 'choose' : isNoShow(kind) ? 'say' : asks;
  return { label: t(`bookings.labels.${label}`), href: `${public_url}/bookings/${facts.id}` };
}

function timesOf({ deal: { proposal }, kind, self }: AddressedBooking): MailContent['times'] {
  const items =
    kind === 'proposed' ? (proposal?.starts ?? []).map((start) => momentIn(start, self.time_zone, self.language)) : [];
  return items.length === 0 ? null : { label: wordsIn(self.language)('bookings.labels.times'), items };
}

type MailKey = Extract<MessageKey, `bookings.${BookingMailKind}.${Reader}.${keyof MailText}`>;

/** The words of the email, and its subject. */
function textOf({ facts, deal, kind, reader, self, other }: AddressedBooking): MailText {
  const t = wordsIn(self.language);
  const { dates, direction } = t;
  const { time_zone, language } = self;
  const momentOrNull = (instant: string | null) => instant && momentIn(instant, time_zone, language);
  const until = isNoShow(kind) ? facts.no_show_until : facts.hold_expires_at;
  const amount = amountIn(deal.refund?.amount_minor ?? facts.price_minor, facts.currency, dates);
  const named = {
    service: isolated(facts.title, direction),
    them: isolated(other.first_name, direction),
    time: timeIn(facts.start_at, { time_zone, dates }),
    when: momentIn(facts.start_at, time_zone, language),
    until: momentOrNull(until),
    opens: momentOrNull(facts.payment_opens_at) ?? '',
    pay_by: momentOrNull(until) ?? '',
    needs_approval: facts.policy.requires_approval,
    before: momentOrNull(facts.moved_from),
    was_proposed: facts.was_proposed,
    amount: isolated(amount, direction),
    is_paid: (deal.payment?.captured_minor ?? 0) > 0,
    is_video: isVideo(facts.platform),
    by_reader: (kind === 'rescheduled' ? facts.moved_by : facts.cancelled_by) === reader,
  };
  // A kind has words for its own readers (`readersOf`), which types don't know.
  const say = (part: keyof MailText) => t(`bookings.${kind}.${reader}.${part}` as MailKey, named);
  return { subject: oneLine(say('subject')), heading: say('heading'), lead: say('lead') };
}

/** A message with its author; null where there is none. */
const quoted = (text: string | null | undefined, label: string): MailContent['quote'] =>
  text === null || text === undefined ? null : { label, text };

/** The prospect's message goes with a request, a reason with the end of a booking. */
function quoteOf({
  facts,
  deal: { proposal, refund },
  kind,
  reader,
  self,
  other,
}: AddressedBooking): MailContent['quote'] {
  const t = wordsIn(self.language);
  const by = (label: 'message' | 'reason', { first_name }: MailPerson) =>
    t(`bookings.labels.${label}`, { name: isolated(first_name, t.direction) });
  switch (PARTS[kind].quote) {
    case 'message':
      return quoted(
        facts.message,
        reader === 'prospect' ? t('bookings.labels.your_message') : by('message', facts.prospect),
      );
    case 'reason': {
      const side = facts.cancelled_by === 'prospect' ? 'prospect' : 'mentor';
      return quoted(
        facts.cancel_reason,
        side === reader ? t('bookings.labels.your_reason') : by('reason', facts[side]),
      );
    }
    case 'refund':
      return quoted(refund?.note, t('payments.refund_why'));
    case 'proposal':
      return kind === 'proposed'
        ? quoted(proposal?.message || null, by('message', other))
        : quoted(proposal?.reason || null, by('reason', other));
    default:
      return null;
  }
}

function moneyOf({ facts, deal, kind, reader, self }: AddressedBooking): MailContent['money'] {
  const { money } = PARTS[kind];
  const { price_minor, currency, mentor, trader } = facts;
  const about = { price_minor, currency, trader, payment: deal.payment, refund: deal.refund };
  if (money === undefined) {
    return null;
  }
  const said = moneyLines(money, { ...about, reader, language: self.language, mentor: mentor.first_name });
  const rule = PARTS[kind].begins && reader === 'prospect' ? cancelRule(facts, self) : null;
  return said && rule !== null ? { ...said, notes: [...said.notes, rule] } : said;
}

/** Until when the student can cancel a paid session free of charge, and what is refunded afterwards; null where it is free anyway. */
function cancelRule(facts: BookingFacts, { time_zone, language }: MailPerson): string | null {
  const { free_cancel_min, late_refund_pct: percent } = facts.policy;
  if (facts.price_minor === 0 || free_cancel_min === 0 || percent === 100) {
    return null;
  }
  const epochOrNull = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  const until = freeCancelUntil({
    ...facts,
    start: Date.parse(facts.start_at),
    free_cancel_until: epochOrNull(facts.free_cancel_until),
    withdraw_until: epochOrNull(facts.withdraw_until),
  });
  const t = wordsIn(language);
  // Its last change confirmed it: a session may begin too soon to be cancelled free of charge.
  if (until < Date.parse(facts.updated_at)) {
    return percent === 0 ? t('bookings.labels.free_ended_nothing') : t('bookings.labels.free_ended', { percent });
  }
  const moment = momentIn(toInstant(until), time_zone, language);
  return percent === 0
    ? t('bookings.labels.free_until_nothing', { moment })
    : t('bookings.labels.free_until', { moment, percent });
}

/** How the mentor wants a student who has just got a session to prepare. */
function instructionOf({ facts, kind, reader, self }: AddressedBooking): MailContent['quote'] {
  const t = wordsIn(self.language);
  const label = t('bookings.labels.instruction', { name: isolated(facts.mentor.first_name, t.direction) });
  return PARTS[kind].begins && reader === 'prospect' ? quoted(facts.instruction, label) : null;
}

/** Rescheduling and the receipt, for a student who has just got a session. */
function linksOf(
  { facts, deal, kind, reader, self }: AddressedBooking,
  public_url: string,
): readonly MailContent['button'][] {
  if (!PARTS[kind].begins || reader !== 'prospect') {
    return [];
  }
  const t = wordsIn(self.language);
  const page = `${public_url}/bookings/${facts.id}`;
  const is_paid = (deal.payment?.captured_minor ?? 0) > 0;
  return [
    { label: t('bookings.labels.reschedule'), href: `${page}/move` },
    ...(is_paid ? [{ label: t('bookings.labels.receipt'), href: `${page}/receipt` }] : []),
  ];
}

/** A name on one line, without line breaks. Deleted users have none. */
const inLine = (person: MailPerson, reader: MailPerson): MailPerson => ({
  ...person,
  first_name: person.is_deleted ? wordsIn(reader.language)('calendar_files.deleted_user') : oneLine(person.first_name),
});

function addressed(kind: BookingMailKind, { facts: given, ...rest }: MailedBooking): AddressedBooking {
  const mentor = inLine(given.mentor, given[rest.reader]);
  const prospect = inLine(given.prospect, given[rest.reader]);
  const facts = { ...given, title: oneLine(given.title), mentor, prospect };
  const [self, other] = rest.reader === 'mentor' ? [mentor, prospect] : [prospect, mentor];
  return { ...rest, kind, facts, self, other };
}

/** The content of an email about a booking for one of its readers. */
function contentOf(mailed: AddressedBooking, { public_url }: MailSettings): MailContent {
  const { facts, self, unsubscribe_url } = mailed;
  const t = wordsIn(self.language);
  return {
    ...textOf(mailed),
    language: self.language,
    session: {
      service: isolated(facts.title, t.direction),
      route: routeIn(facts, self.language),
      clocks: clocksOf(mailed),
      place: placeOf(mailed, public_url),
    },
    money: moneyOf(mailed),
    times: timesOf(mailed),
    quote: quoteOf(mailed),
    instruction: instructionOf(mailed),
    searches: null,
    button: buttonOf(mailed, public_url),
    links: linksOf(mailed, public_url),
    unsubscribe: unsubscribe_url === null ? null : { label: t('bookings.labels.unsubscribe'), href: unsubscribe_url },
    why: t('bookings.labels.why'),
  };
}

const notificationOf = (kind: BookingMailKind): Notification<MailedBooking> => ({
  kind,
  // The preference for copies of one's own actions is read when an email is sent. Emails about the other person's actions
  // are always sent.
  preference: isReminder(kind) ? 'reminders' : null,
  content: (mailed, settings) => contentOf(addressed(kind, mailed), settings),
  stopLink: ({ unsubscribe_url }) => unsubscribe_url,
  // Groups all emails of a booking in a thread.
  thread: ({ facts }) => facts.ical_uid,
  async attachments({ facts, reader, is_over }, settings) {
    const { file = null, file_of_mentor = file } = PARTS[kind];
    const method = reader === 'mentor' ? file_of_mentor : file;
    // A session that has ended is not offered to a calendar; one that was cancelled is still removed from it.
    if (method === null || (is_over && method !== 'CANCEL')) {
      return [];
    }
    const content = await writeInvitation(facts, { reader_user_id: facts[reader].user_id, method }, settings);
    return [{ filename: 'invite.ics', content_type: `text/calendar; charset=utf-8; method=${method}`, content }];
  },
});

/** The emails about bookings, with those about their payments: both are written from the same data. */
export const bookingNotifications: Readonly<Record<BookingMailKind, Notification<MailedBooking>>> = Object.fromEntries(
  BOOKING_MAIL_KINDS.map((kind) => [kind, notificationOf(kind)]),
) as Record<BookingMailKind, Notification<MailedBooking>>;
