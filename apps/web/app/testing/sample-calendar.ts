import type { CalendarConnection, ProviderCalendar } from '@abroad/contract/calendar-connections';
import type { Answers } from './play-api.ts';
import { NOW, SAMPLE_ID } from './sample-answers.ts';

/** A feed called Lectures that was read just now. */
export function sampleConnection(changes: Partial<CalendarConnection> = {}): CalendarConnection {
  return {
    id: SAMPLE_ID,
    provider: 'ical',
    provider_account_id: 'https://example.com/lectures.ics',
    provider_email: null,
    display_name: 'Lectures',
    server_url: null,
    is_active: true,
    scopes: [],
    expires_at: null,
    created_at: NOW,
    updated_at: NOW,
    problem: null,
    last_read_at: NOW,
    ...changes,
  };
}

/** Its calendar, which closes times. */
export function sampleCalendar(changes: Partial<ProviderCalendar> = {}): ProviderCalendar {
  return {
    id: SAMPLE_ID,
    connection_id: SAMPLE_ID,
    name: 'Lectures',
    time_zone: 'Europe/Amsterdam',
    is_primary: true,
    is_writable: false,
    check_conflicts: true,
    is_target: false,
    problem: null,
    unreadable: null,
    last_read_at: NOW,
    ...changes,
  };
}

/** The answers of the API for an account with these calendars. */
export const connected = (connection: CalendarConnection, ...items: ProviderCalendar[]): Answers => ({
  listCalendarConnections: { connections: [connection], total: 1 },
  listProviderCalendars: { items, total: items.length },
});
