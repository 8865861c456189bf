import { URL } from 'node:url';
import { CalendarFailure } from '../port.ts';

const NAMES_OF_HTTPS = /^(?:webcals?|calendar|ics):/i;

/**
 * Returns the address of a feed from a pasted one: `webcal:` is https, and a name and password in the address go into a header.
 * @throws CalendarFailure `unreadable` for an invalid address.
 */
export function feedRequest(given: string): { url: string; headers: Record<string, string> } {
  const text = given.trim().replace(NAMES_OF_HTTPS, 'https:');
  if (!URL.canParse(text)) {
    throw new CalendarFailure('unreadable', 'no address');
  }
  const url = new URL(text);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  url.hash = '';
  const headers: Record<string, string> = { accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1' };
  if (username !== '') {
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    headers['authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  return { url: url.href, headers };
}
