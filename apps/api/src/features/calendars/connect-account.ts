import { LIMITS, type CalendarConnection } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeUpcomingSessionsJob } from '../../jobs/known-jobs.ts';
import type { CalendarCredentials, RemoteCalendar } from '../../providers/calendar/port.ts';
import { getConnection } from './connections.ts';
import { sealCredentials, sourceOf } from './credentials.ts';
import { syncCalendars } from './sync-calendars.ts';
import type { CalendarDeps } from './read-calendar.ts';
import { readConnection } from './refresh.ts';
import { refuseFailure } from './refuse-failure.ts';
import { zoneOf } from './zone-of.ts';

/** An account to which a user gave access. */
export interface Account {
  credentials: CalendarCredentials;
  /** The provider's id of the account; the same id is the same connection. */
  provider_account_id: string;
  provider_email: string | null;
  display_name: string | null;
  scopes: string[];
}

/** Lists the calendars of an account that is not stored yet, with its credentials, which may have been renewed. */
async function listRemoteCalendars(context: CalendarDeps, { credentials }: Account) {
  const source = sourceOf(context, credentials.provider);
  if (source === null) {
    throw new AppError('CALENDAR_PROVIDER_OFF');
  }
  let latest = credentials;
  const access = {
    credentials,
    renewed: (renewed: CalendarCredentials) => {
      latest = renewed;
      return Promise.resolve();
    },
  };
  const calendars = await source.listCalendars(access).catch(refuseFailure);
  if (calendars.length === 0) {
    throw new AppError('CALENDAR_UNREADABLE');
  }
  return { credentials: latest, calendars };
}

/** @throws AppError TOO_MANY_CONNECTIONS */
export async function refuseTooMany(db: Database, user_id: string): Promise<void> {
  const { count } = await db
    .selectFrom('calendar_connection')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('auth_user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= LIMITS.calendar_connections_max) {
    throw new AppError('TOO_MANY_CONNECTIONS');
  }
}

/** An address without credentials in it (RFC 3986, 3.2.1). */
function plainAddress(address: string): string {
  const url = new URL(address);
  if (url.username === '' && url.password === '') {
    return address;
  }
  url.username = '';
  url.password = '';
  return url.href;
}

async function storeConnection(
  context: CalendarDeps,
  user_id: string,
  account: Account,
  calendars: readonly RemoteCalendar[],
) {
  const { credentials, provider_account_id, ...rest } = account;
  const { provider } = credentials;
  return writeAs(context.db, user_id, async (trx) => {
    const time_zone = await zoneOf(trx, user_id);
    const before = await trx
      .selectFrom('calendar_connection')
      .select('id')
      .where('auth_user_id', '=', user_id)
      .where('provider', '=', provider)
      .where('provider_account_id', '=', provider_account_id)
      .executeTakeFirst();
    if (!before) {
      await refuseTooMany(trx, user_id);
    }
    const id = before?.id ?? newId();
    const now = toInstant(context.clock.now());
    const server_url = credentials.provider === 'caldav' ? plainAddress(credentials.server_url) : null;
    const sealed = sealCredentials(context, id, credentials);
    const kept = { ...rest, ...sealed, server_url, is_active: true, broken_told_at: null };
    const row = { ...kept, id, auth_user_id: user_id, provider, provider_account_id, expires_at: null };
    await trx
      .insertInto('calendar_connection')
      .values({ ...row, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...kept, updated_at: now }))
      .execute();
    await syncCalendars(trx, { connection_id: id, auth_user_id: user_id, time_zone }, calendars);
    await enqueue(trx, [writeUpcomingSessionsJob({ user_id })]);
    return id;
  });
}

/**
 * Connects an account and reads its main calendar. Connecting the same account again replaces its credentials.
 * @throws AppError CALENDAR_SIGNED_OUT, CALENDAR_UNREACHABLE, CALENDAR_UNREADABLE, CALENDAR_ADDRESS_FORBIDDEN,
 * CALENDAR_PROVIDER_OFF, TOO_MANY_CONNECTIONS
 */
export async function connectAccount(
  context: CalendarDeps,
  user_id: string,
  account: Account,
): Promise<CalendarConnection> {
  const { credentials, calendars } = await listRemoteCalendars(context, account);
  const id = await storeConnection(context, user_id, { ...account, credentials }, calendars);
  await readConnection(context, id);
  return getConnection(context.db, user_id, id);
}
