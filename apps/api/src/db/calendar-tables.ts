import type { ColumnType, Generated } from 'kysely';
import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

export interface CalendarConnectionTable {
  id: string;
  auth_user_id: string;
  provider: 'google' | 'caldav' | 'ical';
  provider_account_id: string;
  provider_email: string | null;
  display_name: string | null;
  server_url: string | null;
  is_active: Generated<boolean>;
  scopes: Generated<string[]>;
  expires_at: Timestamp | null;
  secret: Buffer;
  secret_key_id: string;
  broken_told_at: Timestamp | null;
  created_at: Touched;
  updated_at: Touched;
}

export interface ProviderCalendarTable {
  id: string;
  connection_id: string;
  auth_user_id: string;
  remote_id: string;
  name: string;
  time_zone: string;
  is_primary: boolean;
  is_writable: boolean;
  check_conflicts: boolean;
  is_target: boolean;
  cursor: string | null;
  covered_from: Timestamp | null;
  covered_until: Timestamp | null;
  read_at: Timestamp | null;
  problem: string | null;
  failures: Generated<number>;
  next_read_at: Touched;
  /** Set with the problem `unreadable`; the title is one line of a calendar, stored while it can't be read. */
  unreadable: ColumnType<Unreadable | null, string | null | undefined, string | null>;
  /** No request goes to the server before this. */
  asked_again_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The unreadable part of a calendar: one entry, or the whole. */
export interface Unreadable {
  reason: string;
  title: string | null;
  date: string | null;
}

export interface CalendarBusyTable {
  provider_calendar_id: string;
  event_key: string;
  start_at: Timestamp;
  end_at: Timestamp;
}

export interface CalendarOauthStateTable {
  state_hash: Buffer;
  auth_user_id: string;
  code_verifier: Buffer;
  code_verifier_key_id: string;
  return_to: string | null;
  expires_at: Timestamp;
}

export interface CalendarChannelTable {
  id: string;
  provider_calendar_id: string;
  token_hash: Buffer;
  resource_id: string | null;
  expires_at: Timestamp;
}

/**
 * The event of a session in its mentor's calendar. `event_key` and the following columns are null until it is known to
 * exist.
 */
export interface SessionEventTable {
  booking_id: string;
  provider_calendar_id: string;
  event_key: string | null;
  etag: string | null;
  start_at: Timestamp | null;
  end_at: Timestamp | null;
  ical_sequence: number | null;
  join_url: string | null;
  written_at: Timestamp | null;
  created_at: Touched;
}

/** The private URL at which a user's own calendar reads their sessions. */
export interface CalendarFeedTokenTable {
  auth_user_id: string;
  token_hash: Buffer;
  secret: Buffer;
  secret_key_id: string;
  created_at: Touched;
}

/** A user's change of that event in the calendar. */
export interface SessionSuggestionTable {
  id: string;
  booking_id: string;
  kind: 'moved' | 'deleted';
  start_at: Timestamp | null;
  end_at: Timestamp | null;
  created_at: Touched;
  resolved_at: Timestamp | null;
  resolution: 'accepted' | 'dismissed' | 'settled' | null;
}

export interface AvailabilityScheduleTable {
  id: string;
  auth_user_id: string;
  name: string;
  time_zone: string;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: Touched;
  updated_at: Touched;
}

export interface AvailabilityRuleTable {
  id: string;
  schedule_id: string;
  weekday: number | null;
  date: string | null;
  start_time: string | null;
  end_time: string | null;
}

export interface TimeOffTable {
  id: string;
  auth_user_id: string;
  first_date: string;
  last_date: string;
  note: string | null;
  created_at: Touched;
  updated_at: Touched;
}

export interface CalendarTables {
  availability_schedule: AvailabilityScheduleTable;
  time_off: TimeOffTable;
  calendar_feed_token: CalendarFeedTokenTable;
  provider_calendar: ProviderCalendarTable;
  calendar_connection: CalendarConnectionTable;
  calendar_oauth_state: CalendarOauthStateTable;
  availability_rule: AvailabilityRuleTable;
  calendar_busy: CalendarBusyTable;
  calendar_channel: CalendarChannelTable;
  session_event: SessionEventTable;
  session_suggestion: SessionSuggestionTable;
}

export const calendarTables = {
  availability_schedule: { owner: 'availability', archive: 'composed', erasure: 'deleted' },
  time_off: { owner: 'availability', archive: 'time_off', erasure: 'deleted' },
  calendar_feed_token: { owner: 'session-feed', archive: null, erasure: 'deleted' },
  provider_calendar: { owner: 'calendars', archive: 'provider_calendars', erasure: 'deleted' },
  // Secrets of accounts elsewhere.
  calendar_connection: { owner: 'calendars', archive: null, erasure: 'deleted' },
  calendar_oauth_state: { owner: 'calendars', archive: null, erasure: 'deleted' },
  availability_rule: { owner: 'availability' },
  calendar_busy: { owner: 'calendars' },
  calendar_channel: { owner: 'calendars' },
  session_event: { owner: 'session-events' },
  session_suggestion: { owner: 'session-events' },
} as const satisfies Record<keyof CalendarTables, TableRules>;
