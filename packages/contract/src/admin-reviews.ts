import { z } from 'zod';
import { Language } from './languages.ts';
import { Id, Instant, pageOf, pageQuery, single } from './primitives.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { AspectScores, UncountedBecause } from './reviews.ts';

/** The states of reviews that were public once. */
export const SEEN_REVIEW_STATES = ['published', 'hidden', 'withdrawn'] as const;
const SeenReviewState = z.enum(SEEN_REVIEW_STATES);

export const StaffReviewsQuery = z.object({
  ...pageQuery,
  status: single(SeenReviewState),
  /** `no`: only those that don't enter the mean. */
  counts: single(z.enum(['yes', 'no'])),
});
export type StaffReviewsQuery = z.infer<typeof StaffReviewsQuery>;

const Reviewer = z.object({ user_id: Id, name: z.string(), slug: z.string() });
/** A review of a mentor that was public once, without its words. */
export const StaffReviewRow = z
  .object({
    id: Id,
    booking_id: Id,
    status: SeenReviewState,
    stars: z.int(),
    /** Null where the account no longer exists. */
    author: Reviewer.nullable(),
    mentor: Reviewer.nullable(),
    counts: z.boolean(),
    uncounted_because: UncountedBecause.nullable(),
    published_at: Instant,
    /** The case about it that is open; null where there is none. */
    case_id: Id.nullable(),
  })
  .meta({ id: 'StaffReviewRow' });
export type StaffReviewRow = z.infer<typeof StaffReviewRow>;
export const StaffReviews = pageOf(StaffReviewRow).meta({ id: 'StaffReviews' });
export type StaffReviews = z.infer<typeof StaffReviews>;

/** The same with its words and its history, without the private note. */
export const StaffReview = z
  .object({
    ...StaffReviewRow.shape,
    would_book_again: z.boolean(),
    aspects: AspectScores.nullable(),
    text: z.string().nullable(),
    public_text: z.string().nullable(),
    lang: Language,
    reply: z.string().nullable(),
    public_reply: z.string().nullable(),
    events: z.array(
      z.object({
        kind: z.string(),
        actor_role: z.enum(['mentor', 'prospect', 'system', 'staff']),
        created_at: Instant,
      }),
    ),
  })
  .meta({ id: 'StaffReview' });
export type StaffReview = z.infer<typeof StaffReview>;

export const OpenReviewCase = z
  .strictObject({ reason: z.enum(REPORT_REASONS, 'Choose a reason') })
  .meta({ id: 'OpenReviewCase' });
export const OpenedReviewCase = z.object({ case_id: Id }).meta({ id: 'OpenedReviewCase' });
