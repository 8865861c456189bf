import { randomInt } from 'node:crypto';
import type { calendar_v3 } from '@googleapis/calendar';
import { newId } from '../../core/ids.ts';

export type Event = calendar_v3.Schema$Event & { id: string };
export type Channel = Required<Pick<calendar_v3.Schema$Channel, 'id' | 'resourceId' | 'expiration'>> & {
  id: string;
  token: string;
  address: string;
  messages: number;
};

export interface Calendar {
  id: string;
  summary: string;
  time_zone: string;
  is_primary: boolean;
  access_role: 'owner' | 'writer' | 'reader' | 'freeBusyReader';
  /** Each with the version of the calendar that its last change made. */
  events: Map<string, { event: Event; version: number }>;
  version: number;
  /** Sync tokens of versions before this are forgotten. */
  remembered_from: number;
  channels: Map<string, Channel>;
}

export interface Account {
  sub: string;
  email: string;
  calendars: Map<string, Calendar>;
}

interface Grant {
  account: Account;
  scopes: string[];
}

/** A fault: an error from Google, no answer, half of one, a broken connection, or an answer that isn't JSON. */
export type Fault =
  | { status: number; reason: string; retry_after?: string }
  | 'hangs'
  | 'stalls'
  | 'resets'
  | 'babbles';

/** All that the stand-in knows; a test may look at it and change it. */
export interface World {
  client_id: string;
  client_secret: string;
  redirect_uris: Set<string>;
  accounts: Map<string, Account>;
  codes: Map<string, Grant & { challenge: string; redirect_uri: string; nonce: string | null }>;
  refresh_tokens: Map<string, Grant>;
  access_tokens: Map<string, Grant & { refresh_token: string; is_expired: boolean }>;
  /** The faults by the beginning of the path. */
  faults: Map<string, Fault>;
  /** The requests, in order: `GET /calendar/v3/…`, without the query. */
  requests: string[];
  /** The audience of identity tokens; null for the client. */
  audience: string | null;
  /** How access tokens are said to last. */
  token_seconds: number;
  /** Whether a Meet link is there with the event, comes later, or can't be had in its calendars. */
  meet: 'at-once' | 'later' | 'unsupported';
  /** Events on a page at most, whatever is asked for. */
  page_size: number;
  /** Returns the address at which a webhook is reached from here. */
  reach: (address: string) => string;
  /** Messages under way. */
  deliveries: Set<Promise<void>>;
}

export const createWorld = (changes: Partial<World> = {}): World => ({
  client_id: 'mentors.apps.googleusercontent.test',
  client_secret: 'GOCSPX-stand-in',
  redirect_uris: new Set(),
  accounts: new Map(),
  codes: new Map(),
  refresh_tokens: new Map(),
  access_tokens: new Map(),
  faults: new Map(),
  requests: [],
  audience: null,
  token_seconds: 3599,
  meet: 'at-once',
  page_size: 2500,
  reach: (address) => address,
  deliveries: new Set(),
  ...changes,
});

/** A calendar of an account; the primary one has the account's address for its id, as at Google. */
export function addCalendar(account: Account, changes: Partial<Calendar> = {}): Calendar {
  const calendar: Calendar = {
    id: changes.is_primary ? account.email : `${newId().replaceAll('-', '')}@group.calendar.google.com`,
    summary: 'Lectures',
    time_zone: 'Europe/Amsterdam',
    is_primary: false,
    access_role: 'owner',
    events: new Map(),
    version: 1,
    remembered_from: 0,
    channels: new Map(),
    ...changes,
  };
  account.calendars.set(calendar.id, calendar);
  return calendar;
}

/** An account with its primary calendar. */
export function addAccount(world: World, email: string, primary: Partial<Calendar> = {}): Account {
  const account: Account = { sub: String(randomInt(2 ** 47)), email, calendars: new Map() };
  world.accounts.set(email, account);
  addCalendar(account, { summary: email, is_primary: true, ...primary });
  return account;
}
