import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { expect, test } from 'vitest';
import { toAuthError } from './auth-error.ts';

test.each([
  [new ErrorResponse({ error: 'invalid_grant' }), 'AUTH_EXPIRED'],
  [new ErrorResponse({ error: 'login_required' }), 'AUTH_EXPIRED'],
  [new Error('No matching state found in storage'), 'AUTH_INVALID'],
  [new ErrorResponse({ error: 'access_denied' }), 'AUTH_DENIED'],
  [new ErrorResponse({ error: 'server_error' }), 'AUTH_PROVIDER_ERROR'],
  [new TypeError('Failed to fetch'), 'AUTH_NETWORK_ERROR'],
  [new ErrorTimeout(), 'AUTH_NETWORK_ERROR'],
])('[X-13] [X-14] [X-15] [X-16] [X-17] what the OpenID library throws is sorted: %s is %s', (error, code) => {
  expect(toAuthError(error)).toMatchObject({ name: 'AuthError', code });
});

test('a refusal remembers what the sign-in was for', () => {
  const intent = { redirect_url: '/bookings', kind: null, is_sign_up: false };
  expect(toAuthError(new ErrorResponse({ error: 'access_denied', userState: intent })).intent).toEqual(intent);
  expect(toAuthError(new ErrorResponse({ error: 'access_denied' })).intent).toBeNull();
});
