import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { Id, Instant, line, requiredLine, single, title } from './primitives.ts';

/**
 * Why a calendar can't be read or written now: `signed_out` means that the person has to connect it again, `gone` that they have to
 * choose another one; the rest may pass by itself.
 */
export const CalendarProblem = z.enum([
  'signed_out',
  'unreachable',
  'limited',
  'gone',
  'unreadable',
  'forbidden_address',
  'refused',
]);
export type CalendarProblem = z.infer<typeof CalendarProblem>;

/** A connected calendar account: specification, section 3. */
export const CalendarConnection = z
  .object({
    id: Id,
    provider: z.enum(['google', 'caldav', 'ical']),
    provider_account_id: z.string(),
    provider_email: z.string().nullable(),
    display_name: z.string().nullable(),
    /** The address of a CalDAV account as it was typed. Null for the others, and where it isn't known. */
    server_url: z.string().nullable(),
    /** False until the person connects it again. */
    is_active: z.boolean(),
    scopes: z.array(z.string()),
    /** When the right of access ends by itself; null when it doesn't. */
    expires_at: Instant.nullable(),
    created_at: Instant,
    updated_at: Instant,
    /** The problem that prevents reading it, or one of its calendars in use, now. */
    problem: CalendarProblem.nullable(),
    /** When the calendars in use were all last read; null before the first reading. */
    last_read_at: Instant.nullable(),
  })
  .meta({ id: 'CalendarConnection' });
export type CalendarConnection = z.infer<typeof CalendarConnection>;
export const CalendarConnections = z
  .object({ connections: z.array(CalendarConnection), total: z.int() })
  .meta({ id: 'CalendarConnections' });

/**
 * An unreadable part of a calendar, and why. The whole: `not_a_calendar`, `cut_off`, `too_large`. One entry: a `time`, a
 * `duration` or a `rule` that can't be read, or a recurrence that needs `too_much` work.
 */
export const UnreadableEntry = z
  .object({
    reason: z.enum(['not_a_calendar', 'cut_off', 'too_large', 'time', 'duration', 'rule', 'too_much']),
    /** The title of the entry; null where it has none, and for the whole calendar. */
    title: z.string().nullable(),
    /** The day on which the entry begins, as it is written there. */
    date: z.iso.date().nullable(),
  })
  .meta({ id: 'UnreadableEntry' });
export type UnreadableEntry = z.infer<typeof UnreadableEntry>;

/** One of the calendars of an account. */
export const ProviderCalendar = z
  .object({
    id: Id,
    connection_id: Id,
    name: z.string(),
    time_zone: z.string(),
    is_primary: z.boolean(),
    is_writable: z.boolean(),
    /** Its events keep the person from being booked. */
    check_conflicts: z.boolean(),
    /** Bookings are written to it; one of all calendars of a person at most. */
    is_target: z.boolean(),
    problem: CalendarProblem.nullable(),
    /** For the problem `unreadable`: the unreadable part; null where that isn't known. */
    unreadable: UnreadableEntry.nullable(),
    last_read_at: Instant.nullable(),
  })
  .meta({ id: 'ProviderCalendar' });
export type ProviderCalendar = z.infer<typeof ProviderCalendar>;
export const ProviderCalendars = z
  .object({ items: z.array(ProviderCalendar), total: z.int() })
  .meta({ id: 'ProviderCalendars' });
export const ProviderCalendarsQuery = z.object({ connection_id: single(Id) });

export const PatchProviderCalendar = z
  .strictObject({ check_conflicts: z.boolean().optional(), is_target: z.boolean().optional() })
  .meta({ id: 'PatchProviderCalendar' });

const isWebAddress = (value: string) => {
  const url = URL.parse(value.replace(/^webcals?:/i, 'https:'));
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
};
/** A web address; `webcal:` stands for https. A bare host gets `https://`. */
const WebAddress = z
  .string('Enter the calendar link')
  .trim()
  .min(1, 'Enter the calendar link')
  .max(LIMITS.calendar_address_max, 'Enter a shorter link')
  .transform((value) => (/^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`))
  .refine(isWebAddress, 'Enter a link that starts with https://');

export const ConnectCaldav = z
  .strictObject({
    server_url: WebAddress,
    username: requiredLine('Enter the username', LIMITS.line_max),
    /** An app password: stored encrypted, and never returned. */
    password: z
      .string('Enter the app password')
      .min(1, 'Enter the app password')
      .max(LIMITS.line_max)
      .refine((value) => !value.includes('\0') && value.isWellFormed(), 'Enter the app password'),
  })
  .meta({ id: 'ConnectCaldav' });
export const ConnectFeed = z
  .strictObject({ url: WebAddress, name: title(LIMITS.name_max, 'Name').optional() })
  .meta({ id: 'ConnectFeed' });

/** A path of this site, to come back to. */
const ReturnPath = line(500).refine((value) => /^\/(?![/\\])/.test(value), 'Use a path of this site');
export const ConnectGoogle = z.strictObject({ return_to: ReturnPath.optional() }).meta({ id: 'ConnectGoogle' });
export const GoogleAuthorizationStart = z
  .object({ authorization_url: z.string(), expires_at: Instant })
  .meta({ id: 'GoogleAuthorizationStart' });
/** The parameters of Google's redirect: RFC 6749, section 4.1.2. */
export const CompleteGoogle = z
  .strictObject({ state: requiredLine('Start again', 200), code: requiredLine('Start again', 2000) })
  .meta({ id: 'CompleteGoogle' });
export const CompletedGoogle = z
  .object({ connection: CalendarConnection, return_to: z.string().nullable() })
  .meta({ id: 'CompletedGoogle' });
export const DisconnectGoogleQuery = z.object({ connection_id: single(Id) });
export const ConnectionParams = z.object({ id: Id });
