import type { CalendarProvider } from './port.ts';

/** Nobody has connected a calendar: nothing but the bookings themselves keeps a mentor busy. */
export const noCalendars: CalendarProvider = {
  busy: () => Promise.resolve({ intervals: [], stale: false, withheld: false }),
};
