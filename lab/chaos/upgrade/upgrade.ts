import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { startIssuer } from '@abroad/api/testing/issuer';
import { arrive, type Arrival, type Reply } from '../../bench/load/arrivals.ts';
import { checkAfter } from '../../bench/load/check-after.ts';
import { settingsOf } from '../../bench/load/instance.ts';
import { mixOf } from '../../bench/load/mix.ts';
import { addPeople, bookableTimes } from '../../bench/load/people.ts';
import { startSender } from '../../bench/load/sender.ts';
import { forkListening, type Listening } from '../../bench/lib/server/fork-listening.ts';
import { freePort } from '../../../tools/lib/ports.ts';
import { makeThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { withClient } from '../../../tools/lib/with-client.ts';
import { createRandom, type Random } from '../../../tools/seed/random.ts';
import { DRAIN_SECONDS, startBalancer } from '../lib/balancer.ts';
import { type Figure, percentile, seconds } from '../lib/row.ts';
import { compareRows, type Compared, keepRows } from './compare-rows.ts';
import { runCommand, THIS_VERSION, type Version, versionBefore } from '../../lib/version-before.ts';

const APIS = 2;
const COUNTS = { mentors: 60, students: 400, conversations: 60 };
/** It ends long before. */
const AT_MOST_MS = 30 * 60_000;
/** Below this rate nothing is measured. */
const LEAST_RATE = 1;

export interface Wishes {
  /** A tag or a commit; the last release by default. */
  from: string | undefined;
  /** The folder of the earlier version, kept for another run; by default one that is removed afterwards. */
  folder: string | undefined;
  /** The most requests a second. */
  rate: number;
  /** The seconds for which people use each stage. */
  stage_s: number;
  seed: number;
}

type Held = Pick<Wishes, 'rate' | 'stage_s'> & { random: Random };

/** A process that can be replaced by one of another version, on the same port and with the same settings. */
function replaceable(name: string, role: 'api' | 'worker', env: Readonly<Record<string, string | undefined>>) {
  let running: Listening | null = null;
  return {
    base_url: `http://127.0.0.1:${env['PORT'] ?? ''}`,
    async stop() {
      await running?.stop();
      running = null;
    },
    async start({ folder }: Version) {
      running = await forkListening(path.join(folder, 'apps/server/src/main.ts'), {
        name,
        args: [role],
        execPath: path.join(folder, 'node_modules/.bin/node'),
        env,
      });
    },
  };
}

/**
 * The requests a second that the earlier version answers without shedding or failures, with the machine's other load; half of them, since
 * one of two processes serves while the other is replaced.
 */
async function heldRate(send: () => Promise<Reply>, { rate, stage_s, random }: Held): Promise<number> {
  // The first requests wait for code to be compiled.
  await arrive(send, { rate: LEAST_RATE, length_ms: stage_s * 1000, random });
  for (let tried = rate; ; tried /= 2) {
    const arrivals = await arrive(send, { rate: tried, length_ms: stage_s * 1000, random });
    const unheld = arrivals.filter(({ verdict }) => verdict !== 'answered').length;
    console.log(`At ${tried} requests a second ${unheld} of ${arrivals.length} weren't answered.`);
    if (unheld === 0) return Math.max(tried / 2, LEAST_RATE);
    if (tried <= LEAST_RATE) throw new Error('this machine has no room for a measurement now');
  }
}

/** Migrates a copy of the data without concurrent changes, and compares its rows. */
async function migrateCopy(postgres: ThrowAwayPostgres, data_dir: string): Promise<Compared> {
  await withClient(postgres.url('template1'), (client) => client.query('create database copied template postgres'));
  const database_url = postgres.url('copied');
  const tables = await withClient(database_url, keepRows);
  await runCommand(THIS_VERSION, ['migrate'], { DATABASE_URL: database_url, DATA_DIR: data_dir });
  return withClient(database_url, (client) => compareRows(client, tables));
}

interface Found {
  before: Version;
  rate: number;
  arrivals: readonly Arrival[];
  migrated_ms: number;
  lost: number;
  booked: number;
  double: number;
  compared: Compared;
}

function figuresOf({ before, rate, arrivals, migrated_ms, lost, booked, double, compared }: Found): Figure[] {
  const failed = arrivals.filter(({ verdict }) => verdict === 'failed');
  for (const line of new Set(failed.map(({ why }) => why))) console.log(`  ${line}`);
  const shed = arrivals.filter(({ verdict }) => verdict === 'shed').length;
  const p99 = percentile(
    arrivals.map(({ took_ms }) => took_ms),
    0.99,
  );
  const none = (lines: readonly string[]) => (lines.length === 0 ? 'none' : lines.join(', '));
  return [
    {
      what: `from ${before.name}, migrated in ${seconds(migrated_ms)} and replaced process by process beneath ${arrivals.length} requests, ${rate} a second`,
      goal: '0 failed',
      found: `${failed.length} failed`,
      holds: failed.length === 0,
    },
    { what: 'requests that were shed', goal: '0', found: String(shed), is_speed: true, holds: shed === 0 },
    { what: 'p99 of all answers', goal: 'under 1 s', found: seconds(p99), is_speed: true, holds: p99 < 1000 },
    {
      what: 'acknowledged bookings that are missing, double bookings',
      goal: `0 of ${booked}, 0`,
      found: `${lost}, ${double}`,
      holds: lost + double === 0,
    },
    {
      what: `rows that are missing, of ${compared.rows} in ${compared.tables} tables before`,
      goal: 'none',
      found: none(compared.missing),
      holds: compared.missing.length === 0,
    },
    {
      what: 'rows that say something else than before',
      goal: 'none',
      found: none(compared.changed),
      holds: compared.changed.length === 0,
    },
  ];
}

/** Upgrades from an earlier version with data and while people use it, as docs/operations.md says. */
export async function upgrade({ from, folder: kept, rate: most, stage_s, seed }: Wishes): Promise<Figure[]> {
  const files = makeThrowAwayFolder('disk');
  const undo: (() => unknown)[] = [() => files.remove()];
  try {
    console.log('The version before is installed and built …');
    const before = await versionBefore(from, kept ?? path.join(files.folder, 'version-before'));
    await runCommand(THIS_VERSION, ['build']);
    const [postgres, issuer] = [await startThrowAwayPostgres('memory', { autovacuum: 'on' }), await startIssuer()];
    undo.push(
      () => postgres.stop(),
      () => issuer.close(),
    );
    const database_url = postgres.url('postgres');
    const command = { DATABASE_URL: database_url, DATA_DIR: path.join(files.folder, 'commands') };
    await runCommand(before, ['migrate'], command);
    await runCommand(before, ['lab', 'seed', '--mentors', String(COUNTS.mentors)], command);
    const ports: number[] = [];
    while (ports.length < APIS + 1) ports.push(await freePort());
    const public_url = `http://127.0.0.1:${ports[0]}`;
    const settings = { ...settingsOf({ database_url, issuer, public_url, folder: files.folder }), DRAIN_SECONDS };
    const parts = ports.map((port, place) => {
      const name = `${place < APIS ? 'api' : 'worker'} ${place + 1}`;
      const env = { ...settings, PORT: String(port), DATA_DIR: path.join(files.folder, `data-${place}`) };
      return replaceable(name, place < APIS ? 'api' : 'worker', env);
    });
    for (const part of parts) {
      await part.start(before);
      undo.push(part.stop);
    }
    const people = await addPeople(database_url, issuer, COUNTS);
    const balancer = await startBalancer(parts.slice(0, APIS).map(({ base_url }) => base_url));
    undo.push(balancer.close);
    const random = createRandom(seed);
    const next = mixOf(people, await bookableTimes(balancer.base_url, people, random), random);
    const sender = startSender([balancer.base_url]);
    undo.push(sender.close);
    const ending = new AbortController();
    const use = () => later(stage_s * 1000);

    const rate = await heldRate(() => sender.send(next()), { rate: most, stage_s, random });
    // A database can only be copied without connections to it.
    for (const part of parts) await part.stop();
    console.log('Migrating a copy …');
    const compared = await migrateCopy(postgres, path.join(files.folder, 'copied'));
    for (const part of parts) await part.start(before);
    await arrive(() => sender.send(next()), { rate: LEAST_RATE, length_ms: stage_s * 1000, random });

    const arriving = arrive(() => sender.send(next()), { rate, length_ms: AT_MOST_MS, random, signal: ending.signal });
    await use();
    console.log('Migrating …');
    const began = performance.now();
    await runCommand(THIS_VERSION, ['migrate'], command);
    const migrated_ms = performance.now() - began;
    await use();
    for (const part of parts.toReversed()) {
      console.log(`Replacing ${part.base_url} …`);
      await part.stop();
      await part.start(THIS_VERSION);
      await use();
    }
    ending.abort();
    const arrivals = await arriving;
    return await withClient(database_url, async (client) => {
      const { lost, double } = await checkAfter(client, sender.booked);
      const booked = sender.booked.size;
      return figuresOf({ before, rate, arrivals, migrated_ms, lost, double, booked, compared });
    });
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
