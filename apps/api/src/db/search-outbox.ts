import type { Client } from 'pg';

/** The position of a reader in the outbox: it has read all transactions that this snapshot saw, and no others. */
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

/** The position of a reader that starts now, or with the present transaction if that repeats its reads. */
export async function readPosition(client: Client): Promise<Position> {
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

/** Identifies a database: the cluster, its timeline (a restored backup starts a new one) and the database. */
export async function readDatabaseMark(client: Client): Promise<string> {
  const { rows } = await client.query<{ mark: string }>(`
    select concat_ws('/', (select system_identifier from pg_control_system()),
      (select timeline_id from pg_control_checkpoint()),
      (select oid from pg_database where datname = current_database())) as mark`);
  return rows[0]?.mark ?? '';
}

/** With more changed profiles than this, reading everything again is faster. */
const MOST_CHANGED = 100_000;
const QUERY_TIMEOUT_MS = 10_000;

/** The profiles that changed since a position, and how. */
export interface Changes {
  /** The reader's position after these changes. */
  position: Position;
  /** Their rows have to be read again, or are deleted. */
  documents: string[];
  /** Only their next available times changed. */
  times: string[];
  /** Only what cards display changed. */
  cards: string[];
}

/**
 * Reads with one snapshot, which is the new position. A transaction counts as new if the last position didn't see it,
 * whatever its number. So a long transaction holds nothing up, and is not missed when it ends. The outbox suffices if the
 * position saw all transactions that were deleted from it.
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

/** The changes that became visible since a position; null where everything has to be read again. */
export async function readChanges(client: Client, position: Position): Promise<Changes | null> {
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
