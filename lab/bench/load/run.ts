import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import pg from 'pg';
import { withClient } from '../../../tools/lib/with-client.ts';
import { buildWeb } from '../../../tools/lib/web-build/build-web.ts';
import { createRandom } from '../../../tools/seed/random.ts';
import { duration, table } from '../lib/table.ts';
import { findCapacity } from './capacity.ts';
import { type Afterwards, checkAfter } from './check-after.ts';
import { type Instance, startInstance } from './instance.ts';
import { type Level, type Meter, startMeter } from './measure.ts';
import { mixOf, SHARES } from './mix.ts';
import { addPeople, bookableTimes } from './people.ts';
import { processorTime } from './processor-time.ts';
import { startSender } from './sender.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Capacity is the highest rate at which 99 of 100 requests are answered within this, and none fails or is shed. */
const LIMIT_MS = 500;
const SHARES_OF_CAPACITY = [0.5, 0.8, 1, 3];
const OVERLOAD = 3;
/** Clients that send one request after the other, to find the first rate to try. */
const CLIENTS = 24;
/** The number of connections that run `SELECT 1`. */
const CONNECTIONS = 8;
const CALM_MS = 1500;
const CALM_LEVEL_MS = 1000;
const CALM_WITHIN_MS = 30_000;

/** The amount of data, and the duration of each part, in ms; the short run is for work on the benchmark itself. */
const SIZES = {
  whole: {
    mentors: 300,
    students: 3000,
    conversations: 500,
    warm_up: 15_000,
    select: 4000,
    step: 6000,
    steps: 6,
    level: 20_000,
  },
  short: {
    mentors: 40,
    students: 200,
    conversations: 40,
    warm_up: 4000,
    select: 1000,
    step: 2000,
    steps: 3,
    level: 4000,
  },
};
type Size = (typeof SIZES)['whole'];

interface Wishes {
  is_short: boolean;
  /** Processes that serve. */
  apis: number;
}

/** `SELECT 1` a second, from some connections that each wait for the answer. */
async function selectsASecond(database_url: string, length_ms: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: database_url, max: CONNECTIONS });
  const until = performance.now() + length_ms;
  let count = 0;
  const one = async () => {
    for (; performance.now() < until; count += 1) await pool.query('select 1');
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  await pool.end();
  return (count / length_ms) * 1000;
}

async function capacityOf(meter: Meter, { warm_up, step, steps }: Size): Promise<number> {
  const above = 1.2 * (await meter.full(CLIENTS, warm_up));
  return findCapacity(
    async (rate) => {
      await later(CALM_MS);
      const { p99, failed, shed, why } = await meter.level(rate, step);
      const holds = p99 < LIMIT_MS && failed === 0 && shed === 0;
      console.log(
        `  ${rate.toFixed(0)} a second: p99 ${duration(p99)}, ${failed} failed, ${shed} shed${holds ? '' : ': too many'}`,
      );
      for (const line of why) console.log(`    ${line}`);
      return holds;
    },
    { above, steps },
  );
}

/** How long after an overload, in ms, half the capacity is answered as before. */
async function recovery(meter: Meter, capacity: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < CALM_WITHIN_MS) {
    const { p99, shed, failed } = await meter.level(capacity / 2, CALM_LEVEL_MS);
    if (p99 < LIMIT_MS && shed + failed === 0) return performance.now() - began;
  }
  return Number.POSITIVE_INFINITY;
}

function levelTable(levels: readonly (readonly [share: number, level: Level])[]): string {
  const rows = levels.map(([share, level]) => [
    `${(share * 100).toFixed(0)} %`,
    level.rate.toFixed(0),
    level.answered.toFixed(0),
    duration(level.p50),
    duration(level.p99),
    Number.isNaN(level.writes_p99) ? '–' : duration(level.writes_p99),
    String(level.failed),
    String(level.shed),
    duration(level.select_p99),
    duration(level.late_p99),
  ]);
  const head = ['of capacity', 'due a second', 'answered', 'p50', 'p99', 'p99 of writes', 'failed', 'shed'];
  return table([[...head, 'SELECT 1, p99', 'sent late, p99'], ...rows]);
}

