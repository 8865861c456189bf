import type { BookingReviews, Review } from '@abroad/contract/reviews';
import { NOW, SAMPLE_ID } from './sample-answers.ts';
import { sampleBooking } from './sample-booking.ts';

/** A session that ended three days ago, to be reviewed for eleven days more. */
export const REVIEWED_SESSION = sampleBooking({
  status: 'completed',
  start: '2026-11-17T08:30:00Z',
  end: '2026-11-17T09:00:00Z',
  allowed_actions: ['review'],
});

/** A student's review that is still sealed. */
export const sampleReview = (changes: Partial<Review> = {}): Review => ({
  id: SAMPLE_ID,
  author_role: 'prospect',
  status: 'sealed',
  stars: 2,
  would_book_again: false,
  aspects: null,
  answers: null,
  text: 'Too short.',
  public_text: null,
  private_note: null,
  lang: 'en',
  reply: null,
  decision_id: null,
  published_at: null,
  created_at: NOW,
  updated_at: NOW,
  ...changes,
});

/** Returns both sides' reviews of the session: none. */
export const sampleReviews = (changes: Partial<BookingReviews> = {}): BookingReviews => ({
  mine: null,
  theirs: null,
  opens_at: REVIEWED_SESSION.end,
  closes_at: '2026-12-01T09:00:00Z',
  reply_until: null,
  ...changes,
});
