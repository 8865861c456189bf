import type { Review } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { aboutBooking, notify } from '../notifications/notify.ts';
import { findBooking } from '../bookings/core/apply-event.ts';
import { recordNews } from '../bookings/core/consequences.ts';
import { isOpenToReply, presentReview } from './present.ts';
import { publicTextOf } from './public-text.ts';
import type { ReviewRow } from './queries.ts';
import { recordReviewEvents } from './review-events.ts';
import { reviewRepliedJob } from './notify-of-reviews.ts';

type ReplyContext = Pick<Context, 'db' | 'clock' | 'config'>;

interface ReplyTo {
  id: string;
  user_id: string;
}

/** A published review about the mentor, whose lock is held. @throws AppError NOT_FOUND for any other. */
async function findReviewAbout(trx: Database, { id, user_id }: ReplyTo): Promise<ReviewRow> {
  const review = await trx
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .where('mentor_user_id', '=', user_id)
    .where('author_role', '=', 'prospect')
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!review) {
    throw new AppError('NOT_FOUND');
  }
  return review;
}

/**
 * Writes or changes the mentor's only reply to a review.
 * @throws AppError NOT_FOUND unless it is a published review about them; REPLY_CLOSED 30 days after publication, and 48
 * hours after the reply.
 */
export async function putReply(context: ReplyContext, { text, ...to }: ReplyTo & { text: string }): Promise<Review> {
  const { booking_id } = await findReviewAbout(context.db, to);
  const booking = await findBooking(context.db, booking_id);
  // Before anything is locked: it takes milliseconds.
  const public_reply = await publicTextOf(context, context.db, booking, text);
  return writeAs(context.db, to.user_id, async (trx) => {
    const before = await findReviewAbout(trx, to);
    const now = context.clock.now();
    if (!isOpenToReply(before, now)) {
      throw new AppError('REPLY_CLOSED');
    }
    const at = toInstant(now);
    const review = await trx
      .updateTable('review')
      .set({
        reply: text,
        public_reply,
        reply_created_at: before.reply_created_at ?? at,
        reply_updated_at: at,
      })
      .where('id', '=', to.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const by = { user_id: to.user_id, role: 'mentor' } as const;
    const is_new = before.reply_created_at === null;
    await recordReviewEvents(trx, [
      {
        review,
        kind: is_new ? 'replied' : 'reply_changed',
        from_status: before.status,
        by,
      },
    ]);
    if (is_new) {
      await recordNews(trx, booking, [{ event: 'review_replied', by, detail: { review_id: review.id } }]);
      const told = {
        user_id: booking.prospect_user_id,
        kind: 'review_replied',
        key: `review_replied:${review.id}`,
      } as const;
      await notify(trx, [{ ...told, ...aboutBooking(booking.id) }]);
      await enqueue(trx, [reviewRepliedJob({ review_id: review.id })]);
    }
    return presentReview(review, 'mentor');
  });
}

/**
 * Removes the reply. The period for writing it again still counts from the first one.
 * @throws AppError NOT_FOUND unless it is a published review about them with a reply.
 */
export const deleteReply = ({ db }: ReplyContext, to: ReplyTo): Promise<void> =>
  writeAs(db, to.user_id, async (trx) => {
    const before = await findReviewAbout(trx, to);
    if (before.reply === null) {
      throw new AppError('NOT_FOUND');
    }
    await trx
      .updateTable('review')
      .set({ reply: null, public_reply: null, reply_updated_at: null })
      .where('id', '=', to.id)
      .execute();
    const by = { user_id: to.user_id, role: 'mentor' } as const;
    await recordReviewEvents(trx, [{ review: before, kind: 'reply_removed', from_status: before.status, by }]);
  });
