import { mayReply, replySpan, reviewSpan } from '@abroad/booking-rules';
import { spokenLanguage, type BookingReviews, type Review } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import type { BookingView } from '../bookings/core/queries.ts';
import type { Side } from '../bookings/core/present.ts';
import type { ReviewRow } from './queries.ts';

/**
 * A review for its author, or for the person whom it is about. Each reads their own words as they wrote them, and the
 * other's without contact data; what the staff hid has no words for the other.
 */
export function presentReview(row: ReviewRow, reader: Side): Review {
  const { reply, public_reply, reply_created_at, reply_updated_at } = row;
  const is_author = row.author_role === reader;
  const has_words = is_author || row.status === 'published';
  const text = is_author ? row.text : (row.public_text ?? row.text);
  return {
    id: row.id,
    author_role: row.author_role,
    status: row.status,
    stars: row.stars,
    would_book_again: row.would_book_again,
    aspects: row.aspects,
    answers: row.answers,
    text: has_words ? text : null,
    public_text: is_author ? row.public_text : null,
    private_note: has_words ? row.private_note : null,
    lang: spokenLanguage(row.lang),
    reply:
      reply === null || reply_created_at === null
        ? null
        : {
            text: reader === 'mentor' ? reply : (public_reply ?? reply),
            public_text: reader === 'mentor' ? public_reply : null,
            created_at: reply_created_at,
            updated_at: reply_updated_at ?? reply_created_at,
          },
    decision_id: is_author && row.status === 'hidden' ? row.decision_id : null,
    published_at: row.published_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

type Times = Pick<ReviewRow, 'published_at' | 'reply_created_at'>;

/** Whether the mentor can write or change the reply to a published review of a prospect. @param now epoch milliseconds. */
export const isOpenToReply = (times: Times, now: number): boolean => mayReply(timesOf(times), now);

const timesOf = ({ published_at, reply_created_at }: Times) => ({
  published_at: Date.parse(published_at ?? ''),
  replied_at: reply_created_at === null ? null : Date.parse(reply_created_at),
});

/** The states in which the reviewed person sees a review, also when the staff hid it. */
const SEEN = new Set<ReviewRow['status']>(['published', 'hidden']);

/** Both reviews as one side can see them: the other one only once it was published. @param now epoch milliseconds. */
export function presentReviews(
  { end_at }: Pick<BookingView, 'end_at'>,
  { rows, side, now }: { rows: readonly ReviewRow[]; side: Side; now: number },
): BookingReviews {
  const mine = rows.find(({ author_role }) => author_role === side);
  const theirs = rows.find(({ author_role, status }) => author_role !== side && SEEN.has(status));
  const span = reviewSpan(Date.parse(end_at));
  return {
    mine: mine === undefined ? null : presentReview(mine, side),
    theirs: theirs === undefined ? null : presentReview(theirs, side),
    opens_at: toInstant(span.start),
    closes_at: toInstant(span.end),
    reply_until:
      side === 'mentor' && theirs?.status === 'published' && isOpenToReply(theirs, now)
        ? toInstant(replySpan(timesOf(theirs)).end)
        : null,
  };
}
