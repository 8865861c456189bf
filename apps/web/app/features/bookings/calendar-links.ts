import type { Booking } from '@abroad/contract/bookings';

interface Entry extends Pick<Booking, 'start' | 'end' | 'join_url' | 'location'> {
  title: string;
  /** The address of the booking's page. */
  page: string;
}

/** `20270202T090000Z`, as RFC 5545 writes an instant. */
const compact = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const withQuery = (base: string, query: Readonly<Record<string, string>>) =>
  `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

/** Links that open the form for a new entry in calendars on the web, filled in. They copy the session as it is now. */
export function calendarLinks({ title, start, end, join_url, location, page }: Entry) {
  const place = join_url ?? location ?? '';
  return [
    {
      name: 'Google',
      href: withQuery('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: `${compact(start)}/${compact(end)}`,
        details: page,
        location: place,
      }),
    },
    {
      name: 'Outlook',
      href: withQuery('https://outlook.live.com/calendar/0/action/compose', {
        rru: 'addevent',
        subject: title,
        startdt: start,
        enddt: end,
        body: page,
        location: place,
      }),
    },
    {
      name: 'Yahoo',
      href: withQuery('https://calendar.yahoo.com/', {
        v: '60',
        title,
        st: compact(start),
        et: compact(end),
        desc: page,
        in_loc: place,
      }),
    },
  ] as const;
}
