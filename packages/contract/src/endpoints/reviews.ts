import { BookingParams } from '../bookings.ts';
import { SlugParams } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { BookingReviews, PublicReviews, PutReply, PutReview, Review, ReviewParams, ReviewsQuery } from '../reviews.ts';

/** What both sides say of a session afterwards. */
export const reviewEndpoints = defineEndpoints({
  getBookingReviews: {
    method: 'GET',
    path: '/api/v1/calendar/bookings/:id/review',
    tag: 'reviews',
    summary: 'Get both sides’ reviews of a session, as far as the reader may see them',
    access: 'user',
    while_suspended: true,
    params: BookingParams,
    responses: { 200: BookingReviews },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  putReview: {
    method: 'PUT',
    path: '/api/v1/calendar/bookings/:id/review',
    tag: 'reviews',
    summary: 'Write or change one’s review of a session',
    description:
      'From the end of the session, for 14 days. Nobody else sees it until both sides wrote or the 14 days are over, and never before the session is completed. It can be changed until then.',
    access: 'user',
    params: BookingParams,
    body: PutReview,
    responses: { 200: Review },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'REVIEW_CLOSED'],
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/v1/calendar/bookings/:id/review',
    tag: 'reviews',
    summary: 'Withdraw one’s review of a session',
    description: 'At any time. One that was published can’t be written again.',
    access: 'user',
    params: BookingParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  putReviewReply: {
    method: 'PUT',
    path: '/api/v1/reviews/:id/reply',
    tag: 'reviews',
    summary: 'Reply to a published review, or change the reply',
    description: 'Once, by the mentor, within 30 days of its publication. The reply can be changed for 48 hours.',
    access: 'user',
    params: ReviewParams,
    body: PutReply,
    responses: { 200: Review },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'REPLY_CLOSED'],
  },
  deleteReviewReply: {
    method: 'DELETE',
    path: '/api/v1/reviews/:id/reply',
    tag: 'reviews',
    summary: 'Remove one’s reply to a review',
    access: 'user',
    params: ReviewParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  listReviewsBySlug: {
    method: 'GET',
    path: '/api/v1/reviews/by-slug/:slug',
    tag: 'reviews',
    summary: 'List the published reviews of a mentor; a former slug leads to them too',
    description: 'Those in the asked language first, then the newest first.',
    access: 'optional',
    cache_s: 30,
    params: SlugParams,
    query: ReviewsQuery,
    responses: { 200: PublicReviews },
    errors: ['VALIDATION_FAILED', 'PAGE_TOO_DEEP', 'INVALID_SLUG', 'PROFILE_NOT_FOUND', 'PROFILE_PAUSED'],
  },
});
