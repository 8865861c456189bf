import { OpenedReviewCase, OpenReviewCase, StaffReview, StaffReviews, StaffReviewsQuery } from '../admin-reviews.ts';
import { defineEndpoints } from '../endpoint.ts';
import { ReviewParams } from '../reviews.ts';

/** Reviews that were public once, for the staff. For all other users these endpoints don't exist. */
export const adminReviewEndpoints = defineEndpoints({
  listStaffReviews: {
    method: 'GET',
    path: '/api/v1/admin/reviews',
    tag: 'staff',
    summary: 'List reviews of mentors, the latest first',
    description: 'Those that were public once, without their words.',
    access: 'staff',
    own_matters: 'left_out',
    staff_roles: ['support', 'moderator'],
    query: StaffReviewsQuery,
    responses: { 200: StaffReviews },
    errors: ['VALIDATION_FAILED', 'PAGE_TOO_DEEP'],
  },
  getStaffReview: {
    method: 'GET',
    path: '/api/v1/admin/reviews/:id',
    tag: 'staff',
    summary: 'Read a review, with its words and its history',
    description: 'Each look is an entry of the audit. Staff don’t read reviews by or about themselves here.',
    access: 'staff',
    own_matters: 'refused',
    staff_roles: ['moderator'],
    params: ReviewParams,
    responses: { 200: StaffReview },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'STAFF_INVOLVED'],
  },
  openReviewCase: {
    method: 'POST',
    path: '/api/v1/admin/reviews/:id/case',
    tag: 'staff',
    summary: 'Open a case about a review, or find the open one',
    description:
      'A review is hidden by the decision of a case, which gives its author the reasons. Staff open none about reviews by or about themselves.',
    access: 'staff',
    own_matters: 'refused',
    staff_roles: ['moderator'],
    params: ReviewParams,
    body: OpenReviewCase,
    responses: { 200: OpenedReviewCase },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'STAFF_INVOLVED'],
  },
});
