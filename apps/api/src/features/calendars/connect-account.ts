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
import { keepCalendars } from './keep-calendars.ts';
import type { Needs } from './read-calendar.ts';
import { readConnection } from './refresh.ts';
import { refuseFailure } from './refuse-failure.ts';
import { zoneOf } from './zone-of.ts';

/** An account that somebody gave us access to. */
export interface Account {
  credentials: CalendarCredentials;
  /** The provider's name for it; the same again is the same connection. */
  provider_account_id: string;
  provider_email: string | null;
  display_name: string | null;
  scopes: string[];
}

/** What the provider says of an account that is not kept yet, and the credentials as they are afterwards. */
async function look(context: Needs, { credentials }: Account) {
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

/** An address without what somebody may have typed into it to be let in (RFC 3986, 3.2.1). */
function plainAddress(address: string): string {
  const url = new URL(address);
  if (url.username === '' && url.password === '') {
    return address;
  }
  url.username = '';
  url.password = '';
  return url.href;
}

async function keep(context: Needs, user_id: string, account: Account, calendars: readonly RemoteCalendar[]) {
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
    await keepCalendars(trx, { connection_id: id, auth_user_id: user_id, time_zone }, calendars);
    await enqueue(trx, [writeUpcomingSessionsJob({ user_id })]);
    return id;
  });
}

/**
 * Connects an account and reads its main calendar at once. The same account again takes the new access.
 * @throws AppError CALENDAR_SIGNED_OUT, CALENDAR_UNREACHABLE, CALENDAR_UNREADABLE, CALENDAR_ADDRESS_FORBIDDEN,
 * CALENDAR_PROVIDER_OFF, TOO_MANY_CONNECTIONS
 */
export async function connectAccount(context: Needs, user_id: string, account: Account): Promise<CalendarConnection> {
  const { credentials, calendars } = await look(context, account);
  const id = await keep(context, user_id, { ...account, credentials }, calendars);
  await readConnection(context, id);
  return getConnection(context.db, user_id, id);
}
