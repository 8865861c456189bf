import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Busy times in an iCalendar file, as UTC instants: `2026-11-27T09:00:00Z`. */
interface Taken {
  start: string;
  end: string;
}

const compact = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** An iCalendar file (RFC 5545) with an event for each of the times. */
function fileOf(times: readonly Taken[]): string {
  const events = times.flatMap(({ start, end }) => [
    'BEGIN:VEVENT',
    `UID:${start}@example.org`,
    `DTSTAMP:${compact(start)}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    'SUMMARY:Dentist',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//tests//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
}

/** Serves a calendar on the web with the test's content. */
export async function startFeed() {
  const feed = { times: [] as Taken[], isDown: false };
  const server = createServer((_, response) => {
    response.writeHead(feed.isDown ? 503 : 200, { 'content-type': 'text/calendar; charset=utf-8' });
    response.end(feed.isDown ? '' : fileOf(feed.times));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    feed,
    url: `http://localhost:${port}/timetable.ics`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
