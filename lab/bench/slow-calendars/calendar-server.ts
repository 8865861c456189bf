import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const MODES = ['answers', 'hangs', 'resets', 'fails', 'drips'] as const;
/** The behaviour of a calendar server. */
export type Mode = (typeof MODES)[number];
export const TROUBLES = MODES.filter((mode) => mode !== 'answers');

const FEED = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//bench//EN',
  'BEGIN:VEVENT',
  'UID:weekly',
  'DTSTAMP:20260101T000000Z',
  'DTSTART:20260105T090000Z',
  'DTEND:20260105T100000Z',
  'RRULE:FREQ=WEEKLY',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** A server of iCalendar files with a configurable behaviour. */
export async function startCalendarServer(): Promise<{ url: string; set(mode: Mode): void; stop(): void }> {
  let mode: Mode = 'answers';
  const server = createServer((request, response) => {
    if (mode === 'resets') request.socket.resetAndDestroy();
    else if (mode === 'fails') response.writeHead(500).end('no');
    else if (mode === 'answers') response.writeHead(200, { 'content-type': 'text/calendar' }).end(FEED);
    else if (mode === 'drips') response.writeHead(200, { 'content-type': 'text/calendar' }).write(FEED.slice(0, 20));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      mode = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
