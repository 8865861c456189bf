import { defineJob } from '../../jobs/define-job.ts';
import { askForReviewJob, settleReviewsJob } from '../../jobs/known-jobs.ts';
import { askForReview, DUE_QUESTIONS } from './ask-for-review.ts';
import { DUE_RATINGS, settleRatingJob } from './freeze-rating.ts';
import { DUE_REVIEWS, settleRatingOf, settleReviewsOf } from './publish-reviews.ts';
import { reviewPublishedJob, reviewRepliedJob, notifyOfPublished, notifyOfReply } from './notify-of-reviews.ts';

export const reviewJobs = [
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
