export interface GoogleCredentials {
  provider: 'google';
  refresh_token: string;
  access_token: string;
  /** When the access token ends, in epoch milliseconds. */
  expires_at: number;
}
export interface CaldavCredentials {
  provider: 'caldav';
  /** The address that the person entered; discovery (RFC 6764) starts there. */
  server_url: string;
  username: string;
  /** An app password. */
  password: string;
}
export interface FeedCredentials {
  provider: 'ical';
  /** The address is the secret: anyone who has it can read the calendar. */
  url: string;
}
/** Credentials that give this product access; kept sealed. */
export type CalendarCredentials = GoogleCredentials | CaldavCredentials | FeedCredentials;

/** Credentials in use. */
export interface CalendarAccess<C extends CalendarCredentials = CalendarCredentials> {
  credentials: C;
  /** Called with new credentials before they are used, where the provider gives new ones (RFC 6749, section 6). */
  renewed(credentials: C): Promise<void>;
}

/** A calendar of an account. */
export interface RemoteCalendar {
  /** The provider's own name for it: Google's id, the URL of a CalDAV collection. */
  remote_id: string;
  name: string;
  /** IANA; null when the provider doesn't say. */
  time_zone: string | null;
  is_primary: boolean;
  is_writable: boolean;
}

/** Half-open, in epoch milliseconds. */
export interface Span {
  start: number;
  end: number;
}

/** One event as it takes time: none when it was deleted or cancelled, is marked free or lies outside the span. */
export interface BusyEvent {
  /** Names the event in its calendar, through all changes: Google's event id, the URL of a CalDAV object, a UID of a feed. */
  event_key: string;
  /** RFC 5545, 3.8.4.7; null when the event is gone and nothing more is known. */
  uid: string | null;
  /** Each time that it takes: all occurrences of a recurring event, all-day ones from midnight to midnight in the calendar's zone. */
  times: Span[];
}

export interface BusyReading {
  /** `all`: these are all events of the span. `changes`: what changed since the cursor; the rest stays. */
  kind: 'all' | 'changes';
  events: BusyEvent[];
  /** Given back at the next reading; null where the provider knows no changes. */
  cursor: string | null;
}

/** A session as it is in a calendar. Times in epoch milliseconds. */
export interface SessionEvent extends Span {
  /** The iCalendar UID of the booking; an event of this UID is replaced. */
  uid: string;
  booking_id: string;
  /** RFC 5545, 3.8.7.4. */
  sequence: number;
  time_zone: string;
  title: string;
  description: string;
  location: string | null;
  /** Google alone can: a Meet link is made with the event. */
  wants_meet_link: boolean;
}

/** An event of ours in a calendar. */
export interface StoredEvent extends Span {
  event_key: string;
  etag: string | null;
  is_cancelled: boolean;
  join_url: string | null;
}

export interface BusyQuery {
  span: Span;
  cursor: string | null;
  /** Addresses of whose calendar it is, in small letters: what they have declined takes no time. */
  own_addresses: readonly string[];
}

/**
 * One kind of calendar. Every call ends by itself, a minute after its making and whatever a file asks for at most, and throws
 * nothing but CalendarFailure.
 */
export interface CalendarSource<C extends CalendarCredentials = CalendarCredentials> {
  listCalendars(access: CalendarAccess<C>): Promise<RemoteCalendar[]>;
  /**
   * Reads the busy times of a calendar.
   * @param calendar.time_zone in which all-day events and floating times count (RFC 5545, 3.3.5).
   * @param cursor of the previous reading; a cursor that the provider no longer knows leads to a reading of all.
   */
  readBusy(
    access: CalendarAccess<C>,
    calendar: { remote_id: string; time_zone: string },
    question: BusyQuery,
  ): Promise<BusyReading>;
  /** Null where nothing can be written. */
  writer: CalendarWriter<C> | null;
  /** Gives the right of access back, where the provider can take it back; best effort. */
  revoke(access: CalendarAccess<C>): Promise<void>;
}

export interface CalendarWriter<C extends CalendarCredentials = CalendarCredentials> {
  /** Writes or replaces the session's event; doing it twice leaves one event. */
  writeEvent(access: CalendarAccess<C>, remote_id: string, event: SessionEvent): Promise<StoredEvent>;
  /** The event as it is there now; null when it is gone. */
  readEvent(access: CalendarAccess<C>, remote_id: string, event: SessionEvent): Promise<StoredEvent | null>;
  /** Takes the session's event away; one that is gone already is fine. */
  deleteEvent(access: CalendarAccess<C>, remote_id: string, event: SessionEvent): Promise<void>;
}

