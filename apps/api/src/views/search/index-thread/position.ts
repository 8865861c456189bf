import type { Client, QueryConfig, QueryResultRow } from 'pg';

/** What can be asked: a connection of its own, or those that requests share. */
export interface Askable {
  query<T extends QueryResultRow>(asked: QueryConfig): Promise<{ rows: T[] }>;
}

/** Up to where the outbox has been read: all transactions that this snapshot saw, and none that it did not. */
export interface Position {
  /** A `pg_snapshot` in text form: `xmin:xmax:xip,xip`. */
  snapshot: string;
  generation: string;
}

/** Transactions that a snapshot did not see: those of `open`, and all from `next` on. */
export function unseenBy({ snapshot }: Position): { next: string; open: string[] } {
  const [, next = '0', open = ''] = snapshot.split(':');
  return { next, open: open === '' ? [] : open.split(',') };
}

/** Where a reader stands that begins now; within a transaction that repeats its reads, with it. */
export async function readPosition(client: Askable): Promise<Position> {
  const { rows } = await client.query<Position>({
    name: 'search_position',
    text: `select pg_current_snapshot()::text as snapshot, generation::text from search_outbox`,
  });
  const [position] = rows;
  if (!position) {
    throw new Error('the outbox of the search has lost its row');
  }
  return position;
}

/** Tells one database from another: the cluster, its line of history (a restored backup begins a new one) and the database. */
export async function readDatabaseMark(client: Client): Promise<string> {
  const { rows } = await client.query<{ mark: string }>(`
    select concat_ws('/', (select system_identifier from pg_control_system()),
      (select timeline_id from pg_control_checkpoint()),
      (select oid from pg_database where datname = current_database())) as mark`);
  return rows[0]?.mark ?? '';
}
