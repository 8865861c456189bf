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
import { oneLine, parseMailAddress } from '../../core/one-line.ts';
import { loadTimeZoneBlocks } from '../../core/time-zone-block.ts';
import { wordsIn } from '../../core/words-in.ts';
import { zoneToWrite } from '../../core/zone-to-write.ts';
import type { BookingStatus, MeetingPlatform } from '../../db/tables.ts';
import { isolated } from '../mail/write-values.ts';

/** One of the two people of a session. */
export interface CalendarPerson {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  /** BCP 47. */
  language: string;
  /** The account is deleted, so there is no name. */
  is_deleted: boolean;
}

/** A booking's data in a calendar file. */
export interface CalendarSession {
  id: string;
  status: BookingStatus;
  title: string;
  start_at: string;
  end_at: string;
  /** The time zone of the mentor's schedule. */
  mentor_time_zone: string;
  platform: MeetingPlatform;
  join_url: string | null;
  location: string | null;
  ical_uid: string;
  ical_sequence: number;
  created_at: string;
  updated_at: string;
  mentor: CalendarPerson;
  prospect: CalendarPerson;
}

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

interface CalendarFile {
  session: CalendarSession;
  method: CalendarMethod;
  attendees: readonly CalendarPerson[];
  /** The reader's, BCP 47. */
  language: string;
  /** `Name <address>`. */
  organizer: string;
  /** The booking's page. */
  url: string;
  /** Has an alarm before the session. */
  rings: boolean;
}

/** Settings of the product for calendar files. */
export interface CalendarSettings {
  public_url: string;
  /** `Name <address>`. */
  mail_from: string;
}

const ofBooking = ({ id }: CalendarSession, { public_url, mail_from }: CalendarSettings) => ({
  organizer: mail_from,
  url: `${public_url}/bookings/${id}`,
});

const WAITS: ReadonlySet<BookingStatus> = new Set(['requested', 'pending_payment']);
const STANDS: ReadonlySet<BookingStatus> = new Set(['confirmed', 'completed', 'no_show_mentor', 'no_show_prospect']);

function statusOf({ session, method }: CalendarFile): 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' {
  if (method === 'CANCEL') {
    return 'CANCELLED';
  }
  return STANDS.has(session.status) ? 'CONFIRMED' : WAITS.has(session.status) ? 'TENTATIVE' : 'CANCELLED';
}

const ENDED_UNANSWERED: ReadonlySet<BookingStatus> = new Set(['declined', 'expired']);

/**
 * A request that ended without being withdrawn keeps its SEQUENCE; the file that removes it from a calendar has a higher
 * one.
 */
const sequenceOf = ({ session, method }: CalendarFile) =>
  session.ical_sequence + (method === 'CANCEL' && ENDED_UNANSWERED.has(session.status) ? 1 : 0);

const nameOf = (person: CalendarPerson, language: string) =>
  person.is_deleted ? wordsIn(language)('calendar_files.deleted_user') : oneLine(fullName(person, language));

