import type { CalendarConnection } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { SealedConnection } from './credentials.ts';
import { IN_USE } from './calendars-to-read.ts';

interface Row extends Omit<CalendarConnection, 'problem'> {
  problem: CalendarConnection['problem'];
}

async function findConnections(db: Database, user_id: string, id: string | null): Promise<CalendarConnection[]> {
  const { rows } = await sql<Row>`
    select connection.id, provider, provider_account_id, provider_email, display_name, server_url, is_active, scopes, expires_at,
      connection.created_at, connection.updated_at,
      case when is_active then in_use.problem else 'signed_out' end as problem,
      case when in_use.unread then null else in_use.last_read_at end as last_read_at
    from calendar_connection connection
    left join lateral (
      select min(read_at) as last_read_at, bool_or(read_at is null) as unread,
        (array_agg(calendar.problem order by read_at nulls first) filter (where calendar.problem is not null))[1] as problem
      from provider_calendar calendar
      where connection_id = connection.id and ${IN_USE}) in_use on true
    where auth_user_id = ${user_id} and (${id}::uuid is null or connection.id = ${id})
    order by connection.created_at, connection.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    expires_at: instantOrNull(row.expires_at),
    last_read_at: instantOrNull(row.last_read_at),
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }));
}

/** A user's connections, the oldest first. */
export const listConnections = (db: Database, user_id: string): Promise<CalendarConnection[]> =>
  findConnections(db, user_id, null);

/** @throws AppError NOT_FOUND for another user's. */
export async function getConnection(db: Database, user_id: string, id: string): Promise<CalendarConnection> {
  const [connection] = await findConnections(db, user_id, id);
  if (!connection) {
    throw new AppError('NOT_FOUND');
  }
  return connection;
}

const selectSealedConnections = (db: Database, user_id: string) =>
  db
    .selectFrom('calendar_connection')
    .select(['id', 'provider', 'secret', 'secret_key_id'])
    .where('auth_user_id', '=', user_id);

/** @throws AppError NOT_FOUND for another user's. */
export async function findSealedConnection(db: Database, user_id: string, id: string): Promise<SealedConnection> {
  const connection = await selectSealedConnections(db, user_id).where('id', '=', id).executeTakeFirst();
  if (!connection) {
    throw new AppError('NOT_FOUND');
  }
  return connection;
}

/** Every connection of a user. */
export const findSealedConnections = (db: Database, user_id: string): Promise<SealedConnection[]> =>
  selectSealedConnections(db, user_id).execute();

/** A user's connections to one provider. */
export const findSealedConnectionsOf = (
  db: Database,
  user_id: string,
  provider: SealedConnection['provider'],
): Promise<SealedConnection[]> => selectSealedConnections(db, user_id).where('provider', '=', provider).execute();
