import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { smallServers } from '../../../testing/small-server.ts';
import { guardedFetch } from '../../outbound/guarded-fetch.ts';
import type { CalendarAccess, FeedCredentials } from '../port.ts';
import { calendarFetch } from '../calendar-fetch.ts';
import { calendarReader } from '../reader/calendar-reader.ts';
import { feedRequest } from './feed-request.ts';
import { feedSource } from './feed-source.ts';

const SPAN = { start: Date.UTC(2026, 5, 1), end: Date.UTC(2026, 6, 1) };
const PATIENT = { allow_private_networks: true, request_timeout_ms: 30_000, total_timeout_ms: 30_000 };
const reader = calendarReader();
afterAll(() => reader.close());
const source = feedSource({ fetch: guardedFetch(PATIENT), reader });
const hasty = feedSource({ fetch: guardedFetch({ ...PATIENT, request_timeout_ms: 100 }), reader });
const serve = smallServers();

const access = (url: string): CalendarAccess<FeedCredentials> => ({
  credentials: { provider: 'ical', url },
  renewed: () => Promise.resolve(),
});
const read = (url: string, cursor: string | null = null, span = SPAN) =>
  source.readBusy(access(url), { remote_id: 'feed', time_zone: 'Europe/Berlin' }, { span, cursor, own_addresses: [] });

const event = (uid: string, start: string) =>
  ['BEGIN:VEVENT', ...(uid === '' ? [] : [`UID:${uid}`]), `DTSTART:${start}`, 'DURATION:PT1H', 'END:VEVENT'].join(
    '\r\n',
  );
const file = (...parts: string[]) => ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const ONE = file(event('one', '20260602T100000Z'));

