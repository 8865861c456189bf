import { Booking } from '../bookings.ts';
import { SessionSuggestions, SuggestionParams } from '../calendar-suggestions.ts';
import { defineEndpoints } from '../endpoint.ts';

/** Endpoints for mentors' changes of sessions in their own calendars. */
export const calendarSuggestionEndpoints = defineEndpoints({
  listSessionSuggestions: {
    method: 'GET',
    path: '/api/v1/calendar/suggestions',
    tag: 'calendar',
    summary: 'List the changes of sessions in the calendar of the signed-in mentor that wait for an answer',
    access: 'user',
    responses: { 200: SessionSuggestions },
    errors: [],
  },
  acceptSessionSuggestion: {
    method: 'POST',
    path: '/api/v1/calendar/suggestions/:id/accept',
    tag: 'calendar',
    summary: 'Do with the booking what was done in the calendar: move it there, or cancel it',
    access: 'user',
    callers: 'owner',
    idempotent: true,
    params: SuggestionParams,
    responses: { 200: Booking },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'ILLEGAL_MOVE', 'SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'PROSPECT_BUSY'],
  },
  dismissSessionSuggestion: {
    method: 'POST',
    path: '/api/v1/calendar/suggestions/:id/dismiss',
    tag: 'calendar',
    summary: 'Leave the booking as it is, and have the event put back',
    access: 'user',
    callers: 'owner',
    params: SuggestionParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});
