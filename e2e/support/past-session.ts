import type { Booking } from '@abroad/contract/bookings';
import pg from 'pg';
import { runningInstance } from '../../tools/lib/start/instance.ts';
import type { WithProfile } from './profiles.ts';
import { test } from './test.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A past session: how long ago it ended, and its outcome. */
interface Past {
  days_ago: number;
  status?: 'confirmed' | 'completed';
}

/** A free session that two people booked and that is over: booked like any other, then moved into the past. */
export async function pastSession(student: WithProfile, mentor: WithProfile, past: Past): Promise<Booking> {
  const booked = await bookSession(student, mentor);
  await letPass(booked.id, past);
  return student.client.getBooking({ params: { id: booked.id } });
}

/** Books the first free session. */
export async function bookSession(student: WithProfile, mentor: WithProfile): Promise<Booking> {
  const from = Date.now() + 3 * DAY_MS;
  const { available_slots: slots } = await student.client.getAvailabilityBySlug({
    params: { slug: mentor.slug },
    query: {
      start: new Date(from).toISOString(),
      end: new Date(from + 5 * DAY_MS).toISOString(),
      event_type_slug: 'intro-call',
    },
  });
  return student.client.createBooking({
    body: {
      mentor_slug: mentor.slug,
      event_type_slug: 'intro-call',
      start: slots[0]?.start ?? '',
      time_zone: 'Africa/Lagos',
      platform: 'google_meet',
    },
    idempotency_key: crypto.randomUUID(),
  });
}

/** Moves a session into the past, with the creation of its accounts before it. */
export async function letPass(id: string, { days_ago, status = 'completed' }: Past): Promise<void> {
  await inDatabase(async (client) => {
    await client.query(
      `with moved as (
         select id, now() - make_interval(secs => $3) as end_at,
           now() - make_interval(secs => $3) - (end_at - start_at) as start_at from booking where id = $1)
       update booking set status = $2, start_at = moved.start_at, end_at = moved.end_at,
         busy_start_at = moved.start_at, busy_end_at = moved.end_at
       from moved where booking.id = moved.id`,
      [id, status, days_ago * 24 * 60 * 60],
    );
    await client.query(
      `update authenticated_user set created_at = booking.start_at - interval '30 days'
       from booking where booking.id = $1 and authenticated_user.id in (booking.mentor_user_id, booking.prospect_user_id)`,
      [id],
    );
  });
}

/** Runs a function on the database of the product under test. */
export async function inDatabase<T>(act: (client: pg.Client) => Promise<T>): Promise<T> {
  const instance = runningInstance(String(test.info().config.metadata['dataDir']));
  const client = new pg.Client(instance?.database_url);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
