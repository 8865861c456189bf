import { halfHoursOfHex, type IndexChange } from '@abroad/search-index';
import type { Client } from 'pg';

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
