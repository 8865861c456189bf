import { afterAll, describe, expect, test } from 'vitest';
import { smallServers, type ReceivedRequest } from '../../../testing/small-server.ts';
import { guardedFetch } from '../../outbound/guarded-fetch.ts';
import type { CalendarAccess, CaldavCredentials, SessionEvent } from '../port.ts';
import { calendarReader } from '../reader/calendar-reader.ts';
import { caldavSource } from './caldav-source.ts';

const SPAN = { start: Date.UTC(2026, 5, 1), end: Date.UTC(2026, 6, 1) };
const PATIENT = { allow_private_networks: true, request_timeout_ms: 30_000, total_timeout_ms: 30_000 };
const reader = calendarReader();
afterAll(() => reader.close());
const source = caldavSource({ fetch: guardedFetch(PATIENT), reader, now: () => SPAN.start });
const serve = smallServers();

const access = (server_url: string): CalendarAccess<CaldavCredentials> => ({
  credentials: { provider: 'caldav', server_url, username: 'ada', password: 'secret' },
  renewed: () => Promise.resolve(),
});
const read = (url: string, cursor: string | null = null) =>
  source.readBusy(access(url), { remote_id: `${url}/c/`, time_zone: 'UTC' }, { span: SPAN, cursor, own_addresses: [] });

const SESSION: SessionEvent = {
  uid: '../../other/secret',
  booking_id: 'b',
  sequence: 2,
  time_zone: 'America/New_York',
  title: 'Session',
  description: 'x\r\nATTENDEE:mailto:eve@example.org',
  location: null,
  wants_meet_link: false,
  start: Date.UTC(2026, 5, 10, 8),
  end: Date.UTC(2026, 5, 10, 9),
};

const multistatus = (inside: string) =>
  `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:S="http://calendarserver.org/ns/">${inside}</D:multistatus>`;
const found = (href: string, props: string) =>
  `<D:response><D:href>${href}</D:href><D:propstat><D:prop>${props}</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`;
const status = (href: string, code: string) =>
  `<D:response><D:href>${href}</D:href><D:status>HTTP/1.1 ${code}</D:status></D:response>`;
const object = (uid: string, day: number) =>
  `<D:getetag>"${uid}"</D:getetag><C:calendar-data><![CDATA[BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:202606${String(day).padStart(2, '0')}T100000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n]]></C:calendar-data>`;

/** Answers by the first of the table's words that the request has in its line or body; null resets the connection. */
const server = (table: Record<string, string | number | null>) =>
  serve((asked, response) => {
    const known = Object.entries(table).find(([word]) => `${asked.line} ${asked.body}`.includes(word));
    const answer = known === undefined ? 404 : known[1];
    if (answer === null) {
      response.socket?.resetAndDestroy();
    } else if (typeof answer === 'number') {
      response.writeHead(answer).end();
    } else {
      response.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' }).end(answer);
    }
  });
const linesOf = (asked: readonly ReceivedRequest[]) => asked.map(({ line }) => line);

