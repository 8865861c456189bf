import pg from 'pg';
import { loadavg } from 'node:os';
import { fillTables } from '../../tools/lib/start/prepare-database.ts';
import { startThrowAwayPostgres } from '../../tools/lib/throw-away-postgres.ts';
import { seedMentors } from '../../tools/seed/seed.ts';
import { takeTurns } from '../lib/rounds.ts';
import { table } from '../lib/table.ts';
import { startLoad } from './load.ts';
import { startServer } from './start-server.ts';

const MENTORS = 300;
const CLIENTS = 8;
const ROUNDS = 15;
const TURN_MS = 700;
/** Until the server's code is compiled and its statements are planned. */
const WARM_UP_MS = 4000;
const DAYS = 30;

/** Mentors who can be booked, so that every answer has slots. */
export async function slugsOf(database_url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database_url });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>(
    `select person.slug from authenticated_user person
     where exists (select from event_type service where service.auth_user_id = person.id and service.is_active)
       and exists (select from mentor_profile profile where profile.auth_user_id = person.id and profile.status = 'active')
     order by person.slug`,
  );
  await client.end();
  return rows.map(({ slug }) => slug);
}

/** The paths of one mentor after the other, thirty days from tomorrow. */
export function askedInTurn(slugs: readonly string[]): () => string {
  const from = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
  const span = `start=${new Date(from).toISOString()}&end=${new Date(from + DAYS * 86_400_000).toISOString()}`;
  let next = 0;
  return () => {
    next = (next + 1) % slugs.length;
    return `/api/v1/calendar/availability/by-slug/${slugs[next]}?${span}`;
  };
}

/**
 * Asks a server for thirty days of slots and for `SELECT 1` by turns, and prints how many it answers a second.
 * @param flags of Node for the server.
 */
export async function benchAvailability(flags: string[]): Promise<void> {
  const postgres = await startThrowAwayPostgres();
  try {
    const url = postgres.url();
    await fillTables(url);
    await seedMentors(url, { mentors: MENTORS, seed: 1, log: () => {} });
    const server = await startServer(url, { flags });
    const load = startLoad(server.base_url, CLIENTS);
    const availability = askedInTurn(await slugsOf(url));
    await load.run(availability, WARM_UP_MS);
    const perSecond = await takeTurns(
      {
        availability: () => load.run(availability, TURN_MS),
        'select 1': () => load.run(() => '/bench/select-1', TURN_MS),
      },
      ROUNDS,
    );
    const row = (name: 'availability' | 'select 1') => [
      name,
      perSecond.median(name).toFixed(0),
      `${(perSecond.ratio(name, 'select 1') * 100).toFixed(0)} %`,
    ];
    console.log(
      `\n${table([['endpoint', 'requests a second', 'of SELECT 1'], row('availability'), row('select 1')])}\n`,
    );
    console.log(`${CLIENTS} clients, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}.`);
    await load.close();
    await server.stop();
  } finally {
    await postgres.stop();
  }
}
