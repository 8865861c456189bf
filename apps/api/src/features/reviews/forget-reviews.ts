import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { whileErasing } from '../../db/while-erasing.ts';
import { BY_SYSTEM } from '../bookings/core/history.ts';
import { recordReviewEvents } from './review-events.ts';

/**
 * Removes a user's texts from the reviews that stay, in the transaction that erases them. The stars stay without a name,
 * so that ratings don't change. Sealed reviews are never published.
 */
export async function forgetReviews(trx: Database, user_id: string): Promise<void> {
  await whileErasing(trx, async () => {
    const unseen = await trx
      .updateTable('review')
      .set({ status: 'withdrawn' })
      .where('author_user_id', '=', user_id)
      .where('status', '=', 'sealed')
      .returning(['id', 'status'])
      .execute();
    await recordReviewEvents(
      trx,
      unseen.map((review) => ({ review, kind: 'withdrawn', from_status: 'sealed', by: BY_SYSTEM })),
    );
    await sql`update review set text = null, public_text = null, private_note = null where author_user_id = ${user_id}`.execute(
      trx,
    );
    await trx.deleteFrom('rating_freeze').where('mentor_user_id', '=', user_id).execute();
    await sql`
      update review set reply = null, public_reply = null, reply_updated_at = null where mentor_user_id = ${user_id} and reply is not null`.execute(
      trx,
    );
  });
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
  // Each person's own words as they wrote them, and the other's as they read them.
  return {
    written: written.map(({ public_reply, ...review }) => ({ ...review, reply: public_reply ?? review.reply })),
    received: received.map(({ public_text, ...review }) => ({ ...review, text: public_text ?? review.text })),
  };
}
