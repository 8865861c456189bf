import { expect, test } from 'vitest';
import { destinationAfter } from './after-sign-in.ts';
import { toSessionUser } from './session-user.ts';

test.each([
  [{ redirect_url: '/bookings?when=past#b', kind: null, is_sign_up: false }, '/bookings?when=past#b'],
  [{ redirect_url: '//evil.example', kind: null, is_sign_up: false }, '/'],
  [{ redirect_url: null, kind: null, is_sign_up: false }, '/'],
  [{ redirect_url: null, kind: 'mentor' as const, is_sign_up: true }, '/mentor/onboarding'],
  [{ redirect_url: null, kind: 'prospect' as const, is_sign_up: true }, '/prospect/onboarding'],
  [{ redirect_url: null, kind: null, is_sign_up: true }, '/prospect/onboarding'],
  [{ redirect_url: '/linh/availability', kind: null, is_sign_up: true }, '/linh/availability'],
])('[B-04] %j leads to %s', (intent, address) => {
  expect(destinationAfter(intent)).toBe(address);
});

test('claims without names still give two', () => {
  expect(toSessionUser({ sub: 'u1', name: 'Linh Thị Trần' })).toMatchObject({
    first_name: 'Linh',
    last_name: 'Thị Trần',
  });
  expect(toSessionUser({ sub: 'u1', email: 'linh@example.test' })).toMatchObject({
    first_name: 'linh',
    last_name: 'linh',
  });
});
