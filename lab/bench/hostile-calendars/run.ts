import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import pg from 'pg';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import { askedInTurn, slugsOf } from '../lib/server/free-times.ts';
import { startLoad } from '../lib/server/load.ts';
import { startServer } from '../lib/server/start-server.ts';
import { connectCalendar } from '../lib/server/connect-calendar.ts';
import { median } from '../lib/median.ts';
import { percentile } from '../lib/percentile.ts';
import { table } from '../lib/table.ts';
import { ANSWERS, FEEDS, startHostileServer, type Sent } from './hostile-server.ts';

const MENTORS = 60;
/** The number of people with hostile calendars, half of them feeds. */
const ATTACKERS = 8;
const CLIENTS = 2;
const ROUNDS = 2;
const TURN_MS = 2000;
const WARM_UP_MS = 4000;
/** Readings in progress usually end within this time. */
const REST_MS = 1000;
const GOAL_MS = 50;
const SWEEP = `select graphile_worker.add_job('sweep-calendars', job_key => 'bench')`;

interface Place {
  client: pg.Client;
  calendars: Awaited<ReturnType<typeof startHostileServer>>;
  load: ReturnType<typeof startLoad>;
  path: () => string;
}
interface Turn {
  p50: number;
  p99: number;
  longest: number;
  read: number;
}

const isFeed = (sent: Sent): boolean => (FEEDS as readonly string[]).includes(sent);

/** Makes the calendars of one kind due now, as before their first reading. */
const makeDue = (client: pg.Client, sent: Sent | null) =>
  client.query(
    `update provider_calendar calendar set failures = 0, cursor = null, asked_again_at = null,
       next_read_at = case when connection.provider = $1 then now() else 'infinity' end
     from calendar_connection connection where connection.id = calendar.connection_id`,
    [sent === null ? 'none' : isFeed(sent) ? 'ical' : 'caldav'],
  );

/** One turn: requests pages of other mentors while hostile calendars are read, or while none is. */
async function turn({ client, calendars, load, path }: Place, sent: Sent | null): Promise<Turn> {
  if (sent !== null) await calendars.set(sent);
  await makeDue(client, sent);
  await client.query(SWEEP);
  const took = await load.time(path, TURN_MS);
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(took, share));
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return { p50: p50 ?? 0, p99: p99 ?? 0, longest: longest ?? 0, read: sent === null ? 0 : calendars.asked() };
}

async function measure(place: Place): Promise<void> {
  const kinds: readonly Sent[] = [...FEEDS, ...ANSWERS];
  const rounds: { sent: Sent; idle: Turn; hostile: Turn }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const sent of kinds) rounds.push({ sent, idle: await turn(place, null), hostile: await turn(place, sent) });
  }
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const row = (sent: Sent) => {
    const found = rounds.filter((each) => each.sent === sent);
    const of = (pick: (each: (typeof found)[number]) => number) => median(found.map(pick));
    return [
      sent,
      ms(of(({ hostile }) => hostile.p99)),
      of(({ idle, hostile }) => hostile.p99 / idle.p99).toFixed(2),
      ms(of(({ hostile }) => hostile.longest)),
      ms(of(({ idle }) => idle.longest)),
      String(of(({ hostile }) => hostile.read)),
    ];
  };
  const head = ['what calendars say', 'p99', 'beside idle', 'longest wait', 'longest when idle', 'asked'];
  console.log(`\n${table([head, ...kinds.map(row)])}\n`);
  const all = (kind: 'idle' | 'hostile', of: keyof Turn) => rounds.map((each) => each[kind][of]);
  const over = (kind: 'idle' | 'hostile') => all(kind, 'longest').filter((longest) => longest > GOAL_MS).length;
  console.log(
    `All: p50 ${median(rounds.map(({ idle, hostile }) => hostile.p50 / idle.p50)).toFixed(2)} and p99 ${median(rounds.map(({ idle, hostile }) => hostile.p99 / idle.p99)).toFixed(2)} times as long as when idle. ` +
      `The longest wait was ${ms(Math.max(...all('hostile', 'longest')))}, and ${ms(Math.max(...all('idle', 'longest')))} when idle; ` +
      `${over('hostile')} of ${rounds.length} turns had one of more than ${GOAL_MS} ms, and ${over('idle')} when idle.`,
  );
  console.log(
    `${CLIENTS} clients, ${ATTACKERS / 2} hostile calendars at once, load average ${loadavg()[0]?.toFixed(1)}.`,
  );
}

/** Connects hostile calendars to some mentors. @returns the paths of all others. */
async function connectAttackers(
  client: pg.Client,
  url: string,
  { key, server_url }: { key: Buffer; server_url: string },
) {
  const slugs = await slugsOf(url);
  const attackers = slugs.slice(0, ATTACKERS);
  const { rows } = await client.query<{ id: string }>('select id from authenticated_user where slug = any($1)', [
    attackers,
  ]);
  for (const [index, { id }] of rows.entries()) {
    const isDav = index % 2 === 1;
    const address = `${server_url}${isDav ? `/dav/${id}/` : `/${id}.ics`}`;
    const credentials = isDav
      ? ({ provider: 'caldav', server_url: address, username: id, password: 'x' } as const)
      : ({ provider: 'ical', url: address } as const);
    await connectCalendar(client, key, { owner: id, remote_id: address, credentials });
  }
  return askedInTurn(slugs.slice(ATTACKERS));
}

/**
 * Requests available times of some mentors while the server reads hostile calendars of others, and while it reads none, in turns;
 * prints the response times.
 */
export async function benchHostileCalendars(): Promise<void> {
  const postgres = await startThrowAwayPostgres('disk');
  const calendars = await startHostileServer();
  const key = randomBytes(32);
  try {
    const url = postgres.url();
    await fillTables(url);
    await seedMentors(url, { mentors: MENTORS, seed: 1, log: () => {} });
    const client = new pg.Client({ connectionString: url });
    // The users of a connection report its errors.
    client.on('error', () => undefined);
    await client.connect();
    const path = await connectAttackers(client, url, { key, server_url: calendars.url });
    const env = { ENCRYPTION_KEYS: key.toString('base64'), CALENDAR_PRIVATE_NETWORKS: '1' };
    const server = await startServer(url, { args: ['--worker'], env });
    const load = startLoad(server.base_url, CLIENTS);
    await load.run(path, WARM_UP_MS);
    await measure({ client, calendars, load, path });
    await load.close();
    await server.stop();
    await client.end();
  } finally {
    await calendars.stop();
    await postgres.stop();
  }
}
