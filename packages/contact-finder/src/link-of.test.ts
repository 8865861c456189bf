import { expect, test } from 'vitest';
import { findContactData, linkOf, namesMeetingService } from './index.ts';

const settings = { countries: ['VN'], own_host: 'abroadmentors.com' };
/** Returns the parts of a text that become links. */
const linksIn = (text: string) =>
  findContactData(text, settings).flatMap(({ kind, start, end }) => linkOf(kind, text.slice(start, end)) ?? []);

test.each([
  ['a link', 'see https://calendly.com/linh/30min.', 'https://calendly.com/linh/30min', null],
  ['one without its protocol', 'Look at linhvu.github.io for more', 'https://linhvu.github.io/', null],
  ['one with a port and a query', 'http://example.org:8080/a?b=c#d', 'http://example.org:8080/a?b=c#d', null],
  ['an address', 'linh.vu+a@gmail.com', 'mailto:linh.vu+a@gmail.com', null],
  ['a number', 'call +84 912-345-678', 'tel:+84912345678', null],
  ['a number of the country', '0912 345 678', 'tel:0912345678', null],
  ['a number in Arabic digits', '+٨٤٩١٢٣٤٥٦٧٨', 'tel:+84912345678', null],
  ['letters that look Latin', 'https://аpple.com/id', 'https://xn--pple-43d.com/id', 'xn--pple-43d.com'],
  ['letters of another script', 'https://münchen.de', 'https://xn--mnchen-3ya.de/', 'xn--mnchen-3ya.de'],
  ['a name before an @', 'https://abroadmentors.com@evil.com/pay', 'https://evil.com/pay', 'evil.com'],
  ['a password before an @', 'https://zoom.us:443@evil.com/j/1', 'https://evil.com/j/1', 'evil.com'],
])('[T-383] %s leads where it says, or says where it leads', (_name, text, href, host) => {
  expect(linksIn(text)).toEqual([{ href, host }]);
});

test.each([
  ['words for signs', 'linh at gmail dot com'],
  ['a handle', 'I am @linh_vu there'],
  ['another protocol', 'whatsapp://send?phone=84912345678'],
  ['a script', 'javascript:alert(1)//example.com'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['our own page', 'https://abroadmentors.com/linh'],
])('[T-383] %s is no link', (_name, text) => {
  expect(linksIn(text).filter(({ href }) => !/^https?:\/\/example\.com\/?$/.test(href))).toEqual([]);
});

test('[T-383] what isn’t contact data of its kind leads nowhere', () => {
  expect(linkOf('email', 'a@b.com?bcc=c@d.com')).toBeNull();
  expect(linkOf('email', '"><script>@x.com')).toBeNull();
  expect(linkOf('phone', '12')).toBeNull();
  expect(linkOf('link', 'javascript:alert(1)')).toBeNull();
  expect(linkOf('link', 'linhvu dot com')).toBeNull();
  expect(linkOf('link', 'https://x.com/"><img src=x>')).toBeNull();
});

test.each([
  'zoom-meeting-join.com',
  'zoom.us.join-call.com',
  'zооm.us',
  'us02web-zoom.com',
  'meet-google.com',
  'meet.google.com.evil.org',
  'google-meet.net',
  'teams-microsoft.com',
  'microsoftteams.online',
  'zoom.us',
])('[T-383] %s has the name of a meeting service', (host) => {
  expect(namesMeetingService(host)).toBe(true);
});

test.each(['calendly.com', 'zoomer.org', 'steamstore.com', 'meetup.com', 'tudelft.nl', 'teamspirit.de'])(
  '[T-383] %s hasn’t',
  (host) => {
    expect(namesMeetingService(host)).toBe(false);
  },
);
