import { expect, test } from 'vitest';
import { signInAddress } from './expiry.ts';

test('[B-04] recovery leads to sign-in with path, query and hash of the page', () => {
  expect(signInAddress({ pathname: '/bookings', search: '?when=past', hash: '#b1' })).toBe(
    '/sign-in?redirect_url=%2Fbookings%3Fwhen%3Dpast%23b1',
  );
});

test('[B-04] recovery stays where it is on the sign-in page', () => {
  expect(signInAddress({ pathname: '/sign-in', search: '?redirect_url=%2Fbookings', hash: '' })).toBeNull();
  expect(signInAddress({ pathname: '/sign-in/sso-callback', search: '?code=1', hash: '' })).toBeNull();
  expect(signInAddress({ pathname: '/mentor/signup/sso-callback', search: '?code=1', hash: '' })).toBe('/sign-in');
});
