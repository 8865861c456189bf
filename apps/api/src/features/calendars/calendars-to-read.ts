import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { SealedConnection } from './credentials.ts';

/** Whether sessions are written to `provider_calendar calendar`: all of its mentor's, or those of a service. */
const TAKES_SESSIONS = sql<boolean>`
  (calendar.is_target or exists (select 1 from event_type service where service.target_calendar_id = calendar.id))`;

/** Whether it is read: it makes its owner busy, or sessions are written to it. */
export const IN_USE = sql<boolean>`(calendar.check_conflicts or ${TAKES_SESSIONS})`;

/** A calendar with everything that a reading needs. */
export interface CalendarToRead {
  id: string;
  auth_user_id: string;
  remote_id: string;
  time_zone: string;
  takes_sessions: boolean;
  cursor: string | null;
  /** Epoch milliseconds. */
  covered_from: number | null;
  read_at: number | null;
  next_read_at: number;
  /** Until when its server asked for a pause. */
  asked_again_at: number | null;
  /** The owner's verified address, in lower case. */
  own_addresses: string[];
  failures: number;
  connection: SealedConnection;
}

interface Row extends Omit<CalendarToRead, 'connection'> {
  connection_id: string;
  provider: SealedConnection['provider'];
  secret: Buffer;
  secret_key_id: string;
}

/** Selects used calendars of active connections. */
export type CalendarSelector = { calendar_id: string } | { connection_id: string } | { user_id: string };

const selects = (which: CalendarSelector) => {
  if ('calendar_id' in which) {
    return sql`calendar.id = ${which.calendar_id}`;
  }
  return 'connection_id' in which
    ? sql`calendar.connection_id = ${which.connection_id}`
    : sql`calendar.auth_user_id = ${which.user_id} and calendar.check_conflicts`;
};

/** Calendars that are read because they make their owner busy, or because sessions are written to them. */
export async function findCalendarsToRead(db: Database, which: CalendarSelector): Promise<CalendarToRead[]> {
  const { rows } = await sql<Row>`
    select calendar.id, calendar.auth_user_id, calendar.remote_id, calendar.time_zone, ${TAKES_SESSIONS} as takes_sessions,
      calendar.cursor, calendar.failures,
      (extract(epoch from calendar.covered_from) * 1000)::float8 as covered_from,
      (extract(epoch from calendar.read_at) * 1000)::float8 as read_at,
      (extract(epoch from calendar.next_read_at) * 1000)::float8 as next_read_at,
      (extract(epoch from calendar.asked_again_at) * 1000)::float8 as asked_again_at,
      case when owner.email_verified and owner.email is not null then array[lower(owner.email::text)] else '{}' end as own_addresses,
      connection.id as connection_id, connection.provider, connection.secret, connection.secret_key_id
    from provider_calendar calendar join calendar_connection connection on connection.id = calendar.connection_id
    join authenticated_user owner on owner.id = calendar.auth_user_id
    where ${IN_USE} and connection.is_active and ${selects(which)}`.execute(db);
  return rows.map(({ connection_id, provider, secret, secret_key_id, ...calendar }) => ({
    ...calendar,
    connection: { id: connection_id, provider, secret, secret_key_id },
  }));
}
