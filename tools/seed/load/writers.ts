import { availableParallelism } from 'node:os';
import { beginAtLength } from '@abroad/api/db/begin-at-length';
import pg from 'pg';
import { buildIndexes } from '../../lib/table-indexes.ts';
import { prepareAfresh } from './afresh.ts';
import { type Copy, openCopy } from './copy.ts';
import { beginChunk, countAnew, type Filters } from './count-anew.ts';
import { type ByTable, COLUMNS, KEPT_BY_TRIGGERS, type Table, TABLES } from './tables.ts';
import type { Target } from './target.ts';

/** Those that have most to do when they are filled come first, so that none of them is the last to end. */
const LONGEST_FIRST: readonly Table[] = [
  'search_document',
  'event_type',
  'availability_rule',
  'mentor_search',
  'mentor_education',
  'authenticated_user',
  'mentor_experience',
  'mentor_profile',
  'terms_acceptance',
  'booking_policy',
  'availability_schedule',
  'search_word',
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
  /** Hands over rows. Settles when they are read. */
  write: (rows: ByTable<Uint8Array>) => Promise<void>;
  /** Settles when all rows are in the tables. */
  end: () => Promise<void>;
  /** Puts its tables in order, once everything is written. */
  finish: (tell: (name: string) => void) => Promise<void>;
}

/**
 * Fills the tables of a connection. Into one table a single COPY goes on to the end: each makes room for up to a thousand
 * rows, and PostgreSQL needs long to give it back.
 */
function fill(client: pg.Client, tables: readonly Table[], options: readonly string[]): Pick<Lane, 'write' | 'end'> {
  const open = (table: Table) => openCopy(client, `${table} (${COLUMNS[table]})`, ...options);
  const [table, ...others] = tables;
  if (table !== undefined && others.length === 0) {
    let copy: Copy | undefined;
    return {
      write: (rows) => (copy ??= open(table)).write(rows[table]),
      end: async () => copy?.end(),
    };
  }
  // Settles when everything handed over is written.
  let tail = Promise.resolve();
  const writeAll = async (rows: ByTable<Uint8Array>) => {
    for (const each of tables) {
      const copy = open(each);
      await copy.write(rows[each]);
      await copy.end();
    }
  };
  return { write: (rows) => (tail = tail.then(() => writeAll(rows))), end: () => tail };
}

export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'abroad-mentors-seed' });
  await client.connect();
  // Without a listener a lost connection would end the process; the query that waits on it says what happened.
  client.on('error', () => {});
  return client;
}

/** What all connections need to know. */
interface Task {
  databaseUrl: string;
  target: Target;
  /** Of all documents that are handed over by the end, where tables are filled afresh. */
  filters: Filters | null;
}

async function openLane(client: pg.Client, { target, filters }: Task, tables: readonly Table[]): Promise<Lane> {
  const { afresh, inLanes, pastTriggers } = target;
  await beginAtLength(client);
  await client.query('set local synchronous_commit = off');
  // Mentors who are made up are nobody's news.
  await client.query(`set local abroad.no_news = 'on'`);
  if (inLanes) await client.query('set local session_replication_role = replica');
  const isHeard = pastTriggers && !inLanes;
  if (isHeard) await switchTriggers(client, 'disable');
  const indexes = afresh ? await prepareAfresh(client, tables) : [];
  const hasDocuments = pastTriggers && tables.includes('search_document');
  const chunk = afresh && hasDocuments ? await beginChunk(client) : null;
  const slow = indexes.filter(({ is_gin }) => is_gin);
  const quick = indexes.filter(({ is_gin }) => !is_gin);
  const finish: Lane['finish'] = async (tell) => {
    // What waits for the end would keep the tables from being changed.
    await client.query('set constraints all immediate');
    // Other connections are as busy.
    await buildIndexes(client, quick, { helpers: 0, tell });
    if (isHeard) await switchTriggers(client, 'enable');
    if (hasDocuments) await countAnew(client, chunk, filters);
    await client.query(`analyze ${tables.join(', ')}`);
    // By now no other connection is busy, and PostgreSQL builds it on all processors.
    await buildIndexes(client, slow, { helpers: availableParallelism() - 1, tell });
  };
  return { client, ...fill(client, tables, afresh ? ['freeze'] : []), finish };
}

async function switchTriggers(client: pg.Client, to: 'disable' | 'enable'): Promise<void> {
  await client.query(`alter table mentor_search ${to} trigger user; alter table search_document ${to} trigger user`);
}

/** Opens the connections and begins their transactions. */
export async function openWriters(task: Task): Promise<Writers> {
  const { target } = task;
  const isFilled = (table: Table) => target.pastTriggers || !KEPT_BY_TRIGGERS.includes(table);
  const tables = LONGEST_FIRST.filter(isFilled);
  const tablesOfLanes = target.inLanes ? tables.map((table) => [table]) : [TABLES.filter(isFilled)];
  const clients: pg.Client[] = [];
  const close = async () => void (await Promise.allSettled(clients.map((client) => client.end())));
  const opening = tablesOfLanes.map(async (ofLane) => {
    const client = await connect(task.databaseUrl);
    clients.push(client);
    return openLane(client, task, ofLane);
  });
  // None is left half open where another fails.
  await Promise.allSettled(opening);
  const lanes = await Promise.all(opening).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    write: async (rows) => void (await Promise.all(lanes.map((lane) => lane.write(rows)))),
    async finish(tell) {
      await Promise.all(lanes.map((lane) => lane.end()));
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
