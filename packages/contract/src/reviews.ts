import { z } from 'zod';
import { Language } from './languages.ts';
import { LIMITS } from './limits.ts';
import { Id, Instant, optional, pageOf, pageQuery, single, text } from './primitives.ts';

const STARS = 'Choose 1 to 5 stars';
const Stars = z.int(STARS).min(1, STARS).max(5, STARS);

/** A prospect's ratings besides the overall one, 1 to 5 each. */
export const AspectScores = z.strictObject({ knew_the_way: Stars, answered_me: Stars, prepared: Stars }).partial();

const YES_OR_NO = 'Answer yes or no';
const yesNo = z.boolean(YES_OR_NO);
/** A mentor's answers about a prospect. */
const ProspectAnswers = z.object({
  on_time: yesNo,
  prepared: yesNo,
  would_meet_again: yesNo,
});

/** The states of a review: sealed until both sides wrote or the time is over; others only see published ones. */
export const ReviewStatus = z.enum(['sealed', 'published', 'hidden', 'withdrawn']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/**
 * One side's review. A prospect gives `stars` and `would_book_again`, and may give `aspects` and a `text`; a mentor answers
 * `on_time`, `prepared` and `would_meet_again`. Both may leave a note that only the other side reads.
 */
export const PutReview = z
  .strictObject({
    stars: Stars,
    would_book_again: yesNo,
    aspects: AspectScores.nullable(),
    text: optional(text(LIMITS.review_text_max)),
    /** The language of the text; left out, the writer's. */
    lang: Language,
    ...ProspectAnswers.shape,
    private_note: optional(text(LIMITS.review_note_max)),
  })
  .partial()
  .meta({ id: 'PutReview' });
export type PutReview = z.infer<typeof PutReview>;

/** A review as its author and, once it is published, the person it is about see it. */
export const Review = z
  .object({
    id: Id,
    author_role: z.enum(['mentor', 'prospect']),
    status: ReviewStatus,
    stars: z.int().nullable(),
    would_book_again: z.boolean().nullable(),
    aspects: AspectScores.nullable(),
    /** A mentor's answers about a prospect. */
    answers: ProspectAnswers.nullable(),
    text: z.string().nullable(),
    /** For its author: the public text, where contact data are hidden in it; else null. */
    public_text: z.string().nullable(),
    private_note: z.string().nullable(),
    lang: Language,
    reply: z
      .object({ text: z.string(), public_text: z.string().nullable(), created_at: Instant, updated_at: Instant })
      .nullable(),
    /** For its author: the decision that hid it; else null. */
    decision_id: Id.nullable(),
    published_at: Instant.nullable(),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** Both sides' reviews of a session, as far as the reader may see them. */
export const BookingReviews = z
  .object({
    mine: Review.nullable(),
    /** Null until it is published. */
    theirs: Review.nullable(),
    /** The end of the session. */
    opens_at: Instant,
    closes_at: Instant,
    /** The end of the time in which the mentor may write or change the reply; null for others. */
    reply_until: Instant.nullable(),
  })
  .meta({ id: 'BookingReviews' });
export type BookingReviews = z.infer<typeof BookingReviews>;

export const ReviewParams = z.object({ id: Id });
export const PutReply = z
  .strictObject({
    text: text(LIMITS.review_reply_max).min(1, 'Write a reply'),
  })
  .meta({ id: 'PutReply' });

/** A text of a review or a reply, before it is sent. */
export const CheckReviewText = z.strictObject({ text: text(LIMITS.review_text_max) }).meta({ id: 'CheckReviewText' });
/** The public form of a text; null where it is unchanged. */
export const CheckedReviewText = z.object({ public_text: z.string().nullable() }).meta({ id: 'CheckedReviewText' });

/** The reasons why a listed review doesn't count in the mean. */
export const UncountedBecause = z.enum(['new_account', 'same_card', 'same_device', 'same_address', 'review_ring']);
export type UncountedBecause = z.infer<typeof UncountedBecause>;

/** A published review of a mentor, as the public sees it. */
export const PublicReview = z
  .object({
    id: Id,
    /** The first name of the author; null where the account was deleted. */
    author_name: z.string().nullable(),
    stars: z.int(),
    would_book_again: z.boolean(),
    aspects: AspectScores.nullable(),
    text: z.string().nullable(),
    lang: Language,
    /** The day of the session, in the mentor's time zone. */
    session_on: z.iso.date(),
    published_at: Instant,
    reply: z.object({ text: z.string(), created_at: Instant }).nullable(),
    /** Whether it counts in the mean. */
    counts: z.boolean(),
    uncounted_because: UncountedBecause.nullable(),
    /** Whether the bank reversed the payment afterwards. */
    payment_reversed: z.boolean(),
  })
  .meta({ id: 'PublicReview' });
export type PublicReview = z.infer<typeof PublicReview>;

const share = z.number().min(0).max(100).nullable();
export const ReviewSummary = z
  .object({
    /** The mean of each prospect's latest review; null below three of them. */
    rating: z.number().nullable(),
    /** The number of published reviews. */
    review_count: z.int(),
    /** The numbers of reviews with 1, 2, 3, 4 and 5 stars. */
    distribution: z.array(z.int()).length(5),
    would_book_again_pct: share,
    aspects: z.object({
      knew_the_way: z.number().nullable(),
      answered_me: z.number().nullable(),
      prepared: z.number().nullable(),
    }),
    /** The end of the time in which the means stay unchanged, after reviews by many new accounts at once; else null. */
    frozen_until: Instant.nullable(),
  })
  .meta({ id: 'ReviewSummary' });
export type ReviewSummary = z.infer<typeof ReviewSummary>;

const starsOfQuery = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
export const ReviewsQuery = z.object({
  stars: single(z.preprocess(starsOfQuery, Stars)),
  /** Reviews in this language first; left out, English. */
  lang: single(Language),
  ...pageQuery,
});
export type ReviewsQuery = z.infer<typeof ReviewsQuery>;
/** A review on the home page, with the route of the mentor whom it is about. */
const RecentReview = PublicReview.pick({ id: true, author_name: true, stars: true, lang: true }).extend({
  text: z.string(),
  mentor: z.object({ slug: z.string(), first_name: z.string(), last_name: z.string() }),
  origin_country_code: z.string().nullable(),
  destination_country_code: z.string().nullable(),
});
export type RecentReview = z.infer<typeof RecentReview>;
export const HomeFactsQuery = z.object({
  /** Reviews in this language first; left out, English. */
  lang: single(Language),
});
/** The numbers and reviews of the marketplace on the home page. */
export const HomeFacts = z
  .object({
    mentor_count: z.int(),
    free_mentor_count: z.int(),
    /** The lowest price in each currency in which mentors charge, in major units. */
    lowest_prices: z.array(z.object({ currency: z.string(), amount: z.number() })),
    /** The mean of each prospect’s latest review of each mentor; null below three of them. */
    rating: z.number().nullable(),
    review_count: z.int(),
    reviews: z.array(RecentReview),
  })
  .meta({ id: 'HomeFacts' });
export type HomeFacts = z.infer<typeof HomeFacts>;
/** The same in the list of a profile. */
export const ListedReview = PublicReview.extend({
  /** Whether the reader wrote it; false for signed-out readers. */
  is_own: z.boolean(),
  /** The session, for its mentor while they may write or change the reply; null for others. */
  booking_id: Id.nullable(),
}).meta({ id: 'ListedReview' });
export type ListedReview = z.infer<typeof ListedReview>;
export const PublicReviews = pageOf(ListedReview).extend({ summary: ReviewSummary }).meta({ id: 'PublicReviews' });
export type PublicReviews = z.infer<typeof PublicReviews>;
