import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { HOSTILE_ANSWERS, HOSTILE_CALENDARS } from '@abroad/api/testing/hostile-calendars';

const FILES: Readonly<Record<string, () => string>> = { ...HOSTILE_CALENDARS, ...HOSTILE_ANSWERS };
const asked = new Int32Array(workerData as SharedArrayBuffer);
let body = Buffer.alloc(0);

const multistatus = (inside: string) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:"><d:response><d:href>/c/a.ics</d:href><d:propstat><d:prop>${inside}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`;

/** A server of feeds, and of CalDAV calendars under `/dav/`: each message is the name of the file to send from then on. */
const server = createServer((request, response) => {
  void text(request).then((question) => {
    Atomics.add(asked, 0, 1);
    const isDav = request.url?.startsWith('/dav/') === true;
    const isLast = !isDav || question.includes('calendar-multiget');
    response.writeHead(isDav ? 207 : 200, { 'content-type': isDav ? 'application/xml' : 'text/calendar' });
    response.end(isLast ? body : multistatus('<d:getetag>"1"</d:getetag>'));
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
parentPort?.on('message', (name: string) => {
  body = Buffer.from(FILES[name]?.() ?? '');
  Atomics.store(asked, 0, 0);
  parentPort?.postMessage(name);
});
parentPort?.postMessage((server.address() as AddressInfo).port);
