import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { EXPORTED } from './export-data.ts';
import { THEIRS } from './remove-belongings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Tables that refer to a person: a new one has to be thought of here. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'authenticated_user'::regclass order by 1`.execute(api.context.db);
  return rows.map(({ name }) => name);
}

test('an erasure knows every table that refers to a person', async () => {
  // Cleared in ways of their own: bookings and their history lose words, services stay for bookings, slugs are reserved,
  // the search row goes with its profile, and pictures go with their files.
  const otherwise = ['booking', 'booking_event', 'event_type', 'former_slug', 'mentor_search', 'avatar'];
  expect(await tablesOfPeople()).toEqual([...THEIRS, ...otherwise].toSorted());
});

test('an export knows every table that refers to a person', async () => {
  // Made from others, of a day, a secret of links, or told within a booking.
  const left = [
    'mentor_search',
    'idempotency_key',
    'account_export',
    'unsubscribe_token',
    'calendar_feed_token',
    'booking_event',
    'calendar_connection',
    'calendar_oauth_state',
  ];
  expect(await tablesOfPeople()).toEqual([...EXPORTED, ...left].toSorted());
});
