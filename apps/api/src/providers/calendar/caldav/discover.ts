import { CalendarFailure, unreadable } from '../port.ts';
import type { DavClient } from './dav-client.ts';
import { DavStatus } from './dav-status.ts';
import { hasElement, hrefsIn } from './dav-values.ts';
import type { MultiStatus } from './multi-status.ts';

export interface Account {
  /** RFC 4791, 6.2.1: the collections that hold calendars. */
  homes: string[];
  /** The address that the person entered, where it is a calendar itself. */
  calendar: string | null;
  principal: string | null;
}

const PROPS = ['d:current-user-principal', 'd:resourcetype', 'c:calendar-home-set'];
/** These are about the person, and no other address knows better. */
const FINAL: ReadonlySet<number> = new Set([401, 429]);

/** @throws CalendarFailure `unreadable` for an invalid address. */
export function serverUrl(given: string): string {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(given.trim()) ? given.trim() : `https://${given.trim()}`;
  if (!URL.canParse(text)) {
    throw unreadable('not_a_calendar', 'no address');
  }
  const url = new URL(text.replace(/^caldavs?:/i, 'https:'));
  url.username = '';
  url.password = '';
  return url.href;
}

/** Asks an address who is there; null when nothing of CalDAV is, as web servers say in many ways. */
async function look(dav: DavClient, url: string, failures: DavStatus[]): Promise<MultiStatus | null> {
  try {
    return await dav.properties(url, PROPS);
  } catch (error) {
    if (error instanceof DavStatus && !FINAL.has(error.status)) {
      failures.push(error);
      return null;
    }
    if (error instanceof CalendarFailure && error.problem === 'unreadable') {
      return null;
    }
    throw error;
  }
}

/** RFC 6764, section 5: this address exists to point elsewhere, so the credentials follow it. */
async function lookAtWellKnown(dav: DavClient, origin: string, failures: DavStatus[]): Promise<MultiStatus | null> {
  const url = `${origin}/.well-known/caldav`;
  try {
    return await look(dav, url, failures);
  } catch (error) {
    const isPointedAway = error instanceof DavStatus && error.status === 401 && new URL(error.url).origin !== origin;
    if (!isPointedAway) {
      throw error;
    }
    return await look(dav, error.url, failures);
  }
}

async function toAccount(
  dav: DavClient,
  { resources, url }: MultiStatus,
  failures: DavStatus[],
): Promise<Account | null> {
  const props = resources[0]?.props ?? {};
  const [principal = null] = hrefsIn(props['currentUserPrincipal'], url);
  const calendar = hasElement(props['resourcetype'], 'calendar') ? url : null;
  const given = hrefsIn(props['calendarHomeSet'], url);
  if (given.length > 0 || principal === null) {
    return given.length === 0 && calendar === null ? null : { homes: given, calendar, principal };
  }
  const found = await look(dav, principal, failures);
  const homes = found === null ? [] : hrefsIn(found.resources[0]?.props['calendarHomeSet'], found.url);
  return homes.length === 0 && calendar === null ? null : { homes, calendar, principal };
}

/**
 * Finds a user's calendars from what they typed: a host, their address, or a calendar (RFC 6764, section 6, except for
 * DNS; RFC 5397; RFC 4791, 6.2.1).
 * @throws CalendarFailure `unreadable` where there is no CalDAV; DavStatus.
 */
export async function discover(dav: DavClient): Promise<Account> {
  const typed = serverUrl(dav.credentials.server_url);
  const { origin } = new URL(typed);
  const failures: DavStatus[] = [];
  const attempts = [
    () => look(dav, typed, failures),
    () => lookAtWellKnown(dav, origin, failures),
    () => look(dav, `${origin}/`, failures),
  ];
  for (const each of attempts) {
    const found = await each();
    const account = found === null ? null : await toAccount(dav, found, failures);
    if (account !== null) {
      return account;
    }
  }
  // A server that is broken for now may still be one of calendars.
  throw failures.find(({ status }) => status >= 500) ?? unreadable('not_a_calendar', 'no CalDAV at this address');
}
