import { defineEndpoints } from '../endpoint.ts';
import { CreateReport, MyReports, MyReportsQuery, ReportReceipt } from '../reports.ts';
import { Transparency } from '../transparency.ts';

/** Reports of what breaks the rules, and what reporters learn of them. */
export const reportEndpoints = defineEndpoints({
  createReport: {
    method: 'POST',
    path: '/api/v1/reports',
    tag: 'reports',
    summary: 'Report a profile, a service, a review, a booking, a conversation or a message',
    description:
      'By anyone, signed out too, for what they can see; a booking, a conversation and a message by its two people. A conversation is frozen until it is decided where someone may be in danger. A copy of what is reported is kept. The same person adds to an open report of the same thing. The person whom it is about never learns who reported.',
    access: 'optional',
    while_suspended: true,
    body: CreateReport,
    responses: { 201: ReportReceipt },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'REVIEW_WITHDRAWN', 'TOO_MANY_REPORTS'],
  },
  listMyReports: {
    method: 'GET',
    path: '/api/v1/reports/mine',
    tag: 'reports',
    summary: 'List one’s own reports with their outcome, the latest first',
    access: 'user',
    while_suspended: true,
    query: MyReportsQuery,
    responses: { 200: MyReports },
    errors: ['VALIDATION_FAILED', 'PAGE_TOO_DEEP'],
  },
  getTransparency: {
    method: 'GET',
    path: '/api/v1/views/transparency',
    tag: 'views',
    summary: 'Get the numbers of reports, decisions and appeals, by year',
    access: 'public',
    cache_s: 300,
    responses: { 200: Transparency },
    errors: [],
  },
});
