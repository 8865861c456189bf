import { InMemoryWebStorage, UserManager } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OidcSettings, SignInOptions } from '../types.ts';
import { oidcActions } from './oidc-actions.ts';

const ours: OidcSettings = {
  provider: 'oidc',
  issuer: 'https://sign.in.test/',
  audience: 'urn:api',
  client_id: 'web',
  scope: 'openid profile email offline_access',
  audience_parameter: 'resource',
  upstream_parameter: 'upstream',
  buttons: [{ id: 'google', hint: 'google' }],
};
const intent = { redirect_url: null, kind: null, is_sign_up: false };

beforeEach(() => {
  vi.stubGlobal('localStorage', new InMemoryWebStorage());
  vi.stubGlobal('location', { origin: 'https://web.test' });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The URL to which the library would send a user, as it builds it. */
async function departure(changes: Partial<OidcSettings>, options: SignInOptions = {}): Promise<URL> {
  const settings = { ...ours, ...changes };
  const seen = vi.spyOn(UserManager.prototype, 'signinRedirect').mockResolvedValue();
  await oidcActions(settings).depart(intent, { upstream: 'google', ...options });
  const request = seen.mock.lastCall?.[0] ?? {};
  const manager = seen.mock.contexts.at(-1) as UserManager;
  vi.spyOn(manager.metadataService, 'getAuthorizationEndpoint').mockResolvedValue('https://sign.in.test/authorize');
  const client = Reflect.get(manager, '_client') as {
    createSigninRequest: (given: object) => Promise<{ url: string }>;
  };
  return new URL((await client.createSigninRequest(request)).url);
}

test('[N-15] the token is asked for as the provider understands it', async () => {
  const own = (await departure({})).searchParams;
  expect([own.get('resource'), own.get('audience'), own.get('scope')]).toEqual(['urn:api', null, ours.scope]);
  const auth0 = (await departure({ audience_parameter: 'audience' })).searchParams;
  expect([auth0.get('resource'), auth0.get('audience')]).toEqual([null, 'urn:api']);
  const scope = 'openid api://1/access';
  const entra = (await departure({ audience_parameter: 'none', scope })).searchParams;
  expect([entra.get('resource'), entra.get('audience'), entra.get('scope')]).toEqual([null, null, scope]);
});

test('[N-15] a button names its provider as the issuer calls it', async () => {
  expect((await departure({})).searchParams.get('upstream')).toBe('google');
  const buttons: OidcSettings['buttons'] = [{ id: 'google', hint: 'google-oauth2' }];
  const auth0 = (await departure({ upstream_parameter: 'connection', buttons })).searchParams;
  expect([auth0.get('upstream'), auth0.get('connection')]).toEqual([null, 'google-oauth2']);
});

test('[T-26] a sign-in again asks for what the API has asked for, and for everything where that was in vain', async () => {
  const stepUp = { max_age: 900, acr_values: 'mfa', everything: false };
  const asked = (await departure({}, { stepUp })).searchParams;
  expect([asked.get('max_age'), asked.get('acr_values'), asked.get('prompt')]).toEqual(['900', 'mfa', null]);
  const again = (await departure({}, { stepUp: { ...stepUp, everything: true } })).searchParams;
  expect(again.get('prompt')).toBe('login');
  const usual = (await departure({})).searchParams;
  expect([usual.get('max_age'), usual.get('acr_values'), usual.get('prompt')]).toEqual([null, null, null]);
});
