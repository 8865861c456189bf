import { halfHoursOfHex, type IndexChange } from '@abroad/search-index';
import type { Client } from 'pg';
import { unseenBy, type Askable, type Position } from './position.ts';

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
export async function readChanges(client: Askable, position: Position): Promise<Changes | null> {
  const { next, open } = unseenBy(position);
  const asked = { name: 'search_changes', text: CHANGES, values: [next, open], query_timeout: QUERY_TIMEOUT_MS };
  const { rows } = await client.query<Row>(asked);
  const [row] = rows;
  if (!row?.reaches || !row.is_past || row.generation !== position.generation) {
    return null;
  }
  const { snapshot, generation, documents, times, cards } = row;
  const isTooMuch = documents.length + times.length + cards.length > MOST_CHANGED;
  return isTooMuch ? null : { position: { snapshot, generation }, documents, times, cards };
}

type TimeChange = Extract<IndexChange, { kind: 'availability' }>;
type TimeRow = Pick<TimeChange, 'id' | 'next_available_at'> & { half_hours: string | null };
/** Binary, bits have their number before them. */
const BITS_FROM = 5;

/** When some profiles can be booked, as it is now. */
export async function readTimes(client: Client, profile_ids: readonly string[]): Promise<TimeChange[]> {
  const { rows } = await client.query<TimeRow>({
    name: 'search_times',
    text: `select profile_id::text as id, floor(extract(epoch from next_available_at) * 1000)::float8 as next_available_at,
        encode(substr(bit_send(available_half_hours), ${BITS_FROM}), 'hex') as half_hours
      from mentor_search where profile_id = any ($1::uuid[])`,
    values: [profile_ids],
  });
  return rows.map(({ id, next_available_at, half_hours }) => ({
    kind: 'availability',
    id,
    next_available_at,
    available_half_hours: half_hours === null ? null : halfHoursOfHex(half_hours),
  }));
}
