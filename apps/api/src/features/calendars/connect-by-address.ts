import { createHash } from 'node:crypto';
import type { CalendarConnection, ConnectCaldav, ConnectFeed } from '@abroad/contract';
import type { z } from 'zod';
import { connectAccount } from './connect-account.ts';
import type { CalendarDeps } from './read-calendar.ts';

const hostOf = (address: string) => new URL(address).host;

/**
 * Connects a CalDAV account (RFC 4791) by its address, user name and app password.
 * @throws AppError as `connectAccount`.
 */
export function connectCaldav(
  context: CalendarDeps,
  user_id: string,
  { server_url, username, password }: z.output<typeof ConnectCaldav>,
): Promise<CalendarConnection> {
  const host = hostOf(server_url);
  return connectAccount(context, user_id, {
    credentials: { provider: 'caldav', server_url, username, password },
    provider_account_id: `${username}@${host}`,
    provider_email: username.includes('@') ? username : null,
    display_name: host,
    scopes: [],
  });
}

/** The address of a feed is a secret, so that its digest names it. */
const digest = (url: string) => createHash('sha256').update(url).digest('hex').slice(0, 32);

/**
 * Connects an iCalendar file (RFC 5545) by its address, to be read only.
 * @throws AppError as `connectAccount`.
 */
export function connectFeed(
  context: CalendarDeps,
  user_id: string,
  { url, name }: z.output<typeof ConnectFeed>,
): Promise<CalendarConnection> {
  const address = url.replace(/^webcals?:/i, 'https:');
  return connectAccount(context, user_id, {
    credentials: { provider: 'ical', url: address },
    provider_account_id: digest(address),
    provider_email: null,
    display_name: name === undefined || name === '' ? hostOf(address) : name,
    scopes: [],
  });
}