describe('[E-18] an iCalendar feed', () => {
  test('is a calendar that is only read, with its name and zone', async () => {
    const { url } = await serve((_asked, response) =>
      response.end(file('X-WR-CALNAME:Lehre\\, Übungen', 'X-WR-TIMEZONE:W. Europe Standard Time')),
    );
    expect(await source.listCalendars(access(url))).toEqual([
      {
        remote_id: 'feed',
        name: 'Lehre, Übungen',
        time_zone: 'Europe/Berlin',
        is_primary: true,
        is_writable: false,
      },
    ]);
    expect(source.writer).toBeNull();
  });

  test('without a name has its host’s, and never its address, which is a secret', async () => {
    const { url } = await serve((_asked, response) => response.end(file()));
    const calendars = await source.listCalendars(access(`${url}/private-abc/basic.ics`));
    expect(calendars).toMatchObject([{ name: '127.0.0.1', time_zone: null }]);
    expect(JSON.stringify(calendars)).not.toContain('private');
  });

  test('is requested conditionally, by its tag and its date', async () => {
    const { url, asked } = await serve(({ headers }, response) => {
      const isKnown =
        headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'Mon, 01 Jun 2026 00:00:00 GMT';
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"', 'last-modified': 'Mon, 01 Jun 2026 00:00:00 GMT' });
      response.end(isKnown ? undefined : ONE);
    });
    const first = await read(url);
    expect(first).toMatchObject({ kind: 'all', events: [{ event_key: 'one', uid: 'one' }] });
    const again = await read(url, first.cursor);
    expect(again).toEqual({ kind: 'changes', events: [], cursor: first.cursor });
    const later = { start: SPAN.start, end: SPAN.end + 9 * 86_400_000 };
    expect((await read(url, again.cursor, later)).kind).toBe('all');
    expect(asked.map(({ headers }) => headers['if-none-match'] ?? null)).toEqual([null, '"1"', null]);
  });

  test('that knows no tags is compared by what it says', async () => {
    let text = ONE;
    const { url } = await serve((_asked, response) => response.end(text));
    const first = await read(url);
    expect((await read(url, first.cursor)).kind).toBe('changes');
    text = file(event('two', '20260603T100000Z'));
    expect(await read(url, first.cursor)).toMatchObject({ kind: 'all', events: [{ uid: 'two' }] });
  });

  test('is read packed, with a byte order mark, in its charset, and with folded lines', async () => {
    const { url } = await serve(({ line }, response) => {
      if (line.endsWith('/packed')) {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(ONE));
      } else if (line.endsWith('/latin')) {
        const text = Buffer.from(file('X-WR-CALNAME:Übung', event('one', '20260602T100000Z')), 'latin1');
        response.writeHead(200, { 'content-type': 'text/calendar; charset=ISO-8859-1' }).end(text);
      } else {
        response.end(`\uFEFF${ONE.replace('DTSTART:2026', 'DTSTART:20\r\n 26')}`);
      }
    });
    for (const path of ['packed', 'latin', 'marked']) {
      expect((await read(`${url}/${path}`)).events).toEqual([
        { event_key: 'one', uid: 'one', times: [{ start: Date.UTC(2026, 5, 2, 10), end: Date.UTC(2026, 5, 2, 11) }] },
      ]);
    }
    expect(await source.listCalendars(access(`${url}/latin`))).toMatchObject([{ name: 'Übung' }]);
  });

  test('may have events without a UID, or with one that no database takes', async () => {
    const text = file(
      event('', '20260602T100000Z'),
      event('', '20260603T100000Z'),
      event('x'.repeat(300), '20260604T100000Z'),
      event('a\u0000b', '20260605T100000Z'),
    );
    const { url } = await serve((_asked, response) => response.end(text));
    const { events } = await read(url);
    expect(new Set(events.map(({ event_key }) => event_key)).size).toBe(4);
    expect(events.every(({ event_key }) => /^[\w-]{43}$/.test(event_key) || event_key.startsWith('times '))).toBe(true);
  });

  test('is typed as people find it', () => {
    expect(feedRequest(' webcal://ada:pa%20ss@example.org/a.ics#x ')).toMatchObject({
      url: 'https://example.org/a.ics',
      headers: { authorization: `Basic ${Buffer.from('ada:pa ss').toString('base64')}` },
    });
    expect(() => feedRequest('my calendar')).toThrow('unreadable');
  });

  test.each([
    [401, 'signed_out'],
    [403, 'signed_out'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'limited'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    [418, 'refused'],
  ])('that answers %i is %s', async (status, problem) => {
    const { url } = await serve((_asked, response) => response.writeHead(status).end(ONE));
    await expect(read(url)).rejects.toMatchObject({ name: 'CalendarFailure', problem });
  });

  test('that resets, is a page, cut off or a metadata address fails as such', async () => {
    const { url } = await serve(({ line }, response) => {
      const answers: Record<string, () => unknown> = {
        'GET /reset': () => response.socket?.resetAndDestroy(),
        'GET /page': () => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in'),
        'GET /cut': () => response.end(ONE.slice(0, -20)),
        'GET /away': () => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
        'GET /huge': () => response.end(Buffer.alloc(11 * 1024 * 1024, 'x')),
      };
      answers[line]?.();
    });
    const problems: Record<string, string> = {
      reset: 'unreachable',
      page: 'unreadable',
      cut: 'unreadable',
      away: 'forbidden_address',
      huge: 'unreadable',
    };
    for (const [path, problem] of Object.entries(problems)) {
      await expect(read(`${url}/${path}`)).rejects.toMatchObject({ name: 'CalendarFailure', problem });
    }
  });

  test('that hangs is given up', async () => {
    const { url } = await serve(() => undefined);
    await expect(hasty.listCalendars(access(url))).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

test('[N-20] a declined event takes no time, once its owner’s address is known', async () => {
  const declined = event('one', '20260602T100000Z').replace(
    'END:VEVENT',
    'ATTENDEE;PARTSTAT=DECLINED:mailto:Me@example.com\r\nEND:VEVENT',
  );
  const { url } = await serve((_asked, response) => response.end(file(declined)));
  const readAs = (own_addresses: string[], cursor: string | null) =>
    source.readBusy(access(url), { remote_id: 'feed', time_zone: 'UTC' }, { span: SPAN, cursor, own_addresses });
  const first = await readAs([], null);
  expect(first.events).toHaveLength(1);
  expect(await readAs(['me@example.com'], first.cursor)).toMatchObject({ kind: 'all', events: [] });
});

describe('[N-20] a server of calendars that is slow, or asks for patience', () => {
  const patient = feedSource({ fetch: calendarFetch(true), reader });

  test('that takes four seconds for its first byte is read', async () => {
    const { url } = await serve((_asked, response) => setTimeout(() => response.end(ONE), 4000));
    const reading = await patient.readBusy(
      access(url),
      { remote_id: 'feed', time_zone: 'UTC' },
      { span: SPAN, cursor: null, own_addresses: [] },
    );
    expect(reading.events).toHaveLength(1);
  });

  test.each([
    ['120', 120_000],
    ['99999999', 24 * 60 * 60_000],
    ['soon', null],
  ])('that says Retry-After: %s is left alone for so long', async (wait, retry_after_ms) => {
    const { url } = await serve((_asked, response) => response.writeHead(429, { 'retry-after': wait }).end());
    await expect(read(url)).rejects.toMatchObject({ problem: 'limited', retry_after_ms });
  });

  test('that names a date is left alone until then', async () => {
    const date = new Date(Date.now() + 300_000).toUTCString();
    const { url } = await serve((_asked, response) => response.writeHead(503, { 'retry-after': date }).end());
    await expect(read(url)).rejects.toMatchObject({
      problem: 'unreachable',
      retry_after_ms: expect.closeTo(300_000, -4),
    });
  });
});

describe('[N-20] an address of a calendar', () => {
  test('is followed when it redirects to webcal:', async () => {
    const { url } = await serve(({ line }, response) => {
      const isThere = line === 'GET /there.ics';
      const location = `webcal://${response.req.headers.host}/there.ics`;
      response.writeHead(isThere ? 200 : 302, isThere ? {} : { location }).end(isThere ? ONE : '');
    });
    const response = await calendarFetch(true)(`${url}/here.ics`);
    expect([response.status, await response.text()]).toEqual([200, ONE]);
  });

  test.each(['http://calendar.example/linh.ics', 'webcal://calendar.example/linh.ics'])(
    '%s is tried over https where http is not let in',
    async (address) => {
      const asked: string[] = [];
      const fetch = calendarFetch(false, {
        lookup: (name, _options, done) => {
          asked.push(name);
          done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
        },
      });
      await expect(fetch(address)).rejects.toMatchObject({ problem: 'unreachable' });
      expect(asked).toEqual(['calendar.example']);
    },
  );

  test('of a private network stays refused, by http as by https', async () => {
    for (const address of ['http://127.0.0.1/a.ics', 'webcal://10.0.0.1/a.ics', 'http://169.254.169.254/']) {
      await expect(calendarFetch(false)(address)).rejects.toMatchObject({ problem: 'forbidden_address' });
    }
  });
});

test('[N-22] a letter that a fold has cut in two is put together again', async () => {
  const text = new TextEncoder().encode(file('X-WR-CALNAME:Lehre Übungen'));
  const within = text.indexOf(0xc3) + 1;
  const folded = Buffer.concat([text.subarray(0, within), Buffer.from('\r\n '), text.subarray(within)]);
  const { url } = await serve((_asked, response) => response.end(folded));
  expect(await source.listCalendars(access(url))).toMatchObject([{ name: 'Lehre Übungen' }]);
});
