import { brand } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import type {
  ICalAlarmData,
  ICalAttendeeData,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { loadTimeZoneBlocks } from '../../core/time-zone-block.ts';
import { zoneToWrite } from '../../core/zone-to-write.ts';
import type { BookingStatus } from '../../db/tables.ts';
import type { BookingFacts, MailPerson } from './booking-facts.ts';
import { isolated } from './isolate.ts';
import { wordsIn } from './locales/index.ts';
import { oneLine, parseMailAddress } from '../../core/one-line.ts';

interface Asked {
  facts: BookingFacts;
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  attendees: readonly MailPerson[];
  /** The reader's, BCP 47. */
  language: string;
  /** `Name <address>`. */
  organizer: string;
  /** Where the booking is seen. */
  url: string;
  /** Rings before the session. */
  rings: boolean;
}

/** What calendar files have to know of the product. */
export interface CalendarSettings {
  public_url: string;
  /** `Name <address>`. */
  mail_from: string;
}

export const aboutBooking = ({ id }: BookingFacts, { public_url, mail_from }: CalendarSettings) => ({
  organizer: mail_from,
  url: `${public_url}/bookings/${id}`,
});

const WAITS: ReadonlySet<BookingStatus> = new Set(['requested', 'pending_payment']);
const STANDS: ReadonlySet<BookingStatus> = new Set(['confirmed', 'completed', 'no_show_mentor', 'no_show_prospect']);

function statusOf({ facts, method }: Asked): 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' {
  if (method === 'CANCEL') {
    return 'CANCELLED';
  }
  return STANDS.has(facts.status) ? 'CONFIRMED' : WAITS.has(facts.status) ? 'TENTATIVE' : 'CANCELLED';
}

const ENDED_UNANSWERED: ReadonlySet<BookingStatus> = new Set(['declined', 'expired']);

/** A request that ends without having been taken back keeps its SEQUENCE; what takes it out of a calendar has a higher one. */
const sequenceOf = ({ facts, method }: Asked) =>
  facts.ical_sequence + (method === 'CANCEL' && ENDED_UNANSWERED.has(facts.status) ? 1 : 0);

const nameOf = (person: MailPerson, language: string) =>
  person.is_deleted ? wordsIn(language).labels.deleted_user : oneLine(fullName(person, language));

function toAttendee(person: MailPerson, language: string): ICalAttendeeData[] {
  // The organizer is this product, and an answer to it would reach nobody: no RSVP is asked for.
  return person.email === null
    ? []
    : [
        {
          name: nameOf(person, language),
          email: person.email,
          rsvp: false,
          role: 'REQ-PARTICIPANT',
          status: 'ACCEPTED',
        } as ICalAttendeeData,
      ];
}

/**
 * What a session is called in a calendar, and where it is.
 * @param language the reader's, BCP 47.
 * @param showsPlace whether the session stands.
 */
export function calendarWords(facts: BookingFacts, language: string, showsPlace: boolean) {
  const { platforms, labelled, direction } = wordsIn(language);
  const inLine = (text: string) => isolated(text, direction);
  const name = (person: MailPerson) => inLine(nameOf(person, language));
  const how = platforms[facts.platform];
  const location = showsPlace ? (facts.join_url ?? facts.location) : null;
  return {
    summary: `${inLine(oneLine(facts.title))}: ${name(facts.mentor)} & ${name(facts.prospect)}`,
    description: location === null ? how : labelled(how, location),
    location,
  };
}

const RINGS_BEFORE_S = 10 * 60;

/** What a session does in a calendar: it takes time while it stands or waits, and what stands may ring (RFC 5545, 3.6.6). */
function effectOf(status: ReturnType<typeof statusOf>, rings: boolean, summary: string): Partial<ICalEventData> {
  const alarm = { type: 'display', trigger: RINGS_BEFORE_S, description: summary } as ICalAlarmData;
  const busy = { CONFIRMED: 'BUSY', TENTATIVE: 'TENTATIVE', CANCELLED: 'FREE' }[status];
  return {
    status: status as ICalEventStatus,
    transparency: (status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE') as ICalEventTransparency,
    // Outlook knows requests only by this.
    busystatus: busy as ICalEventBusyStatus,
    ...(rings && status === 'CONFIRMED' ? { alarms: [alarm] } : {}),
  };
}

function toEvent(asked: Asked): ICalEventData {
  const { facts, attendees } = asked;
  const { name, address } = parseMailAddress(asked.organizer);
  const status = statusOf(asked);
  const time_zone = zoneToWrite(facts.mentor_time_zone, [facts.start_at, facts.end_at]);
  const zoned = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(time_zone);
  const { summary, description, location } = calendarWords(facts, asked.language, status === 'CONFIRMED');
  return {
    id: facts.ical_uid,
    sequence: sequenceOf(asked),
    stamp: facts.updated_at,
    start: zoned(facts.start_at),
    end: zoned(facts.end_at),
    timezone: time_zone,
    created: facts.created_at,
    lastModified: facts.updated_at,
    url: asked.url,
    summary,
    description,
    ...(location === null ? {} : { location }),
    ...effectOf(status, asked.rings, summary),
    organizer: { name: name === '' ? address : name, email: address },
    attendees: attendees.flatMap((person) => toAttendee(person, asked.language)),
  };
}

async function emptyCalendar(method: Asked['method']) {
  const [{ default: createCalendar }, timeZoneBlock] = await Promise.all([
    import('ical-generator'),
    loadTimeZoneBlocks(),
  ]);
  const calendar = createCalendar({
    method: method as ICalCalendarMethod,
    prodId: { company: brand(), product: 'Bookings', language: 'EN' },
  });
  // No name: with one, the library would write DTSTAMP in local time, where RFC 5545 (3.8.7.2) wants UTC.
  calendar.timezone({ name: null, generator: timeZoneBlock });
  return calendar;
}

/**
 * Writes an iCalendar object (RFC 5545) of one event, with its zone's VTIMEZONE and IANA name. The libraries are loaded
 * at the first file.
 */
export async function writeCalendar(asked: Asked): Promise<string> {
  const calendar = await emptyCalendar(asked.method);
  calendar.createEvent(toEvent(asked));
  return calendar.toString();
}

const REFRESH_S = 30 * 60;

/** The calendar's own properties before its components, as RFC 5545 (3.6) has them; the library writes some after its zones. */
function propertiesFirst(text: string): string {
  const own: string[] = [];
  const components: string[] = [];
  let depth = 0;
  const lines = text.trimEnd().split('\r\n');
  for (const line of lines.slice(1, -1)) {
    depth += line.startsWith('BEGIN:') ? 1 : 0;
    (depth === 0 ? own : components).push(line);
    depth -= line.startsWith('END:') ? 1 : 0;
  }
  return [lines[0], ...own, ...components, lines.at(-1), ''].join('\r\n');
}

/**
 * Writes somebody's sessions as a calendar to subscribe to, with the name that programs show (RFC 7986) and how often to
 * look. Nobody is invited by it, and so nobody is named with an address.
 */
export async function writeFeed(
  sessions: readonly BookingFacts[],
  { language, settings }: { language: string; settings: CalendarSettings },
): Promise<string> {
  const calendar = await emptyCalendar('PUBLISH');
  calendar.name(brand()).ttl(REFRESH_S);
  for (const facts of sessions) {
    // A program that subscribes has its owner's own alarms.
    const plain = { method: 'PUBLISH', attendees: [], rings: false } as const;
    calendar.createEvent(toEvent({ ...plain, facts, language, ...aboutBooking(facts, settings) }));
  }
  return propertiesFirst(calendar.toString());
}
