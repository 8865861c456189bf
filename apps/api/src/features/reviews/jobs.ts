import { defineJob } from '../../jobs/define-job.ts';
import { askForReviewJob, settleReviewsJob } from '../../jobs/known-jobs.ts';
import { askForReview } from './ask-for-review.ts';
import { settleRatingJob } from './freeze-rating.ts';
import { hideContactsJob, hideContactsOf } from './hide-contacts.ts';
import { settleRatingOf, settleReviewsOf } from './publish-reviews.ts';
import { reviewPublishedJob, reviewRepliedJob, notifyOfPublished, notifyOfReply } from './notify-of-reviews.ts';

export const reviewJobs = [
  defineJob(settleReviewsJob, (context, { booking_id }) => settleReviewsOf(context, booking_id)),
  defineJob(settleRatingJob, (context, { mentor_user_id }) => settleRatingOf(context, mentor_user_id)),
  defineJob(askForReviewJob, (context, { booking_id }) => askForReview(context, booking_id)),
  defineJob(hideContactsJob, (context, { review_id }) => hideContactsOf(context, review_id)),
  defineJob(reviewPublishedJob, (context, { review_id }) => notifyOfPublished(context, review_id)),
  defineJob(reviewRepliedJob, (context, { review_id }) => notifyOfReply(context, review_id)),
];
