import { randomBytes } from 'node:crypto';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { loggerSettings } from '../../core/logger.ts';
import { createSealer } from '../../core/sealing.ts';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../testing/booking-scene.ts';
import type { Made } from '../../testing/make.ts';
import { suspend } from '../moderation/decide-on-account.ts';
import { resealFeedTokens } from './feed-token.ts';

const scene = bookingScene();

const addressOf = async ({ client }: Made) => new URL((await client.getCalendarFeed()).url).pathname;
const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${scene.api.base_url}${path}`, { headers });
async function eventsAt(path: string) {
  const response = await fetchFeed(path);
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    return { uid: event.uid, start: event.startDate.toJSDate().toISOString(), status };
  });
  return { response, text, calendar, events };
}

test('both sides read their sessions at an address of their own, always up to date', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const path = await addressOf(prospect);
  expect(await addressOf(prospect)).toBe(path);
  expect(path).toMatch(/^\/api\/v1\/calendar\/feeds\/[\w-]{43}\.ics$/);
  const { response, calendar, events, text } = await eventsAt(path);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('private');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Amsterdam');
  expect(text).not.toContain('@people.test');
  expect(events).toMatchObject([{ uid: `${id}@localhost`, status: 'CONFIRMED' }]);
  expect((await eventsAt(await addressOf(mentor))).events).toMatchObject([{ uid: `${id}@localhost` }]);
  await prospect.client.rescheduleBooking({ params: { id }, body: { start: HALF_PAST_NINE } });
  expect((await eventsAt(path)).text).toContain('SEQUENCE:1');
});

test('[N-22] a calendar’s properties precede its components', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await scene.session({ mentor, prospect, start: NINE });
  const { text } = await eventsAt(await addressOf(prospect));
  const [head = ''] = text.split('\r\nBEGIN:VTIMEZONE');
  expect(head).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT30M');
  expect(head).toContain('\r\nX-PUBLISHED-TTL:PT30M');
  expect(text).toMatch(/END:VTIMEZONE\r\nBEGIN:VEVENT[^]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
});

test('what did not change is not sent again', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const path = await addressOf(prospect);
  const tag = (await fetchFeed(path)).headers.get('etag') ?? '';
  scene.clock.set('2055-01-07T11:00:00Z');
  expect((await fetchFeed(path, { 'if-none-match': tag })).status).toBe(304);
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  expect((await fetchFeed(path, { 'if-none-match': tag })).status).toBe(200);
});

test('a cancelled session stays as such for 30 days, and one that took place for 90', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await scene.session({ mentor, prospect, start: HALF_PAST_NINE });
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  const path = await addressOf(prospect);
  const statuses = async () => (await eventsAt(path)).events.map(({ status }) => status);
  expect(await statuses()).toEqual(['CANCELLED', 'CONFIRMED']);
  scene.clock.set('2055-02-07T10:00:00Z');
  expect(await statuses()).toEqual(['CONFIRMED']);
  scene.clock.set('2055-04-12T10:00:00Z');
  expect(await statuses()).toEqual([]);
});

test('a new feed URL disables the old one; unknown ones and those of suspended users aren’t found either', async () => {
  const prospect = await scene.prospect();
  const old = await addressOf(prospect);
  const { url } = await prospect.client.rotateCalendarFeed();
  expect(url).toMatch(/\/api\/v1\/calendar\/feeds\/[\w-]{43}\.ics$/);
  const { pathname } = new URL(url);
  expect(pathname).not.toBe(old);
  expect((await fetchFeed(pathname)).status).toBe(200);
  const unknown = old.replace(/[\w-]{43}/, randomBytes(32).toString('base64url'));
  const codes = [];
  for (const path of [old, unknown, old.replace('.ics', ''), `${old}x`, '/api/v1/calendar/feeds/x.ics']) {
    const response = await fetchFeed(path);
    codes.push([response.status, ((await response.json()) as { code: string }).code]);
  }
  expect(new Set(codes.map(String))).toEqual(new Set(['404,NOT_FOUND']));
  await suspend(scene.api.context, prospect.person.email, 'Spam.');
  expect((await fetchFeed(pathname)).status).toBe(404);
});

test('an address that is read too often has to wait, and others need not', async () => {
  const [one, other] = [await addressOf(await scene.prospect()), await addressOf(await scene.prospect())];
  const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await fetchFeed(one)).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await fetchFeed(other)).status).toBe(200);
});

test('no log contains an address, and the database has its token only sealed and as a digest', async () => {
  const path = await addressOf(await scene.prospect());
  const token = path.split('/').at(-1)?.replace('.ics', '') ?? '';
  const { serializers } = loggerSettings({ log_level: 'info' });
  expect(serializers.req({ method: 'GET', url: `${path}?x=1` }).path).toBe('/api/v1/calendar/feeds/…');
  const rows = await scene.api.context.db.selectFrom('calendar_feed_token').selectAll().execute();
  expect(
    JSON.stringify(rows.map(({ secret, token_hash }) => [secret.toString('latin1'), token_hash.toString('latin1')])),
  ).not.toContain(token);
});

test('addresses remain valid after the sealing key changes', async () => {
  const prospect = await scene.prospect();
  const before = await prospect.client.getCalendarFeed();
  const { context } = scene.api;
  const { db } = context;
  const [old, young] = [randomBytes(32), randomBytes(32)];
  const { feedTokenOf, rotateFeedToken } = await import('./feed-token.ts');
  await rotateFeedToken({ ...context, sealer: createSealer([old]) }, prospect.user_id);
  await db.deleteFrom('calendar_feed_token').where('auth_user_id', '<>', prospect.user_id).execute();
  const { token } = await feedTokenOf({ ...context, sealer: createSealer([old]) }, prospect.user_id);
  await resealFeedTokens({ db, sealer: createSealer([young, old]) });
  expect((await feedTokenOf({ ...context, sealer: createSealer([young]) }, prospect.user_id)).token).toBe(token);
  expect(before.url).not.toContain(token);
  await db.deleteFrom('calendar_feed_token').execute();
});
