import { type IndexChange, type SegmentedIndex, halfHoursOfHex } from '@abroad/search-index';
import type { Client } from 'pg';
import { type Position, readChanges } from '../../db/search-outbox.ts';
import { copyDocumentsOf } from './copy-documents.ts';

type TimeChange = Extract<IndexChange, { kind: 'availability' }>;
type TimeRow = Pick<TimeChange, 'id' | 'next_available_at'> & { half_hours: string | null };
/** Binary, bits have their number before them. */
const BITS_FROM = 5;

/** When some profiles can be booked, as it is now. */
async function readTimes(client: Client, profile_ids: readonly string[]): Promise<TimeChange[]> {
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

/** So many are taken in at once; searches are answered in between. */
const DOCUMENTS_AT_ONCE = 100;
const TIMES_AT_ONCE = 2000;

/** An index, and up to where it has read the outbox. */
export interface FollowedIndex {
  index: SegmentedIndex;
  position: Position;
}

function* partsOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) {
    yield all.slice(at, at + size);
  }
}

async function readDocuments(client: Client, ids: readonly string[]): Promise<IndexChange[]> {
  const documents = await copyDocumentsOf(client, ids);
  const there = new Set(documents.map(({ id }) => id));
  return [
    ...documents.map((document) => ({ kind: 'put', document }) as const),
    ...ids.filter((id) => !there.has(id)).map((id) => ({ kind: 'remove', id }) as const),
  ];
}

/**
 * Takes in all that became visible since the last time. Rows are read as they are now, which may be later than the
 * change: the change then comes once more, without effect. After a failure it begins again at the old position.
 * @returns the ids of the profiles that changed; null where everything has to be read anew.
 */
export async function catchUp(client: Client, followed: FollowedIndex): Promise<string[] | null> {
  const changes = await readChanges(client, followed.position);
  if (changes === null) {
    return null;
  }
  for (const ids of partsOf(changes.documents, DOCUMENTS_AT_ONCE)) {
    followed.index.apply(await readDocuments(client, ids));
  }
  for (const ids of partsOf(changes.times, TIMES_AT_ONCE)) {
    followed.index.apply(await readTimes(client, ids));
  }
  followed.position = changes.position;
  return [...changes.documents, ...changes.times, ...changes.cards];
}
