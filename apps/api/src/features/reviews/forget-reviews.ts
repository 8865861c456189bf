import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/**
 * Removes a user's texts from the reviews that stay, in the transaction that erases them. The stars stay without a name,
 * so that ratings don't change. Sealed reviews are never published.
 */
export async function forgetReviews(trx: Database, user_id: string): Promise<void> {
  await sql`select set_config('abroad_mentors.erasing', 'on', true)`.execute(trx);
  await sql`
    update review set status = case status when 'sealed' then 'withdrawn' else status end, text = null, private_note = null
    where author_user_id = ${user_id}`.execute(trx);
  await sql`
    update review set reply = null, reply_updated_at = null where mentor_user_id = ${user_id} and reply is not null`.execute(
    trx,
  );
  await sql`select set_config('abroad_mentors.erasing', '', true)`.execute(trx);
}

/** A user's reviews, and those about them that they can read; latest first. */
export async function exportReviews(db: Database, user_id: string) {
  const own = db.selectFrom('review').selectAll().where('author_user_id', '=', user_id);
  const about = db
    .selectFrom('review')
    .innerJoin('booking', 'booking.id', 'review.booking_id')
    .selectAll('review')
    .where('review.status', '=', 'published')
    .where('review.author_user_id', '<>', user_id)
    .where((where) =>
      where.or([where('booking.mentor_user_id', '=', user_id), where('booking.prospect_user_id', '=', user_id)]),
    );
  const [written, received] = await Promise.all([
    own.orderBy('created_at', 'desc').execute(),
    about.orderBy('review.created_at', 'desc').execute(),
  ]);
  return { written, received };
}
