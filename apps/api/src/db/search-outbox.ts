import type { Client, QueryConfig, QueryResultRow } from 'pg';

/** What can be asked: a connection of its own, or those that requests share. */
export interface Queryable {
  query<T extends QueryResultRow>(query: QueryConfig): Promise<{ rows: T[] }>;
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
export async function readPosition(client: Queryable): Promise<Position> {
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

/** Beyond so many changed profiles everything is read anew, which is quicker then. */
const MOST_CHANGED = 100_000;
const QUERY_TIMEOUT_MS = 10_000;

/** Which profiles have changed since a position, and in what. */
export interface Changes {
  /** Where the reader stands once these are taken in. */
  position: Position;
  /** Their rows have to be read anew, or are gone. */
  documents: string[];
  /** Nothing but their next free times. */
  times: string[];
  /** Something that only cards show. */
  cards: string[];
}

/**
 * Asks with one snapshot, which is the new position. Transactions are found by whether the last position saw them, not
 * by their numbers, so that one that stays open holds up nothing and is not missed when it ends. What the outbox keeps
 * is enough when the position saw all that it no longer keeps.
 */
const CHANGES = `
  with changed as materialized (
    select profile_id, bool_or(not only_times and not only_card) as document, bool_or(only_times) as times
    from search_change
    where transaction >= $1::xid8 or transaction = any ($2::xid8[])
    group by profile_id limit ${MOST_CHANGED + 1})
  select pg_current_snapshot()::text as snapshot, generation::text,
    $1::xid8 >= pg_snapshot_xmax(kept_since) and not exists (
      select from unnest($2::xid8[]) as open(transaction)
      where transaction < pg_snapshot_xmax(kept_since) and pg_visible_in_snapshot(transaction, kept_since)) as reaches,
    $1::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as is_past,
    array(select profile_id::text from changed where document) as documents,
    array(select profile_id::text from changed where times and not document) as times,
    array(select profile_id::text from changed where not times and not document) as cards
  from search_outbox`;

type Row = Omit<Changes, 'position'> & Position & { reaches: boolean; is_past: boolean };

/** What became visible since a position; null where everything has to be read anew. */
export async function readChanges(client: Queryable, position: Position): Promise<Changes | null> {
  const { next, open } = unseenBy(position);
  const query = { name: 'search_changes', text: CHANGES, values: [next, open], query_timeout: QUERY_TIMEOUT_MS };
  const { rows } = await client.query<Row>(query);
  const [row] = rows;
  if (!row?.reaches || !row.is_past || row.generation !== position.generation) {
    return null;
  }
  const { snapshot, generation, documents, times, cards } = row;
  const isTooMuch = documents.length + times.length + cards.length > MOST_CHANGED;
  return isTooMuch ? null : { position: { snapshot, generation }, documents, times, cards };
}
