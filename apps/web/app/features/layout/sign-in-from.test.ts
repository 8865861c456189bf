import { expect, test } from 'vitest';
import { signInFrom, signUpFrom } from './sign-in-from.ts';

test.each([
  ['/', '', '/sign-in'],
  ['/linh-tran/mentor-profile', '', '/sign-in?redirect_url=%2Flinh-tran%2Fmentor-profile'],
  ['/search', '?keyword=law&page=2', '/sign-in?redirect_url=%2Fsearch%3Fkeyword%3Dlaw%26page%3D2'],
  ['/sign-in', '?redirect_url=%2Fbookings', '/sign-in?redirect_url=%2Fbookings'],
  ['/sign-up', '?redirect_url=%2Fbookings', '/sign-in?redirect_url=%2Fbookings'],
  ['/mentor/signup', '', '/sign-in'],
  ['/mentor/signup/sso-callback', '?code=once', '/sign-in'],
])('[R-03] signing in from %s%s comes back there', (pathname, search, address) => {
  expect(signInFrom({ pathname, search })).toBe(address);
});

test.each([
  ['/', '', '/sign-up'],
  ['/linh-tran/availability', '?event_type_slug=intro-call', '/sign-up'],
  [
    '/linh-tran/availability',
    '?start=2026-11-30T07%3A45%3A00Z',
    '/sign-up?redirect_url=%2Flinh-tran%2Favailability%3Fstart%3D2026-11-30T07%253A45%253A00Z',
  ],
  ['/sign-in', '?redirect_url=%2Fbookings', '/sign-up?redirect_url=%2Fbookings'],
])('[U-05] a new account made from %s%s keeps the time that was chosen', (pathname, search, address) => {
  expect(signUpFrom({ pathname, search })).toBe(address);
});
