// Whoever compiles this file, from any project, needs the declarations that the package lacks.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pg-copy-streams.d.ts" />
import { availableParallelism } from 'node:os';
import { beginAtLength } from '@abroad/api/db/begin-at-length';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { buildIndexes } from '../../lib/table-indexes.ts';
import { prepareAfresh } from './afresh.ts';
import { type ByTable, COLUMNS, KEPT_BY_TRIGGERS, type Table, TABLES } from './tables.ts';
import type { Target } from './target.ts';

/** Tables of one connection; about as much to write for each. The one that has most to do afterwards comes first. */
const LANES: readonly (readonly Table[])[] = [
  ['search_document'],
  ['authenticated_user', 'terms_acceptance', 'mentor_profile', 'booking_policy', 'availability_schedule'],
  ['mentor_education', 'mentor_experience', 'availability_rule', 'event_type'],
  ['mentor_search', 'search_word'],
];

/** Writes rows through several connections, each in a transaction of its own. */
export interface Writers {
  /** Hands over rows. Settles when they are written. */
  write: (rows: ByTable<Uint8Array>) => Promise<void>;
  /** Puts everything in order and commits, telling of each step. */
  finish: (tell: (name: string) => void) => Promise<void>;
  /** Leaves nothing behind that wasn't finished, and closes. */
  close: () => Promise<void>;
}

interface Lane {
  client: pg.Client;
  tables: readonly Table[];
  /** Settles when everything handed over is written. */
  tail: Promise<void>;
  /** Puts its tables in order, once everything is written. */
  finish: (tell: (name: string) => void) => Promise<void>;
}

async function copy(client: pg.Client, table: Table, bytes: Uint8Array, options: string): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} (${COLUMNS[table]}) from stdin with (${options})`));
  await new Promise<void>((resolve, reject) => {
    stream.on('error', reject).on('finish', () => resolve());
    stream.end(bytes);
  });
}

export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'abroad-mentors-seed' });
  await client.connect();
  // Without a listener a lost connection would end the process; the query that waits on it says what happened.
  client.on('error', () => {});
  return client;
}

async function openLane(databaseUrl: string, tables: readonly Table[], target: Target): Promise<Lane> {
  const { afresh, inLanes, pastTriggers } = target;
  const client = await connect(databaseUrl);
  await beginAtLength(client);
  await client.query('set local synchronous_commit = off');
  // Mentors who are made up are nobody's news.
  await client.query(`set local abroad.no_news = 'on'`);
  if (inLanes) await client.query('set local session_replication_role = replica');
  const isHeard = pastTriggers && !inLanes;
  if (isHeard) await switchTriggers(client, 'disable');
  const indexes = afresh ? await prepareAfresh(client, tables) : [];
  const slow = indexes.filter(({ is_gin }) => is_gin);
  const quick = indexes.filter(({ is_gin }) => !is_gin);
  const finish: Lane['finish'] = async (tell) => {
    // What waits for the end would keep the tables from being changed.
    await client.query('set constraints all immediate');
    // Other connections are as busy.
    await buildIndexes(client, quick, { helpers: 0, tell });
    if (isHeard) await switchTriggers(client, 'enable');
    if (pastTriggers && tables.includes('search_document')) await countAnew(client);
    await client.query(`analyze ${tables.join(', ')}`);
    // By now no other connection is busy, and PostgreSQL builds it on all processors.
    await buildIndexes(client, slow, { helpers: availableParallelism() - 1, tell });
  };
  return { client, tables, tail: Promise.resolve(), finish };
}

async function switchTriggers(client: pg.Client, to: 'disable' | 'enable'): Promise<void> {
  await client.query(`alter table mentor_search ${to} trigger user; alter table search_document ${to} trigger user`);
}

/** What the search counts and follows besides its tables, which nobody has told of the new rows. */
async function countAnew(client: pg.Client): Promise<void> {
  await client.query('select search_recount()');
  await client.query('analyze search_sample, search_bitmap');
  await client.query('update search_outbox set generation = generation + 1');
}

/** Opens the connections and begins their transactions. */
export async function openWriters(databaseUrl: string, target: Target): Promise<Writers> {
  const isFilled = (table: Table) => target.pastTriggers || !KEPT_BY_TRIGGERS.includes(table);
  const tablesOfLanes = (target.inLanes ? LANES : [TABLES]).map((tables) => tables.filter(isFilled));
  const options = target.afresh ? 'format binary, freeze' : 'format binary';
  const lanes: Lane[] = [];
  const close = async () => void (await Promise.allSettled(lanes.map(({ client }) => client.end())));
  try {
    for (const tables of tablesOfLanes) lanes.push(await openLane(databaseUrl, tables, target));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async write(rows) {
      for (const lane of lanes) {
        lane.tail = lane.tail.then(async () => {
          for (const table of lane.tables) await copy(lane.client, table, rows[table], options);
        });
      }
      await Promise.all(lanes.map(({ tail }) => tail));
    },
    async finish(tell) {
      const waiting = lanes.values();
      // As many at once as there are processors, so that the longest isn't the last to end.
      const finishNext = async () => {
        for (const lane of waiting) await lane.finish(tell);
      };
      await Promise.all(Array.from({ length: availableParallelism() }, finishNext));
      await Promise.all(lanes.map(({ client }) => client.query('commit')));
    },
    close,
  };
}
