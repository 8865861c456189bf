import { loadavg } from 'node:os';
import { setTimeout as later } from 'node:timers/promises';
import { connect, type Database } from '@abroad/api/db/connection';
import { enqueueDueRows } from '@abroad/api/jobs/enqueue-due-rows';
import { freeDeadWorkers, startHeartbeat } from '@abroad/api/jobs/heartbeat';
import { listDueRows } from '@abroad/api/jobs/register';
import { settableClock } from '@abroad/api/testing/settable-clock';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { median } from '../lib/median.ts';
import { takeTurns } from '../lib/rounds.ts';
import { startServer } from '../lib/server/start-server.ts';
import { duration, table, times } from '../lib/table.ts';
import { timed } from '../lib/timed.ts';
import { fillBookings, lighten } from './fill-bookings.ts';

const SIZES = [0, 300_000, 3_000_000];
const ROUNDS = 101;
const METRICS_TOKEN = 'the-token-of-this-benchmark-alone';
/** A lane for each kind of work, as in a process. */
const WORKERS = ['worker-1', 'worker-2', 'worker-3', 'worker-4', 'worker-5'];
/** The numbers of sweeps of a quarter hour with sessions, and of a minute without. */
const [BUSY, IDLE] = [9, 21];
const MINUTE_MS = 60_000;

const ASIDE = [
  ['one', 'SELECT 1'],
  ['scrape', '/api/metrics'],
  ['beat', 'a heartbeat'],
  ['dead', 'the same, after a worker died'],
] as const;
type Name = (typeof ASIDE)[number][0];

async function measureLooks(db: Database, base_url: string): Promise<Record<Name, { ms: number; ratio: number }>> {
  const names = startHeartbeat({ db, logger: pino({ level: 'silent' }) });
  for (const name of WORKERS) names.add(name);
  // Added people are notified at once.
  await later(100);
  const beat = async () => {
    await names.beat();
    await freeDeadWorkers(db);
  };
  const scrape = async () => {
    const answer = await fetch(`${base_url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    if (!(await answer.text()).includes('jobs_due')) throw new Error(`the scrape was answered ${answer.status}`);
  };
  const dies = sql`insert into worker_heartbeat (worker_id, seen_at) values ('dead', now() - interval '1 hour')`;
  const rounds = await takeTurns<Name>(
    {
      one: () => timed(() => sql`select 1`.execute(db)),
      scrape: () => timed(scrape),
      beat: () => timed(beat),
      dead: async () => {
        await dies.execute(db);
        return timed(beat);
      },
    },
    ROUNDS,
  );
  await names.stop();
  const of = (name: Name) => ({ ms: rounds.median(name), ratio: rounds.ratio(name, 'one') });
  return { one: of('one'), scrape: of('scrape'), beat: of('beat'), dead: of('dead') };
}

interface Sweeps {
  idle_ms: number;
  busy_ms: number;
  /** Jobs of a quarter of an hour. */
  jobs: number;
}

/** Advances the clock to the sessions, and sweeps: minutes in which nothing is due, and quarter hours in which many are. */
async function measureSweeps(db: Database): Promise<Sweeps> {
  const clock = settableClock();
  const all = listDueRows();
  const sweep = () => enqueueDueRows({ db, clock }, all);
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from graphile_worker._private_jobs where key like 'reminder:%' or key like 'ask-for-review:%'`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };
  // A quarter of an hour, less the half hour ahead, within the sessions.
  const { rows } = await sql<{ begins: string }>`
    select date_trunc('hour', now()) + interval '2 days 1 minute' as begins`.execute(db);
  let now = Date.parse(rows[0]?.begins ?? '');
  await sql`delete from due_work`.execute(db);
  const goOn = (ms: number) => {
    now += ms;
    clock.set(new Date(now).toISOString());
  };
  goOn(0);
  await sweep();
  const [idle, busy, made] = [[] as number[], [] as number[], [] as number[]];
  for (let at = 0; at < IDLE; at += 1) {
    goOn(1000);
    idle.push(await timed(sweep));
  }
  for (let at = 0; at < BUSY; at += 1) {
    const before = await count();
    goOn(15 * MINUTE_MS);
    busy.push(await timed(sweep));
    made.push((await count()) - before);
  }
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  return { idle_ms: median(idle), busy_ms: median(busy), jobs: median(made) };
}

interface Instance {
  client: pg.Client;
  db: Database;
  base_url: string;
}

async function measureSizes(sizes: readonly number[], { client, db, base_url }: Instance): Promise<void> {
  const looks = [['sessions to come', ...ASIDE.map(([, words]) => words)]];
  const sweeps = [
    ['sessions to come', 'a sweep that finds nothing', 'one of a quarter of an hour', 'jobs of it', 'a job'],
  ];
  let filled = 0;
  for (const size of sizes) {
    await fillBookings(client, filled + 1, size);
    filled = size;
    const found = await measureLooks(db, base_url);
    const cells = ASIDE.map(([name]) => {
      const { ms, ratio } = found[name];
      return name === 'one' ? duration(ms) : `${duration(ms)} (${times(ratio)})`;
    });
    looks.push([size.toLocaleString('en'), ...cells]);
    const { idle_ms, busy_ms, jobs } = await measureSweeps(db);
    const each = jobs === 0 ? '' : duration(busy_ms / jobs);
    sweeps.push([size.toLocaleString('en'), duration(idle_ms), duration(busy_ms), String(jobs), each]);
    console.log(`${size.toLocaleString('en')} sessions are measured, load average ${loadavg()[0]?.toFixed(1)}.`);
  }
  console.log(`\n${table(looks)}\n\n${table(sweeps)}\n`);
  console.log(`Medians of ${ROUNDS} rounds; in brackets, how often SELECT 1 fits in. Node ${process.version}.`);
}

/**
 * Measures the queue's background costs at numbers of future sessions: a scrape and a heartbeat beside SELECT 1,
 * and the sweep that enqueues near sessions; and prints tables.
 */
export async function benchJobs(sizes: readonly number[] = SIZES): Promise<void> {
  const postgres = await startThrowAwayPostgres('disk');
  const url = postgres.url();
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const connection = connect({ url, pool_size: 2, onError: () => undefined });
  try {
    await fillTables(url);
    await client.connect();
    await lighten(client);
    const server = await startServer(url, { env: { METRICS_TOKEN, SEARCH_ENGINE: 'postgres' } });
    try {
      await measureSizes(sizes, { client, db: connection.db, base_url: server.base_url });
    } finally {
      await server.stop();
    }
  } finally {
    await connection.close();
    await client.end();
    await postgres.stop();
  }
}
