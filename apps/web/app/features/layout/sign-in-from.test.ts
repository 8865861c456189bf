import { expect, test } from 'vitest';
import { signInFrom } from './sign-in-from.ts';

test.each([
  ['/', '', '/sign-in'],
  ['/linh-tran/mentor-profile', '', '/sign-in?redirect_url=%2Flinh-tran%2Fmentor-profile'],
  ['/search', '?keyword=law&page=2', '/sign-in?redirect_url=%2Fsearch%3Fkeyword%3Dlaw%26page%3D2'],
  ['/sign-in', '?redirect_url=%2Fbookings', '/sign-in?redirect_url=%2Fbookings'],
  ['/sign-up', '?redirect_url=%2Fbookings', '/sign-in?redirect_url=%2Fbookings'],
  ['/mentor/signup', '', '/sign-in'],
  ['/mentor/signup/sso-callback', '?code=once', '/sign-in'],
])('[R-03] from %s%s one signs in and comes back', (pathname, search, address) => {
  expect(signInFrom({ pathname, search })).toBe(address);
});