function toAttendee(person: CalendarPerson, language: string): ICalAttendeeData[] {
  // The organizer is this product, which reads no answers: no RSVP is requested.
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
 * The title and place of a session in a calendar.
 * @param language the reader's, BCP 47.
 * @param showsPlace whether the session is confirmed.
 */
export function calendarWords(session: CalendarSession, language: string, showsPlace: boolean) {
  const t = wordsIn(language);
  const inLine = (text: string) => isolated(text, t.direction);
  const name = (person: CalendarPerson) => inLine(nameOf(person, language));
  const how = t(`calendar_files.platforms.${session.platform}`);
  const location = showsPlace ? (session.join_url ?? session.location) : null;
  return {
    summary: `${inLine(oneLine(session.title))}: ${name(session.mentor)} & ${name(session.prospect)}`,
    description: location === null ? how : t('mail.labelled', { label: how, value: location }),
    location,
  };
}

const RINGS_BEFORE_S = 10 * 60;

/**
 * The status of a session in a calendar: confirmed and requested ones take time, and confirmed ones can have an alarm
 * (RFC 5545, 3.6.6).
 */
function effectOf(status: ReturnType<typeof statusOf>, rings: boolean, summary: string): Partial<ICalEventData> {
  const alarm = { type: 'display', trigger: RINGS_BEFORE_S, description: summary } as ICalAlarmData;
  const busy = { CONFIRMED: 'BUSY', TENTATIVE: 'TENTATIVE', CANCELLED: 'FREE' }[status];
  return {
    status: status as ICalEventStatus,
    transparency: (status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE') as ICalEventTransparency,
    // Outlook recognises requests only by this.
    busystatus: busy as ICalEventBusyStatus,
    ...(rings && status === 'CONFIRMED' ? { alarms: [alarm] } : {}),
  };
}

function toEvent(file: CalendarFile): ICalEventData {
  const { session, attendees } = file;
  const { name, address } = parseMailAddress(file.organizer);
  const status = statusOf(file);
  const time_zone = zoneToWrite(session.mentor_time_zone, [session.start_at, session.end_at]);
  const zoned = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(time_zone);
  const { summary, description, location } = calendarWords(session, file.language, status === 'CONFIRMED');
  return {
    id: session.ical_uid,
    sequence: sequenceOf(file),
    stamp: session.updated_at,
    start: zoned(session.start_at),
    end: zoned(session.end_at),
    timezone: time_zone,
    created: session.created_at,
    lastModified: session.updated_at,
    url: file.url,
    summary,
    description,
    ...(location === null ? {} : { location }),
    ...effectOf(status, file.rings, summary),
    organizer: { name: name === '' ? address : name, email: address },
    attendees: attendees.flatMap((person) => toAttendee(person, file.language)),
  };
}

async function emptyCalendar(method: CalendarMethod) {
  const [{ default: createCalendar }, timeZoneBlock] = await Promise.all([
    import('ical-generator'),
    loadTimeZoneBlocks(),
  ]);
  const calendar = createCalendar({
    method: method as ICalCalendarMethod,
    prodId: { company: brand(), product: 'Bookings', language: 'EN' },
  });
  // No name: with one, the library would write DTSTAMP in local time, where RFC 5545 (3.8.7.2) requires UTC.
  calendar.timezone({ name: null, generator: timeZoneBlock });
  return calendar;
}

/**
 * Writes an iCalendar object (RFC 5545) with one event, its zone's VTIMEZONE and IANA name. The libraries are loaded for
 * the first file.
 */
async function writeCalendar(file: CalendarFile): Promise<string> {
  const calendar = await emptyCalendar(file.method);
  calendar.createEvent(toEvent(file));
  return calendar.toString();
}

/**
 * The attendees of a calendar file: the reader, and the other person only while both may see each other's address. None
 * for a file that invites no one (RFC 5546, 3.2.1).
 */
function attendeesOf(
  session: CalendarSession,
  { reader_user_id, method }: { reader_user_id: string; method: CalendarMethod },
): CalendarPerson[] {
  return method === 'PUBLISH'
    ? []
    : [session.mentor, session.prospect].filter(
        (person) => person.user_id === reader_user_id || session.status === 'confirmed',
      );
}

/** A booking as an iCalendar object (RFC 5545, and RFC 5546 for its method) for one of its people. */
export function writeInvitation(
  session: CalendarSession,
  reader: { reader_user_id: string; method: CalendarMethod },
  settings: CalendarSettings,
): Promise<string> {
  const { language } = session.mentor.user_id === reader.reader_user_id ? session.mentor : session.prospect;
  const about = { session, method: reader.method, attendees: attendeesOf(session, reader), language, rings: true };
  return writeCalendar({ ...about, ...ofBooking(session, settings) });
}

const REFRESH_S = 30 * 60;

/**
 * Moves the calendar's own properties before its components, as RFC 5545 (3.6) requires; the library writes some after
 * its zones.
 */
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
 * Writes a user's sessions as a calendar to subscribe to, with its name (RFC 7986) and refresh interval. There are no
 * attendees, and so no addresses.
 */
export async function writeFeed(
  sessions: readonly CalendarSession[],
  { language, settings }: { language: string; settings: CalendarSettings },
): Promise<string> {
  const calendar = await emptyCalendar('PUBLISH');
  calendar.name(brand()).ttl(REFRESH_S);
  for (const session of sessions) {
    // A subscribed calendar uses the alarms of its program.
    const plain = { method: 'PUBLISH', attendees: [], rings: false } as const;
    calendar.createEvent(toEvent({ ...plain, session, language, ...ofBooking(session, settings) }));
  }
  return propertiesFirst(calendar.toString());
}
