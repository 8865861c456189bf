import { expect, test } from 'vitest';
import { isPlaceFor, platformOfLink } from './meeting-links.ts';

test.each([
  ['https://meet.google.com/abc-defg-hij', 'google_meet'],
  ['meet.google.com/abc-defg-hij', 'google_meet'],
  ['https://zoom.us/j/84100000000?pwd=x', 'zoom'],
  ['https://us02web.zoom.us/j/84100000000', 'zoom'],
  ['https://tudelft.zoom.us/my/linh', 'zoom'],
  ['https://app.zoom.com/wc/join/1', 'zoom'],
  ['https://teams.microsoft.com/l/meetup-join/19%3ameeting', 'teams'],
  ['https://teams.live.com/meet/9312345678', 'teams'],
  ['https://meet.google.com/', null],
  ['meet.google.com', null],
  ['http://meet.google.com/abc-defg-hij', null],
  ['https://meet.google.com.evil.example/abc', null],
  ['https://evilzoom.us/j/1', null],
  ['https://zoom.us:8443/j/1', null],
  ['https://linh@zoom.us/j/1', null],
  ['https://zoom.us@evil.example/j/1', null],
  ['https://meet.jit.si/linh', null],
  ['javascript:alert(1)', null],
  ['Zoom, I will send you the link', null],
  ['', null],
])('[U-06] %s is a meeting of %s', (text, platform) => {
  expect(platformOfLink(text)).toBe(platform);
});

test('[U-06] a call needs a link of its own service, and by phone and in person any words do', () => {
  expect(isPlaceFor('zoom', 'https://zoom.us/j/1')).toBe(true);
  expect(isPlaceFor('zoom', 'https://meet.google.com/abc-defg-hij')).toBe(false);
  expect(isPlaceFor('phone', '+31 20 123 4567')).toBe(true);
  expect(isPlaceFor('in_person', 'Library, 2nd floor')).toBe(true);
});
