import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test('[B-04] a path with its query and hash comes back whole', () => {
  expect(safeRedirect('/bookings?when=past#b1')).toBe('/bookings?when=past#b1');
  expect(safeRedirect('/linh-tr%E1%BA%A7n/availability?start=2026-11-27T12%3A30%3A00Z')).toBe(
    '/linh-tr%E1%BA%A7n/availability?start=2026-11-27T12%3A30%3A00Z',
  );
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '/%5Cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%0d%0a/evil.example',
  '/\0',
  '/%00',
  '/..//evil.example',
  '/%2Fevil.example',
  '/%E0%A4%A',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'https://evil.example/',
  'evil.example',
  '',
  null,
  undefined,
])('[B-04] attack 15: %j leads nowhere but to the fallback', (target) => {
  expect(safeRedirect(target, '/home')).toBe('/home');
});
