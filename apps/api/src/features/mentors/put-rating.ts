import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { refreshSearchRow } from './search-row.ts';

/** The rating that reviews give a mentor. */
interface MentorRating {
  /** Mean, 1 to 5; null while there are too few. */
  rating: number | null;
  review_count: number;
}

/** Keeps what reviews say of a mentor with the profile, and has searches find and order them by it. Under the mentor's lock. */
export async function putRating(
  { clock }: Pick<Context, 'clock'>,
  trx: Database,
  mentor_user_id: string,
  { rating, review_count }: MentorRating,
): Promise<void> {
  const { rows } = await sql`
    update mentor_profile set rating = ${rating}::numeric, review_count = ${review_count}::int
    where auth_user_id = ${mentor_user_id}
      and (rating, review_count) is distinct from (${rating}::numeric, ${review_count}::int)
    returning id`.execute(trx);
  if (rows.length > 0) {
    await refreshSearchRow(trx, mentor_user_id, clock);
  }
}
