import { expect, test } from 'vitest';
import { cutLinks } from './cut-links.ts';

const OURS = 'https://mentors.example.org';
const ID = '0198c5a0-7c1e-7b1d-9d4e-0123456789ab';

test('[T-189] links of an email lose what leads someone in, and stay readable', () => {
  const cut = (link: string) => cutLinks(`See ${link}, please.`, OURS).slice('See '.length, -', please.'.length);
  expect(cut(`${OURS}/bookings/${ID}`)).toBe(`${OURS}/bookings/${ID}`);
  expect(cut(`${OURS}/api/v1/mail/unsubscribe?token=abc`)).toBe(`${OURS}/api/v1/mail/unsubscribe…`);
  expect(cut(`${OURS}/settings#code=123456`)).toBe(`${OURS}/settings…`);
  expect(cut(`${OURS}/feed/a1b2c3d4e5f6a7b8c9d0e1f2`)).toBe(`${OURS}/feed/…`);
  expect(cut('https://zoom.us/j/123456?pwd=secret')).toBe('https://zoom.us/…');
  expect(cut('https://mentors.example.org.evil.com/bookings')).toBe('https://mentors.example.org.evil.com/…');
  expect(cutLinks('No link at all: 12:30', OURS)).toBe('No link at all: 12:30');
});