/** Returns a table of each part's use of processors, in percent of one. */
function busyTable(before: Record<string, number>, after: Record<string, number>, length_ms: number): string {
  const rows = Object.entries(after).map(([name, ms]) => [
    name,
    `${(((ms - (before[name] ?? 0)) / length_ms) * 100).toFixed(0)} %`,
  ]);
  return table([['at 100 %', 'of one processor'], ...rows]);
}

/** Checks the conditions besides speed. @returns lines, and whether all hold */
function verdict(
  levels: readonly (readonly [number, Level])[],
  calm_ms: number,
  { lost, double, work_ms }: Afterwards,
  booked: number,
): { lines: string[]; holds: boolean } {
  const over = levels.find(([share]) => share === OVERLOAD)?.[1];
  const failed = levels.reduce((sum, [, level]) => sum + level.failed, 0);
  const checks: [string, boolean][] = [
    [`${failed} requests failed`, failed === 0],
    [`${over?.shed ?? 0} were shed at ${OVERLOAD * 100} %, each with Retry-After`, (over?.shed ?? 0) > 0],
    [`half the capacity was answered as before ${duration(calm_ms)} after that`, Number.isFinite(calm_ms)],
    [`${lost} of ${booked} acknowledged bookings are missing`, lost === 0],
    [`${double} bookings are double`, double === 0],
    [`the worker was done ${duration(work_ms)} after the last request`, Number.isFinite(work_ms)],
  ];
  return {
    lines: checks.map(([words, holds]) => `${holds ? 'holds ' : 'BROKEN'} ${words}`),
    holds: checks.every(([, holds]) => holds),
  };
}

async function measure(instance: Instance, size: Size): Promise<boolean> {
  const random = createRandom(1);
  const { database_url, base_urls, issuer, pids } = instance;
  const people = await addPeople(database_url, issuer, size);
  const times = await bookableTimes(base_urls[0] ?? '', people, random);
  const selects = await selectsASecond(database_url, size.select);
  const sender = startSender(base_urls);
  const next = mixOf(people, times, random);
  const meter = startMeter(database_url, () => sender.send(next()), random);
  try {
    const capacity = await capacityOf(meter, size);
    const levels: [number, Level][] = [];
    let busy = '';
    for (const share of SHARES_OF_CAPACITY) {
      await later(CALM_MS);
      const [before, began] = [processorTime(pids), performance.now()];
      levels.push([share, await meter.level(capacity * share, size.level)]);
      if (share === 1) busy = busyTable(before, processorTime(pids), performance.now() - began);
    }
    const calm_ms = await recovery(meter, capacity);
    const after = await withClient(database_url, (client) => checkAfter(client, sender.booked));
    const { lines, holds } = verdict(levels, calm_ms, after, sender.booked.size);
    console.log(
      `\nCapacity: ${capacity.toFixed(0)} requests a second with a p99 under ${LIMIT_MS} ms, ` +
        `${((capacity / selects) * 100).toFixed(0)} % of the ${selects.toFixed(0)} SELECT 1 that ${CONNECTIONS} connections get.\n`,
    );
    console.log(`${levelTable(levels)}\n\n${busy}\n\n${lines.join('\n')}\n`);
    for (const line of new Set(levels.flatMap(([, { why }]) => why))) console.log(`failed: ${line}`);
    return holds && capacity > 0;
  } finally {
    await meter.close();
    await sender.close();
  }
}

/**
 * Sends users' requests at a fixed rate whether or not they are answered, finds the rate that the product
 * answers in time, and prints the results at half, four fifths, all and three times that rate. @returns whether it held
 */
export async function benchLoad({ is_short, apis }: Wishes): Promise<boolean> {
  await buildWeb(ROOT, new AbortController().signal);
  const [load_before] = loadavg();
  const size = SIZES[is_short ? 'short' : 'whole'];
  const instance = await startInstance({ apis, mentors: size.mentors });
  try {
    const { look, times, book, write } = SHARES;
    console.log(`${look} % looks, ${times} % available times, ${book} % bookings, ${write} % other writes.`);
    const held = await measure(instance, size);
    console.log(
      `${apis} serving and 1 working process, ${availableParallelism()} processors with PostgreSQL and the load itself, ` +
        `Node ${process.version}, load average ${load_before?.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after.`,
    );
    return held;
  } finally {
    await instance.stop();
  }
}
