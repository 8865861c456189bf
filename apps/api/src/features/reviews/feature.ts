import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { askForReviewJob, settleReviewsJob } from '../../jobs/known-jobs.ts';
import { checkReviewText } from './public-text.ts';
import { listReviews } from './list-reviews.ts';
import { deleteReply, putReply } from './reply.ts';
import { deleteReview, getBookingReviews, putReview } from './write-review.ts';
import { askForReview, DUE_QUESTIONS } from './ask-for-review.ts';
import { DUE_RATINGS, settleRatingJob } from './freeze-rating.ts';
import { DUE_REVIEWS, settleRatingOf, settleReviewsOf } from './publish-reviews.ts';
import { reviewPublishedJob, reviewRepliedJob, notifyOfPublished, notifyOfReply } from './notify-of-reviews.ts';

/** Reviews that both people of a session write about each other. */
function reviewHandlers(context: Pick<Context, 'db' | 'clock' | 'logger' | 'config'>) {
  return {
    getBookingReviews: ({ actor, params }) => getBookingReviews(context, params.id, actor.user_id),
    putReview: ({ actor, params, body }) => putReview(context, { id: params.id, user_id: actor.user_id, body }),
    checkReviewText: ({ actor, params, body }) =>
      checkReviewText(context, { id: params.id, user_id: actor.user_id, text: body.text }),
    deleteReview: async ({ actor, params }) => {
      await deleteReview(context, { id: params.id, user_id: actor.user_id });
      return new Replied(204, undefined);
    },
    putReviewReply: ({ actor, params, body }) =>
      putReply(context, {
        id: params.id,
        user_id: actor.user_id,
        text: body.text,
      }),
    deleteReviewReply: async ({ actor, params }) => {
      await deleteReply(context, { id: params.id, user_id: actor.user_id });
      return new Replied(204, undefined);
    },
    listReviewsBySlug: ({ actor, params, query }) =>
      listReviews(context, params.slug, {
        query,
        viewer_id: actor?.user_id ?? null,
      }),
  } satisfies Partial<Handlers>;
}

const reviewJobs = [
  defineJob(settleReviewsJob, (context, { booking_id }) => settleReviewsOf(context, booking_id), {
    due: [DUE_REVIEWS],
  }),
  defineJob(settleRatingJob, (context, { mentor_user_id }) => settleRatingOf(context, mentor_user_id), {
    due: [DUE_RATINGS],
  }),
  defineJob(askForReviewJob, (context, { booking_id }) => askForReview(context, booking_id), { due: DUE_QUESTIONS }),
  defineJob(reviewPublishedJob, (context, { review_id }) => notifyOfPublished(context, review_id)),
  defineJob(reviewRepliedJob, (context, { review_id }) => notifyOfReply(context, review_id)),
];

export const reviewsFeature = {
  name: 'reviews',
  front: ['forget-reviews.ts', 'hide-review.ts', 'queries.ts', 'review-ring.ts'],
  handlers: reviewHandlers,
  jobs: reviewJobs,
} satisfies Feature;
