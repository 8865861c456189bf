import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { SealedConnection } from './credentials.ts';

/** A calendar to which sessions are, or were, written. */
export interface SessionCalendar {
  calendar_id: string;
  remote_id: string;
  /** False while we have no access to its account. */
  is_active: boolean;
  connection: SealedConnection;
}

interface Row extends Omit<SessionCalendar, 'connection'> {
  connection_id: string;
  provider: SealedConnection['provider'];
  secret: Buffer;
  secret_key_id: string;
}

const COLUMNS = sql`calendar.id as calendar_id, calendar.remote_id, connection.is_active,
  connection.id as connection_id, connection.provider, connection.secret, connection.secret_key_id`;

/** Whether bookings of `event_type service` will get a Meet link: see `awaitsMeetLink`. */
export const MAKES_MEET_LINK = sql<boolean>`
  (service.default_platform = 'google_meet' and coalesce((
    select connection.provider = 'google' and connection.is_active
    from provider_calendar calendar join calendar_connection connection on connection.id = calendar.connection_id
    where calendar.auth_user_id = service.auth_user_id and calendar.is_writable
      and (calendar.id = service.target_calendar_id or calendar.is_target)
    order by calendar.id = service.target_calendar_id desc nulls last limit 1), false))`;

/** A service's own calendar takes precedence over the mentor's, while it is writable. */
const TARGET_OF_BOOKING = sql`
  booking
  join event_type service on service.id = booking.event_type_id
  join lateral (
    select * from provider_calendar
    where auth_user_id = booking.mentor_user_id and is_writable and (id = service.target_calendar_id or is_target)
    order by id = service.target_calendar_id desc nulls last limit 1) calendar on true
  join calendar_connection connection on connection.id = calendar.connection_id`;

const toCalendar = ({ connection_id, provider, secret, secret_key_id, ...calendar }: Row): SessionCalendar => ({
  ...calendar,
  connection: { id: connection_id, provider, secret, secret_key_id },
});

/** The calendar for the event of a booking; null if the mentor has chosen none. */
export async function findSessionTarget(db: Database, booking_id: string): Promise<SessionCalendar | null> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${TARGET_OF_BOOKING} where booking.id = ${booking_id}`.execute(db);
  return rows[0] ? toCalendar(rows[0]) : null;
}

/** Whether the event of a booking will get a Meet link: only Google's calendar creates one, for Google Meet. */
export async function awaitsMeetLink(db: Database, booking_id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${TARGET_OF_BOOKING}
    where booking.id = ${booking_id} and booking.platform = 'google_meet' and connection.provider = 'google'
      and connection.is_active`.execute(db);
  return rows.length > 0;
}

/** Calendars to which a booking's event was, or may have been, written. */
export async function findSessionCalendars(db: Database, booking_id: string): Promise<SessionCalendar[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS}
    from session_event event
    join provider_calendar calendar on calendar.id = event.provider_calendar_id
    join calendar_connection connection on connection.id = calendar.connection_id
    where event.booking_id = ${booking_id}`.execute(db);
  return rows.map(toCalendar);
}
