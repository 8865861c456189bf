import { BookingEvents } from '../booking-events.ts';
import { AcceptProposal, CreateProposal, ProposalParams } from '../booking-proposals.ts';
import { Availability, AvailabilityToMoveQuery } from '../calendar.ts';
import { Booking, BookingParams, BookingStudent, ChangeReason, SetMeetingPlace } from '../bookings.ts';
import { defineEndpoints } from '../endpoint.ts';
import { Turns } from '../turns.ts';

const TIME_ERRORS = ['SLOT_TAKEN', 'DAY_FULL', 'WEEK_FULL', 'SLOT_NOT_OFFERED', 'PROSPECT_BUSY'] as const;

/** Endpoints for a session between its booking and its end. */
export const bookingLifeEndpoints = defineEndpoints({
  listTurns: {
    method: 'GET',
    path: '/api/v1/calendar/turns',
    tag: 'calendar',
    summary: 'List what waits for the signed-in person: payments, requests, proposed times and reported no-shows',
    description: 'The most urgent first: what ends soonest, then what has no end. At most 100.',
    access: 'user',
    while_suspended: true,
    responses: { 200: Turns },
    errors: [],
  },
  getBookingAvailability: {
    method: 'GET',
    path: '/api/v1/calendar/bookings/:id/availability',
    tag: 'calendar',
    summary: 'List the times to which a session can be moved',
    description:
      'As the free slots of its service, at the length that was booked, without its own time and without what keeps either side busy otherwise; also where the service is no longer offered. At most 62 days.',
    access: 'user',
    callers: 'parties',
    params: BookingParams,
    query: AvailabilityToMoveQuery,
    responses: { 200: Availability },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'RANGE_TOO_LONG'],
  },
  getBookingStudent: {
    method: 'GET',
    path: '/api/v1/calendar/bookings/:id/student',
    tag: 'calendar',
    summary: 'Say who asks for a session, or takes one',
    description:
      'For its mentor: the student’s profile as far as they show it, and how often they came to sessions with any mentor.',
    access: 'user',
    callers: 'its_mentor',
    while_suspended: true,
    params: BookingParams,
    responses: { 200: BookingStudent },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN'],
  },
  createProposal: {
    method: 'POST',
    path: '/api/v1/calendar/bookings/:id/proposals',
    tag: 'calendar',
    summary: 'Propose other times for a session to its other side',
    description:
      'Times ahead, a year at most, at which neither side has a session; hours and notice are not asked. They are not held. One proposal at a time: a new one takes the place of the open one. For a request its mentor alone can do so, before answering it.',
    access: 'user',
    callers: 'parties',
    idempotent: true,
    params: BookingParams,
    body: CreateProposal,
    responses: { 201: Booking },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'ILLEGAL_MOVE', 'TOO_MANY_CHANGES', ...TIME_ERRORS],
  },
  acceptProposal: {
    method: 'POST',
    path: '/api/v1/calendar/bookings/:id/proposals/:proposal_id/accept',
    tag: 'calendar',
    summary: 'Move a session to one of the times that the other side proposed',
    description: 'A request that moves so stays a request, and waits for its mentor’s answer anew.',
    access: 'user',
    callers: 'its_mentor',
    idempotent: true,
    params: ProposalParams,
    body: AcceptProposal,
    responses: { 200: Booking },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_MOVE', 'PROPOSAL_CLOSED', ...TIME_ERRORS],
  },
  declineProposal: {
    method: 'POST',
    path: '/api/v1/calendar/bookings/:id/proposals/:proposal_id/decline',
    tag: 'calendar',
    summary: 'Decline proposed times, or withdraw those that one proposed oneself; the session stays where it is',
    access: 'user',
    callers: 'parties',
    idempotent: true,
    params: ProposalParams,
    body: ChangeReason,
    responses: { 200: Booking },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'PROPOSAL_CLOSED', 'TOO_MANY_MESSAGES'],
  },
  setMeetingPlace: {
    method: 'PUT',
    path: '/api/v1/calendar/bookings/:id/meeting-place',
    tag: 'calendar',
    summary: 'Say where a session is met',
    description:
      'For the mentor of a confirmed session, until its end. The other side gets it by mail, and calendars are brought up to date. In a video call a link is opened by `join_url`; other words stand in `location`. It goes before a link that a calendar makes.',
    access: 'user',
    callers: 'its_mentor',
    params: BookingParams,
    body: SetMeetingPlace,
    responses: { 200: Booking },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_MOVE', 'TOO_MANY_CHANGES'],
  },
  listBookingEvents: {
    method: 'GET',
    path: '/api/v1/calendar/bookings/:id/events',
    tag: 'calendar',
    summary: 'Tell the story of a booking, the oldest first',
    access: 'user',
    callers: 'parties',
    while_suspended: true,
    params: BookingParams,
    responses: { 200: BookingEvents },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});
