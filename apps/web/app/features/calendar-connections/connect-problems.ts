import { isFailure } from '../../api/failure.ts';
import type { MessageKey } from '../../locales/index.ts';
import { fieldFailures } from '../forms/server-errors.ts';

export type ConnectField = 'server_url' | 'username' | 'password' | 'url' | 'name';
export type ConnectProblems = Partial<Record<ConnectField | 'form', MessageKey>>;

const needed = {
  server_url: 'calendars.need_address',
  url: 'calendars.need_address',
  username: 'calendars.need_username',
  password: 'calendars.need_password',
} as const satisfies Partial<Record<ConnectField, MessageKey>>;

/** Fields that must not be empty and are. */
export function emptyFields(draft: Partial<Record<keyof typeof needed, string>>): ConnectProblems {
  return Object.fromEntries(
    Object.entries(needed).filter(([field]) => draft[field as keyof typeof needed]?.trim() === ''),
  );
}

/** The reasons why an account could not be connected that concern typed values. */
const byCode: Record<'caldav' | 'ical', Record<string, ConnectProblems>> = {
  caldav: {
    CALENDAR_SIGNED_OUT: { password: 'calendars.failed_password' },
    CALENDAR_UNREACHABLE: { server_url: 'calendars.failed_reach' },
    CALENDAR_UNREADABLE: { server_url: 'calendars.failed_read' },
    CALENDAR_ADDRESS_FORBIDDEN: { server_url: 'calendars.failed_forbidden' },
    TOO_MANY_CONNECTIONS: { form: 'calendars.failed_many' },
  },
  ical: {
    CALENDAR_SIGNED_OUT: { url: 'calendars.failed_feed_password' },
    CALENDAR_UNREACHABLE: { url: 'calendars.failed_reach' },
    CALENDAR_UNREADABLE: { url: 'calendars.failed_read' },
    CALENDAR_ADDRESS_FORBIDDEN: { url: 'calendars.failed_forbidden' },
    TOO_MANY_CONNECTIONS: { form: 'calendars.failed_many' },
  },
};

const isAddress = (path: string) => path === 'server_url' || path === 'url';

/** Returns an attempt's problems, field by field; empty if the error is about something else. */
export function connectProblems(kind: 'caldav' | 'ical', error: unknown): ConnectProblems {
  if (!isFailure(error)) {
    return {};
  }
  const refused = fieldFailures(error).map(({ path }): [string, MessageKey] => [
    path,
    isAddress(path) ? 'calendars.bad_address' : 'calendars.bad_field',
  ]);
  return byCode[kind][error.code] ?? Object.fromEntries(refused);
}

/** Why Google’s answer did not become a connection. */
export const googleProblems: Record<string, MessageKey> = {
  OAUTH_STATE_INVALID: 'calendars.failed_state',
  VALIDATION_FAILED: 'calendars.failed_state',
  CALENDAR_ACCESS_MISSING: 'calendars.failed_access',
  CALENDAR_SIGNED_OUT: 'calendars.failed_google',
  CALENDAR_UNREACHABLE: 'calendars.failed_google_reach',
  CALENDAR_UNREADABLE: 'calendars.failed_google_read',
  CALENDAR_PROVIDER_OFF: 'calendars.google_off',
  TOO_MANY_CONNECTIONS: 'calendars.failed_many',
};