describe('[E-18] discovery of CalDAV', () => {
  const HOME = [
    found(
      '/home/work/',
      '<D:displayname>Work</D:displayname><D:resourcetype><D:collection/><C:calendar/></D:resourcetype>',
    ),
    found('/home/2026/', '<D:displayname>2026</D:displayname><D:resourcetype><C:calendar/></D:resourcetype>'),
    found(
      '/home/inbox/',
      '<D:resourcetype><C:schedule-inbox/></D:resourcetype><C:schedule-default-calendar-URL><D:href>/home/2026/</D:href></C:schedule-default-calendar-URL>',
    ),
  ].join('');

  test('follows the well-known address to another host, and signs in there', async () => {
    const answers: Record<string, string> = {
      'PROPFIND /dav/': found('/dav/', '<D:current-user-principal><D:href>/p/</D:href></D:current-user-principal>'),
      'PROPFIND /p/': found('/p/', '<C:calendar-home-set><D:href>/home/</D:href></C:calendar-home-set>'),
      'PROPFIND /home/': HOME,
    };
    const there = await serve(({ line, headers }, response) => {
      const isSignedIn = headers.authorization !== undefined;
      response.writeHead(isSignedIn ? 207 : 401, { 'content-type': 'text/xml' });
      response.end(isSignedIn ? multistatus(answers[line] ?? '') : '');
    });
    const direct = await serve(({ line }, response) => {
      const isWellKnown = line === 'PROPFIND /.well-known/caldav';
      response.writeHead(isWellKnown ? 301 : 405, isWellKnown ? { location: `${there.url}/dav/` } : {}).end();
    });
    const calendars = await source.listCalendars(access(direct.url));
    expect(calendars.map(({ name, is_primary, remote_id }) => [name, is_primary, remote_id])).toEqual([
      ['Work', false, `${there.url}/home/work/`],
      ['2026', true, `${there.url}/home/2026/`],
    ]);
  });

  test.each([403, 404, 405, 500, 501])('looks further when a web server answers %i', async (code) => {
    const { url } = await serve(({ line }, response) => {
      const answers: Record<string, string> = {
        'PROPFIND /.well-known/caldav': found(
          '/',
          '<C:calendar-home-set><D:href>/home/</D:href></C:calendar-home-set>',
        ),
        'PROPFIND /home/': HOME,
      };
      const answer = answers[line];
      response.writeHead(answer === undefined ? code : 207, { 'content-type': 'text/xml' });
      response.end(answer === undefined ? '' : multistatus(answer));
    });
    expect(await source.listCalendars(access(url))).toHaveLength(2);
  });

  test('says when a server is broken for now', async () => {
    const { url } = await serve((_asked, response) => response.writeHead(503).end());
    await expect(source.listCalendars(access(url))).rejects.toMatchObject({ problem: 'unreachable' });
  });

  test('says when there is no CalDAV, and no address', async () => {
    const page = await serve((_asked, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'),
    );
    await expect(source.listCalendars(access(page.url))).rejects.toMatchObject({ problem: 'unreadable' });
    await expect(source.listCalendars(access('https://no address'))).rejects.toMatchObject({ problem: 'unreadable' });
  });

  test('attack 14: goes to no metadata address that a server names', async () => {
    const { url } = await server({
      PROPFIND: multistatus(
        found('/', '<C:calendar-home-set><D:href>http://169.254.169.254/x/</D:href></C:calendar-home-set>'),
      ),
    });
    await expect(source.listCalendars(access(url))).rejects.toMatchObject({ problem: 'forbidden_address' });
  });
});

describe('[E-18] CalDAV servers that know less', () => {
  test('without sync-collection, an unchanged ctag is no change and another one means all', async () => {
    const state = (ctag: string) =>
      multistatus(
        found(
          '/c/',
          `<S:getctag>${ctag}</S:getctag><D:sync-token>t</D:sync-token><D:supported-report-set><D:supported-report><D:report><C:calendar-query/></D:report></D:supported-report></D:supported-report-set>`,
        ),
      );
    const table = {
      'PROPFIND /c/': state('7'),
      'calendar-query': multistatus(found('/c/a.ics', '')),
      'calendar-multiget': multistatus(found('/c/a.ics', object('a', 2))),
    };
    const { url, asked } = await server(table);
    const first = await read(url);
    expect(await read(url, first.cursor)).toEqual({ kind: 'changes', events: [], cursor: first.cursor });
    table['PROPFIND /c/'] = state('8');
    expect(await read(url, first.cursor)).toMatchObject({ kind: 'all', events: [{ event_key: '/c/a.ics', uid: 'a' }] });
    expect(linesOf(asked).filter((line) => line.startsWith('REPORT'))).toHaveLength(4);
  });

  test('without any sign of changes, all is read each time', async () => {
    const { url } = await server({ PROPFIND: multistatus(found('/c/', '')), 'calendar-query': multistatus('') });
    const first = await read(url);
    expect([first, await read(url, first.cursor)].map(({ kind, events }) => [kind, events])).toEqual([
      ['all', []],
      ['all', []],
    ]);
  });

  test('that want Digest are refused in words of their own', async () => {
    const { url } = await serve((_asked, response) =>
      response.writeHead(401, { 'www-authenticate': 'Digest realm="x"' }).end(),
    );
    await expect(source.listCalendars(access(url))).rejects.toMatchObject({ problem: 'refused' });
  });

  test.each([
    ['leave events out', ''],
    ['keep the data of an event to themselves', found('/c/a.ics', '<D:getetag>"1"</D:getetag>')],
    ['refuse an event', status('/c/a.ics', '403 Forbidden')],
  ])('that %s are refused: it would look free', async (_what, answer) => {
    const { url } = await server({
      PROPFIND: multistatus(found('/c/', '')),
      'calendar-query': multistatus(found('/c/a.ics', '<D:getetag>"1"</D:getetag>')),
      'calendar-multiget': multistatus(answer),
    });
    await expect(read(url)).rejects.toMatchObject({ problem: 'refused' });
  });

  test('many events are requested in pages', async () => {
    const hrefs = Array.from({ length: 450 }, (_href, index) => `/c/${index}.ics`);
    const { url, asked } = await serve(({ line, body }, response) => {
      const some = body.includes('calendar-multiget') ? hrefs.filter((href) => body.includes(`>${href}<`)) : hrefs;
      const props = (href: string) => (body.includes('calendar-data') ? object(href, 2) : '<D:getetag>"1"</D:getetag>');
      const answer = line.startsWith('PROPFIND')
        ? found('/c/', '')
        : some.map((href) => found(href, props(href))).join('');
      response.writeHead(207, { 'content-type': 'text/xml' }).end(multistatus(answer));
    });
    expect((await read(url)).events.map(({ event_key }) => event_key)).toEqual(hrefs);
    expect(linesOf(asked).filter((line) => line.startsWith('REPORT'))).toHaveLength(4);
  });

  test('paged changes are read to the last page', async () => {
    const cursor = JSON.stringify({
      sync_token: 't1',
      ctag: null,
      own_addresses: [],
      coverage: { ...SPAN, time_zone: 'UTC' },
    });
    const { url } = await server({
      '>t1<': multistatus(
        found('/c/a.ics', '<D:getetag>"1"</D:getetag>') +
          status('/c/', '507 Insufficient Storage') +
          '<D:sync-token>t2</D:sync-token>',
      ),
      '>t2<': multistatus(status('/c/b.ics', '404 Not Found') + '<D:sync-token>t3</D:sync-token>'),
      'calendar-multiget': multistatus(found('/c/a.ics', object('a', 2))),
    });
    const reading = await read(url, cursor);
    expect(reading.events.map(({ event_key, times }) => [event_key, times.length])).toEqual([
      ['/c/b.ics', 0],
      ['/c/a.ics', 1],
    ]);
    expect(JSON.parse(reading.cursor ?? '')).toMatchObject({ sync_token: 't3' });
  });

  test('that list only a part of the calendar are refused: the rest would look free', async () => {
    const { url } = await server({
      PROPFIND: multistatus(found('/c/', '')),
      'calendar-query': multistatus(found('/c/a.ics', '') + status('/c/', '507 Insufficient Storage')),
    });
    await expect(read(url)).rejects.toMatchObject({ problem: 'refused' });
  });

  test.each([
    [401, 'signed_out'],
    [403, 'signed_out'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'limited'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    [507, 'unreachable'],
    [400, 'refused'],
    [null, 'unreachable'],
    ['<D:multistatus><broken', 'unreadable'],
    ['<html><p>Sign in</p></html>', 'unreadable'],
  ])('an answer of %s is %s', async (answer, problem) => {
    const { url } = await server({ PROPFIND: answer });
    await expect(read(url)).rejects.toMatchObject({ name: 'CalendarFailure', problem });
  });

  test.each([21 * 1024 * 1024, 0])('that answer with too much are unreadable (%i)', async (size) => {
    const much = size === 0 ? '<D:a/>'.repeat(300_000) : 'x'.repeat(size);
    const { url } = await server({
      PROPFIND: multistatus(found('/c/', '')),
      'calendar-query': multistatus(much),
    });
    await expect(read(url)).rejects.toMatchObject({ problem: 'unreadable' });
  });

  test('that hang are given up', async () => {
    const hasty = caldavSource({ fetch: guardedFetch({ ...PATIENT, request_timeout_ms: 100 }), reader, now: () => 0 });
    const { url } = await serve(() => undefined);
    await expect(hasty.listCalendars(access(url))).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

test('[E-18] an event of another UID that has ours in it is left alone', async () => {
  const { url, asked } = await serve(({ line }, response) => {
    const isReport = line.startsWith('REPORT');
    response.writeHead(isReport ? 207 : line.startsWith('PUT') ? 201 : 404, { 'content-type': 'text/xml' });
    response.end(isReport ? multistatus(found('/c/theirs.ics', object('not-b1', 2))) : '');
  });
  const event = { ...SESSION, uid: 'b1' };
  await source.writer?.deleteEvent(access(url), `${url}/c/`, event);
  await source.writer?.writeEvent(access(url), `${url}/c/`, event);
  expect(linesOf(asked).filter((line) => /^(PUT|DELETE)/.test(line))).toEqual(['PUT /c/b1.ics']);
});

test('[E-18] a write whose answer was lost is found again, and leaves one event', async () => {
  const kept = new Map<string, string>();
  let losesAnswers = true;
  const { url, asked } = await serve(({ line, body, headers }, response) => {
    const [method, path = ''] = line.split(' ');
    if (method === 'PUT') {
      const isRefused = headers['if-none-match'] === '*' ? kept.has(path) : headers['if-match'] !== '"1"';
      if (!isRefused) {
        kept.set(path, body);
      }
      if (losesAnswers) {
        losesAnswers = false;
        response.socket?.resetAndDestroy();
      } else {
        response.writeHead(isRefused ? 412 : 201, { etag: '"1"' }).end();
      }
    } else if (method === 'GET' && kept.has(path)) {
      response.writeHead(200, { etag: '"1"' }).end(kept.get(path));
    } else if (method === 'REPORT') {
      response.writeHead(207, { 'content-type': 'text/xml' }).end(multistatus(''));
    } else {
      response.writeHead(404).end();
    }
  });
  const write = () => source.writer?.writeEvent(access(url), `${url}/c/`, SESSION);
  await expect(write()).rejects.toMatchObject({ problem: 'unreachable' });
  expect(await write()).toMatchObject({ etag: '"1"', start: SESSION.start });
  expect([...kept.keys()]).toEqual([expect.stringMatching(/^\/c\/[0-9a-f]{64}\.ics$/)]);
  const { start, end } = SESSION;
  const read_back = await source.writer?.readEvent(access(url), `${url}/c/`, SESSION);
  expect(read_back).toMatchObject({ etag: '"1"', is_cancelled: false, start, end });
  const text = [...kept.values()].join('');
  expect(text).toMatch(/\r\nTZID:America\/New_York\r\n/);
  expect(text).toMatch(/\r\nDTSTAMP:20260601T000000Z\r\n/);
  expect(text).toMatch(/\r\nSEQUENCE:2\r\n/);
  expect(text).not.toMatch(/^(ATTENDEE|METHOD)/m);
  expect(
    asked.every(({ headers }) => headers.authorization === `Basic ${Buffer.from('ada:secret').toString('base64')}`),
  ).toBe(true);
});
