import { CalendarFeed, CalendarFeedParams } from '../calendar-feed.ts';
import { defineEndpoints } from '../endpoint.ts';

/** One's own sessions, for one's own calendar. */
export const calendarFeedEndpoints = defineEndpoints({
  getCalendarFeed: {
    method: 'GET',
    path: '/api/v1/calendar/feed',
    tag: 'calendar',
    summary: 'Get the private address of one’s own sessions; it is made when it is asked for first',
    access: 'user',
    responses: { 200: CalendarFeed },
    errors: [],
  },
  rotateCalendarFeed: {
    method: 'POST',
    path: '/api/v1/calendar/feed/rotate',
    tag: 'calendar',
    summary: 'Make a new private address; the old one leads nowhere from then on',
    access: 'user',
    responses: { 200: CalendarFeed },
    errors: [],
  },
  readCalendarFeed: {
    method: 'GET',
    path: '/api/v1/calendar/feeds/:file',
    tag: 'calendar',
    summary: 'Read the sessions behind a private address (`<token>.ics`) as an iCalendar file',
    description:
      'RFC 5545, METHOD:PUBLISH: what lies ahead and the last 90 days; what was cancelled stays for 30 days as STATUS:CANCELLED.',
    access: 'public',
    params: CalendarFeedParams,
    responses: { 200: 'text/calendar' },
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
});
