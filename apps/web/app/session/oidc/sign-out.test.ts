import type { UserManager } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canSignOutEverywhere, signOut, signOutEverywhere } from './sign-out.ts';

beforeEach(() => vi.stubGlobal('location', { assign: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

function stubManager(metadata: object | Error, changes: object = {}) {
  const getMetadata = () => (metadata instanceof Error ? Promise.reject(metadata) : Promise.resolve(metadata));
  const manager = {
    metadataService: { getMetadata },
    removeUser: vi.fn(() => Promise.resolve()),
    revokeTokens: vi.fn(() => Promise.resolve()),
    signoutRedirect: vi.fn(() => Promise.resolve()),
    ...changes,
  };
  return manager as unknown as typeof manager & UserManager;
}

const endpoint = { sign_out_everywhere_endpoint: 'https://id.test/sign-out-everywhere' };
const token = () => Promise.resolve('access');
const answerWith = (status: number) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(null, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('a provider can end the sessions of other devices when its discovery document says so', async () => {
  expect(await canSignOutEverywhere(stubManager(endpoint))).toBe(true);
  expect(await canSignOutEverywhere(stubManager({}))).toBe(false);
  expect(await canSignOutEverywhere(stubManager(new TypeError('Failed to fetch')))).toBe(false);
});

test('signing out everywhere asks the provider with a good token, and forgets the session here', async () => {
  const fetch = answerWith(204);
  const manager = stubManager(endpoint);
  await signOutEverywhere(manager, token);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    endpoint.sign_out_everywhere_endpoint,
    expect.objectContaining({ method: 'POST', headers: { authorization: 'Bearer access' } }),
  );
  expect(manager.removeUser).toHaveBeenCalledOnce();
  expect(location.assign).toHaveBeenCalledWith('/');
});

test.each([
  [401, 'AUTH_EXPIRED'],
  [503, 'AUTH_PROVIDER_ERROR'],
])('an answer of %i is %s, and the session goes on', async (status, code) => {
  answerWith(status);
  const manager = stubManager(endpoint);
  await expect(signOutEverywhere(manager, token)).rejects.toMatchObject({ code });
  expect(manager.removeUser).not.toHaveBeenCalled();
});

test('a provider without such an endpoint refuses, and nothing is ended', async () => {
  const manager = stubManager({});
  await expect(signOutEverywhere(manager, token)).rejects.toMatchObject({ code: 'AUTH_PROVIDER_ERROR' });
  expect(manager.removeUser).not.toHaveBeenCalled();
});

test('where the provider does not answer a sign-out, nothing stays in this browser', async () => {
  const manager = stubManager({}, { signoutRedirect: () => Promise.reject(new TypeError('Failed to fetch')) });
  await signOut(manager);
  expect(manager.removeUser).toHaveBeenCalledOnce();
  expect(location.assign).toHaveBeenCalledWith('/');
});
