import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const entry = {
  title: 'Session with Linh & Co',
  start: '2027-02-02T09:00:00Z',
  end: '2027-02-02T09:30:00Z',
  join_url: 'https://meet.google.com/abc-defg-hij?x=1&y=2',
  location: null,
  page: 'https://abroad.test/bookings/1',
};
const queryOf = (href: string) => Object.fromEntries(new URL(href).searchParams);

test('[U-21] Google, Outlook and Yahoo open with the session’s title, times, place and page', () => {
  const [google, outlook, yahoo] = calendarLinks(entry);
  expect(google.href.startsWith('https://calendar.google.com/calendar/render?')).toBe(true);
  expect(queryOf(google.href)).toEqual({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20270202T090000Z/20270202T093000Z',
    details: entry.page,
    location: entry.join_url,
  });
  expect(queryOf(outlook.href)).toMatchObject({ subject: entry.title, startdt: entry.start, enddt: entry.end });
  expect(queryOf(yahoo.href)).toMatchObject({ title: entry.title, st: '20270202T090000Z', et: '20270202T093000Z' });
  // Outlook would show a plus sign instead of a space.
  expect(outlook.href).not.toContain('+');
});

test('[U-21] a session without a link has its place in words, or none', () => {
  const [google] = calendarLinks({ ...entry, join_url: null, location: 'Library, 2nd floor' });
  expect(queryOf(google.href)['location']).toBe('Library, 2nd floor');
  const [none] = calendarLinks({ ...entry, join_url: null });
  expect(queryOf(none.href)['location']).toBe('');
});
