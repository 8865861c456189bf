import { mayReply, replySpan, reviewSpan } from '@abroad/booking-rules';
import { spokenLanguage, type BookingReviews, type Review } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import type { BookingView, Side } from '../bookings/index.ts';
import type { ReviewRow } from './queries.ts';

/** A review for its author, or for the person whom it is about. */
export function presentReview(row: ReviewRow): Review {
  const { reply, reply_created_at, reply_updated_at } = row;
  return {
    id: row.id,
    author_role: row.author_role,
    status: row.status,
    stars: row.stars,
    would_book_again: row.would_book_again,
    aspects: row.aspects,
    answers: row.answers,
    text: row.text,
    private_note: row.private_note,
    lang: spokenLanguage(row.lang),
    reply:
      reply === null || reply_created_at === null
        ? null
        : {
            text: reply,
            created_at: reply_created_at,
            updated_at: reply_updated_at ?? reply_created_at,
          },
    published_at: row.published_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Whether the mentor can write or change the reply to a review. @param now epoch milliseconds. */
export const isOpenToReply = (row: ReviewRow, now: number): boolean =>
  row.author_role === 'prospect' && row.status === 'published' && mayReply(timesOf(row), now);

const timesOf = ({ published_at, reply_created_at }: ReviewRow) => ({
  published_at: Date.parse(published_at ?? ''),
  replied_at: reply_created_at === null ? null : Date.parse(reply_created_at),
});

/** Both reviews as one side can see them: the other one only once it is published. @param now epoch milliseconds. */
export function presentReviews(
  { end_at }: Pick<BookingView, 'end_at'>,
  { rows, side, now }: { rows: readonly ReviewRow[]; side: Side; now: number },
): BookingReviews {
  const mine = rows.find(({ author_role }) => author_role === side);
  const theirs = rows.find(({ author_role, status }) => author_role !== side && status === 'published');
  const span = reviewSpan(Date.parse(end_at));
  return {
    mine: mine === undefined ? null : presentReview(mine),
    theirs: theirs === undefined ? null : presentReview(theirs),
    opens_at: toInstant(span.start),
    closes_at: toInstant(span.end),
    reply_until:
      side === 'mentor' && theirs !== undefined && isOpenToReply(theirs, now)
        ? toInstant(replySpan(timesOf(theirs)).end)
        : null,
  };
}
