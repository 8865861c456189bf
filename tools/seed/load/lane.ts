import { availableParallelism } from 'node:os';
import { beginAtLength } from '@abroad/api/db/begin-at-length';
import type pg from 'pg';
import { buildIndexes } from '../../lib/table-indexes.ts';
import { prepareAfresh } from './afresh.ts';
import { type Copy, openCopy } from './copy.ts';
import { beginChunk, countAnew, type Filters } from './count-anew.ts';
import { type ByTable, COLUMNS, type Table } from './tables.ts';
import type { Target } from './target.ts';

/** One connection, which fills some tables in a transaction. */
export interface Lane {
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

/** What all connections need to know. */
export interface Task {
  databaseUrl: string;
  target: Target;
  /** Of all documents that are handed over by the end, where tables are filled afresh. */
  filters: Filters | null;
}

/** Begins the transaction of a connection, and makes its tables ready to be filled. */
export async function openLane(client: pg.Client, { target, filters }: Task, tables: readonly Table[]): Promise<Lane> {
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
  const brought = filters !== null && hasDocuments ? { ...filters, first: await beginChunk(client) } : null;
  const slow = indexes.filter(({ is_gin }) => is_gin);
  const quick = indexes.filter(({ is_gin }) => !is_gin);
  const finish: Lane['finish'] = async (tell) => {
    // What waits for the end would keep the tables from being changed.
    await client.query('set constraints all immediate');
    // Other connections are as busy.
    await buildIndexes(client, quick, { helpers: 0, tell });
    if (isHeard) await switchTriggers(client, 'enable');
    // What is counted next is planned by it.
    await client.query(`analyze ${tables.join(', ')}`);
    if (hasDocuments) await countAnew(client, brought);
    // PostgreSQL builds it on all processors, for which the others wait.
    await buildIndexes(client, slow, { helpers: availableParallelism() - 1, tell });
  };
  return { client, ...fill(client, tables, afresh ? ['freeze'] : []), finish };
}

async function switchTriggers(client: pg.Client, to: 'disable' | 'enable'): Promise<void> {
  await client.query(`alter table mentor_search ${to} trigger user; alter table search_document ${to} trigger user`);
}
