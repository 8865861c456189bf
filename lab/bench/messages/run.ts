import { loadavg } from 'node:os';
import { setTimeout as later } from 'node:timers/promises';
import { startIssuer } from '@abroad/api/testing/issuer';
import pg from 'pg';
import type { Citizen } from '../../chaos/lib/people.ts';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { median } from '../lib/median.ts';
import { percentile } from '../lib/percentile.ts';
import { takeTurns } from '../lib/rounds.ts';
import { duration, table, times } from '../lib/table.ts';
import { startServer } from '../lib/server/start-server.ts';
import { apiWriters, type ApiWriters } from './api-writers.ts';
import { makeConversations } from './conversations.ts';
import { plainWriters, type Plain } from './plain.ts';
import { openStreams } from './streams.ts';

const CONVERSATIONS = 1000;
const CLIENTS = 8;
const ROUNDS = 11;
const TURN_MS = 1000;
const WARM_UP_MS = 4000;
const SHOWN_ROUNDS = 5;
const SHOWN_TURN_MS = 4000;
/** The share of the API's capacity that is sent while the delay of messages is measured. */
const USED = 0.25;
const MOST_A_SECOND = 50;
/** As in production: answered writes are on disk. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Lets each of some clients write one after the other. @returns messages a second */
async function run(write: (place: number) => Promise<unknown>, length_ms: number): Promise<number> {
  const began = performance.now();
  let count = 0;
  const client = async (place: number) => {
    while (performance.now() - began < length_ms) {
      await write(place);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, place) => client(place)));
  return (count / (performance.now() - began)) * 1000;
}

/** Writes at a fixed rate, whether or not the earlier ones have arrived. @returns the duration of each, in ms */
async function arrivals(write: (place: number) => Promise<number>, rate: number): Promise<number[]> {
  const began = performance.now();
  const all: Promise<number>[] = [];
  for (let at = 0; at < (SHOWN_TURN_MS / 1000) * rate; at += 1) {
    await later(Math.max(0, began + (at * 1000) / rate - performance.now()));
    all.push(write(at));
  }
  return Promise.all(all);
}

async function measureRate(api: ApiWriters, plain: Plain): Promise<{ a_second: number; report: string }> {
  await run(api.write, WARM_UP_MS);
  const rounds = await takeTurns(
    { api: () => run(api.write, TURN_MS), plain: () => run(plain.write, TURN_MS) },
    ROUNDS,
  );
  const row = (name: 'api' | 'plain', words: string) => [
    words,
    rounds.median(name).toFixed(0),
    `${(rounds.ratio(name, 'plain') * 100).toFixed(0)} %`,
  ];
  const report = table([
    ['messages', 'a second', 'of INSERT'],
    row('api', 'through the API'),
    row('plain', 'INSERT with NOTIFY'),
  ]);
  return { a_second: rounds.median('api'), report };
}

interface Shown {
  api: ApiWriters;
  plain: Plain;
  base_url: string;
  /** People with an open stream each. */
  people: readonly Citizen[];
  /** Messages a second. */
  rate: number;
}

async function measureShown({ api, plain, base_url, people, rate }: Shown): Promise<string> {
  const streams = await openStreams(base_url, people);
  try {
    const medians: Record<'api' | 'plain', number[]> = { api: [], plain: [] };
    const turn = (name: 'api' | 'plain', write: (place: number) => Promise<number>) => async () => {
      const took = await arrivals(write, rate);
      medians[name].push(median(took));
      return percentile(took, 0.99);
    };
    const rounds = await takeTurns(
      { api: turn('api', () => api.writeAndSee(streams)), plain: turn('plain', plain.writeAndHear) },
      SHOWN_ROUNDS,
    );
    const row = (name: 'api' | 'plain', words: string) => [
      words,
      duration(median(medians[name])),
      duration(rounds.median(name)),
      times(rounds.ratio(name, 'plain')),
    ];
    return table([
      [`${streams.count()} open streams, ${rate} messages a second`, 'p50', 'p99', 'p99 beside'],
      row('api', 'from sending to shown to the other person'),
      row('plain', 'from INSERT to the notification'),
    ]);
  } finally {
    await streams.close();
  }
}

/**
 * Sends messages through the API, and inserts the same rows with a NOTIFY, in turns, and prints messages a second and the delay until
 * the other side gets them.
 * @param flags of Node for the server.
 */
export async function benchMessages(flags: string[]): Promise<void> {
  const [postgres, issuer] = [await startThrowAwayPostgres('disk', DURABLE), await startIssuer()];
  try {
    const url = postgres.url();
    await fillTables(url);
    const client = new pg.Client({ connectionString: url });
    // The users of a connection report its errors.
    client.on('error', () => undefined);
    await client.connect();
    // Inserted messages don't count towards the senders' limits.
    const conversations = await makeConversations(client, issuer, CONVERSATIONS);
    const others = await makeConversations(client, issuer, CONVERSATIONS);
    await client.end();
    const server = await startServer(url, { flags, env: { OIDC_ISSUER: issuer.issuer } });
    const [api, plain] = [
      apiWriters(server.base_url, conversations, CLIENTS),
      await plainWriters(url, others, CLIENTS),
    ];
    const { a_second, report } = await measureRate(api, plain);
    console.log(`\n${report}\n`);
    const rate = Math.max(1, Math.min(MOST_A_SECOND, Math.round(a_second * USED)));
    const people = conversations.flatMap(({ mentor, prospect }) => [mentor, prospect]);
    console.log(`${await measureShown({ api, plain, base_url: server.base_url, people, rate })}\n`);
    console.log(`${CLIENTS} clients, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}.`);
    await Promise.all([api.close(), plain.close()]);
    await server.stop();
  } finally {
    await postgres.stop();
    await issuer.close();
  }
}
