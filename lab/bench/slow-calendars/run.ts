import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import pg from 'pg';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import { startLoad } from '../lib/server/load.ts';
import { askedInTurn, slugsOf } from '../lib/server/free-times.ts';
import { percentile } from '../lib/percentile.ts';
import { startServer } from '../lib/server/start-server.ts';
import { median } from '../lib/median.ts';
import { table } from '../lib/table.ts';
import { startCalendarServer, TROUBLES, type Mode } from './calendar-server.ts';
import { connectAllMentors, makeDue } from './connect-all-mentors.ts';

const MENTORS = 300;
/** Calendars due in each turn: as many as with 3,000 connected. */
const DUE = 60;
const CLIENTS = 4;
const ROUNDS = 5;
const TURN_MS = 4000;
const WARM_UP_MS = 4000;
/** The job that runs every minute in production, and every few seconds here. */
const SWEEP = `select graphile_worker.add_job('sweep-calendars', job_key => 'bench')`;

interface Place {
  client: pg.Client;
  calendars: Awaited<ReturnType<typeof startCalendarServer>>;
  load: ReturnType<typeof startLoad>;
  path: () => string;
}

/** One turn: calendars are due, and their servers behave in this way while pages are requested. */
async function turn({ client, calendars, load, path }: Place, mode: Mode) {
  calendars.set(mode);
  await makeDue(client, DUE);
  await client.query(SWEEP);
  const took = await load.time(path, TURN_MS);
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

async function measure(place: Place): Promise<void> {
  const modes: readonly Mode[] = ['answers', ...TROUBLES];
  const rounds: Map<Mode, Awaited<ReturnType<typeof turn>>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const found: (typeof rounds)[number] = new Map();
    for (const mode of modes) found.set(mode, await turn(place, mode));
    rounds.push(found);
  }
  const row = (mode: Mode) => {
    const of = (which: 'p50' | 'p99') => rounds.map((found) => found.get(mode)?.[which] ?? Number.NaN);
    const ratio = rounds.map(
      (found) => (found.get(mode)?.p99 ?? Number.NaN) / (found.get('answers')?.p99 ?? Number.NaN),
    );
    return [mode, `${median(of('p50')).toFixed(2)} ms`, `${median(of('p99')).toFixed(2)} ms`, median(ratio).toFixed(2)];
  };
  console.log(`\n${table([['their server', 'p50', 'p99', 'p99 beside answering'], ...modes.map(row)])}\n`);
  console.log(
    `${CLIENTS} clients, ${DUE} calendars due in each turn of ${TURN_MS / 1000} s, load average ${loadavg()[0]?.toFixed(1)}.`,
  );
}

/**
 * Requests available times from a server while it reads calendars whose servers answer, hang, reset, fail or
 * drip, in turns, and prints the response times.
 */
export async function benchSlowCalendars(): Promise<void> {
  const postgres = await startThrowAwayPostgres('disk');
  const calendars = await startCalendarServer();
  const key = randomBytes(32);
  try {
    const url = postgres.url();
    await fillTables(url);
    await seedMentors(url, { mentors: MENTORS, seed: 1, log: () => {} });
    const client = new pg.Client({ connectionString: url });
    // The users of a connection report its errors.
    client.on('error', () => undefined);
    await client.connect();
    await connectAllMentors(client, key, calendars.url);
    const env = { ENCRYPTION_KEYS: key.toString('base64'), CALENDAR_PRIVATE_NETWORKS: '1' };
    const server = await startServer(url, { args: ['--worker'], env });
    const load = startLoad(server.base_url, CLIENTS);
    const path = askedInTurn(await slugsOf(url));
    await load.run(path, WARM_UP_MS);
    await measure({ client, calendars, load, path });
    await load.close();
    await server.stop();
    await client.end();
  } finally {
    calendars.stop();
    await postgres.stop();
  }
}
