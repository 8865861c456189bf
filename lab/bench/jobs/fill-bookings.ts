import type pg from 'pg';

/** The number of days over which the future sessions are spread. */
const DAYS = 60;

/**
 * A statement that drops what slows the inserts and isn't measured: no two of these sessions are of the same person, and the
 * triggers that announce a booking don't run.
 */
const LIGHTEN = `
  alter table booking drop constraint booking_mentor_time_taken, drop constraint booking_prospect_time_taken;
  drop index booking_mentor_idx, booking_prospect_idx;`;

const ADD = `
  insert into booking (id, mentor_user_id, prospect_user_id, event_type_id, status, title, start_at, end_at, busy_start_at,
    busy_end_at, time_zone, mentor_time_zone, platform, price_minor, currency, policy, ical_uid)
  select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'confirmed', 'Intro call', start_at,
    start_at + interval '30 minutes', start_at, start_at + interval '30 minutes', 'UTC', 'UTC', 'google_meet', 0, 'EUR', '{}',
    'bench-' || number
  from generate_series($1::int, $2::int) number
  cross join lateral (select date_trunc('hour', now()) + interval '1 day'
    + (number % (${DAYS} * 96)) * interval '15 minutes' as start_at) as time`;

/** Makes a database ready for many sessions. */
export const lighten = (client: pg.Client) => client.query(LIGHTEN);

/** Adds future sessions, at quarter hours, from number `from` to `to`. */
export async function fillBookings(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(ADD, [from, to]);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze booking');
  await client.query('checkpoint');
}