/**
 * Why a calendar could not be read or written: `signed_out` (access refused or taken back), `unreachable` (no answer in
 * time, or 5xx), `limited` (too many requests; RFC 6585), `gone` (the calendar is not there any more), `unreadable` (the
 * answer isn't a calendar), `forbidden_address` (an address inside a private network), `refused` (anything else it said no to).
 */
export type CalendarProblem =
  | 'signed_out'
  | 'unreachable'
  | 'limited'
  | 'gone'
  | 'unreadable'
  | 'forbidden_address'
  | 'refused';

/**
 * Why a calendar is `unreadable`. Of the whole: `not_a_calendar`, `cut_off`, `too_large`. Of one entry: a `time`, a
 * `duration` or a `rule` that can't be read, or a recurrence that asks for `too_much` work.
 */
export const UNREADABLE_REASONS = [
  'not_a_calendar',
  'cut_off',
  'too_large',
  'time',
  'duration',
  'rule',
  'too_much',
] as const;
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number];

/** An unreadable part, and why; the entry's title and day are null where they aren't known, and for a whole calendar. */
export interface Unreadable {
  reason: UnreadableReason;
  title: string | null;
  /** ISO 8601, as the entry writes its beginning. */
  date: string | null;
}

interface FailureOptions {
  cause?: unknown;
  unreadable?: Unreadable | null;
  /** How long the server asks not to be asked again (RFC 9110, 10.2.3). */
  retry_after_ms?: number | null;
}

export class CalendarFailure extends Error {
  override readonly name = 'CalendarFailure';
  readonly problem: CalendarProblem;
  readonly detail: string;
  readonly unreadable: Unreadable | null;
  readonly retry_after_ms: number | null;

  constructor(problem: CalendarProblem, detail: string, options: FailureOptions = {}) {
    super(`${problem}: ${detail}`, 'cause' in options ? { cause: options.cause } : {});
    this.problem = problem;
    this.detail = detail;
    this.unreadable = options.unreadable ?? null;
    this.retry_after_ms = options.retry_after_ms ?? null;
  }
}

/** A calendar that can't be read, or an entry of it. A caller that knows the entry adds its title. */
export const unreadable = (reason: UnreadableReason, detail: string, cause?: unknown): CalendarFailure =>
  new CalendarFailure('unreadable', detail, {
    ...(cause === undefined ? {} : { cause }),
    unreadable: { reason, title: null, date: null },
  });

/** Signing in at Google: OAuth 2 authorization code with PKCE (RFC 6749, RFC 7636). */
export interface GoogleAuthorization {
  /** Where the person agrees. */
  authorizationUrl(question: { state: string; code_challenge: string; redirect_uri: string }): string;
  /** @throws CalendarFailure `signed_out` when the code is not (or no longer) good. */
  exchange(answer: { code: string; code_verifier: string; redirect_uri: string }): Promise<{
    credentials: GoogleCredentials;
    account_id: string;
    email: string | null;
    scopes: string[];
  }>;
  /** Whether what the person agreed to is all that is needed: Google lets them untick parts. */
  isEnough(scopes: readonly string[]): boolean;
}

/** How Google sends notifications about changes of a calendar. */
export interface WatchQuestion {
  /** Unique, of letters, digits and `-_`. */
  channel_id: string;
  /** Google sends it back with each message, which shows the channel. */
  token: string;
  /** The address for messages: https. */
  address: string;
  /** Epoch milliseconds; Google may end it sooner. */
  expires_at: number;
}
export interface CalendarChannel {
  channel_id: string;
  /** Google's id of the watched calendar. */
  resource_id: string;
  expires_at: number;
}
/** Google sends notifications of changes at once, when it can reach this server. */
export interface GooglePush {
  watch(
    access: CalendarAccess<GoogleCredentials>,
    remote_id: string,
    question: WatchQuestion,
  ): Promise<CalendarChannel>;
  /** A channel that has ended already is fine. */
  stopWatching(
    access: CalendarAccess<GoogleCredentials>,
    channel: Pick<CalendarChannel, 'channel_id' | 'resource_id'>,
  ): Promise<void>;
}

export type GoogleCalendars = CalendarSource<GoogleCredentials> & GoogleAuthorization & GooglePush;

/** The kinds of calendar that this instance speaks to. */
export interface Calendars {
  /** Null without client credentials of Google. */
  google: GoogleCalendars | null;
  caldav: CalendarSource<CaldavCredentials>;
  ical: CalendarSource<FeedCredentials>;
}
