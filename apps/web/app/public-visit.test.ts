import { expect, test } from 'vitest';
import { readOwnPreferences } from './lib/own-preferences.server.ts';
import { publicVisit } from './public-visit.server.ts';

const visit = (path: string, headers: Record<string, string> = {}) =>
  publicVisit(new URL(path, 'https://mentors.example'), new Headers(headers));
const keyOf = (headers: Record<string, string>, path = '/') => visit(path, headers)?.key;

test.each([
  '/',
  '/search',
  '/search?keyword=delft&keyword=visa&destination_country_codes=NL&page=2&sort_by=price',
  '/linh-tran/mentor-profile',
  '/linh-tran/availability?event_type_slug=intro-call&time_zone=Asia%2FTokyo&date=2027-01-11',
  '/terms',
  '/routes/vietnam-to-netherlands',
])('[U-24] %s is the same page for all visitors with the same preferences', (path) => {
  expect(visit(path, { cookie: 'am_cid=0123456789', 'x-client-id': '0123456789' })?.key).toBe(visit(path)?.key);
  expect(visit(path)).not.toBeNull();
});

test.each([
  '/bookings',
  '/settings',
  '/sign-in',
  '/my-profile',
  '/linh-tran/prospect-profile',
  '/linh-tran/availability-settings',
  '/search.data',
  '/linh-tran/mentor-profile.data',
  '/?utm_source=x',
  '/search?keywords=typo',
])('[U-24] %s is made for the one who asks', (path) => {
  expect(visit(path)).toBeNull();
});

test('[U-24] a URL that no page offers is not kept, however long it is', () => {
  expect(visit(`/search?keyword=${'a'.repeat(900)}`)).not.toBeNull();
  expect(visit(`/search?keyword=${'a'.repeat(1000)}`)).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ['has signed in', { cookie: 'am_signed_in=1' }],
  ['has a mentor profile', { cookie: 'am_own=linh-tran' }],
  ['says who they are', { authorization: 'Bearer x' }],
  ['fetches ahead', { 'sec-purpose': 'prefetch' }],
  ['indexes pages', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
])('[U-24] a visitor who %s gets a page of their own', (_who, headers) => {
  expect(visit('/', headers)).toBeNull();
});

test('[U-24] a page differs by each thing that a visitor prefers, however they say so', () => {
  const ways = [
    {},
    { cookie: 'am_lang=vi' },
    { cookie: 'am_theme=dark' },
    { cookie: 'am_clock=12' },
    { cookie: 'am_tz=Asia%2FTokyo' },
    { cookie: 'am_currency=VND' },
    { cookie: 'am_search_map=open' },
    { 'accept-language': 'en-GB' },
  ];
  const keys = ways.map((headers) => keyOf(headers));
  expect(new Set(keys).size).toBe(ways.length);
  expect(keyOf({ 'accept-language': 'vi-VN, en;q=0.5' })).toBe(keyOf({ cookie: 'am_lang=vi' }));
  expect(keyOf({ cookie: 'am_tz=UTC; am_tz_choice=Asia%2FTokyo' })).toBe(keyOf({ cookie: 'am_tz=Asia%2FTokyo' }));
});

test('[U-24] a page is made from what its key says and nothing else, and reads in that what its visitor prefers', () => {
  const given = {
    cookie: 'am_cid=0123456789; am_theme=dark; am_tz=Asia%2FTokyo; session=secret',
    'accept-language': 'fr-CA',
    'sec-ch-ua-mobile': '?1',
    'x-client-id': '0123456789',
    'x-forwarded-for': '203.0.113.7',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  };
  const { headers, key } = visit('/search', given) ?? { headers: new Headers(), key: '' };
  expect([...headers.keys()]).toEqual(['cookie']);
  expect(key).toContain(headers.get('cookie'));
  expect(key).not.toMatch(/0123456789|secret/);
  expect(readOwnPreferences({ headers })).toEqual(readOwnPreferences({ headers: new Headers(given) }));
});
