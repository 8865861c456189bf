import { InMemoryWebStorage, User } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStoredSession } from './stored-session.ts';
import { isUsable } from './usable-token.ts';
import type { OidcSettings } from '../types.ts';
import { createUserManager } from './user-manager.ts';

const settings = {
  provider: 'oidc',
  issuer: 'https://sign.in.test',
  audience: 'https://api.test',
  client_id: 'web',
  scope: 'openid',
  audience_parameter: 'resource',
  upstream_parameter: 'upstream',
  buttons: [],
} satisfies OidcSettings;
const claims = { sub: 'u1', given_name: 'Linh', iss: settings.issuer, aud: 'web', exp: 0, iat: 0 };

beforeEach(() => vi.stubGlobal('localStorage', new InMemoryWebStorage()));
afterEach(() => vi.unstubAllGlobals());

test('the session is read as the OpenID library writes it', async () => {
  const manager = createUserManager(settings, 'https://web.test');
  const expires_at = Math.floor(Date.now() / 1000) + 300;
  await manager.storeUser(new User({ access_token: 'a', token_type: 'Bearer', profile: claims, expires_at }));
  expect(readStoredSession(settings)).toMatchObject({ access_token: 'a', expires_at, profile: { given_name: 'Linh' } });
  expect(readStoredSession({ ...settings, client_id: 'another' })).toBeNull();
});

test('a browser whose storage can’t be read has no session', () => {
  vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(readStoredSession(settings)).toBeNull();
});

test('a token is sent until 30 seconds before its end, and never again once it was refused', () => {
  const token = { access_token: 'a', expires_at: 1000 };
  expect(isUsable(token, null, 969_000)).toBe(true);
  expect(isUsable(token, null, 970_000)).toBe(false);
  expect(isUsable(token, 'a', 0)).toBe(false);
});
