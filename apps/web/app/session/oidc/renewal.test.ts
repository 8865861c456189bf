import { ErrorResponse, InMemoryWebStorage, User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renew } from './renewal.ts';

let queue: Promise<unknown> = Promise.resolve();

beforeEach(() => {
  // One lock for all, as the browser keeps between tabs.
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, work: () => Promise<unknown>) => {
        const turn = queue.then(work);
        queue = turn.catch(() => {});
        return turn;
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const userWith = (access_token: string) => ({ access_token, expires_at: Date.now() / 1000 + 300 }) as User;

/** Tabs share the storage, so one manager represents all of them. */
function stubManager(refresh: () => Promise<User>) {
  let kept: User | null = userWith('old');
  const manager = {
    getUser: vi.fn(() => Promise.resolve(kept)),
    removeUser: vi.fn(() => {
      kept = null;
      return Promise.resolve();
    }),
    signinSilent: vi.fn(async () => {
      kept = await refresh();
      return kept;
    }),
  };
  return manager as typeof manager & UserManager;
}

test('two tabs that need a new token at once use the refresh token once', async () => {
  const manager = stubManager(() => Promise.resolve(userWith('new')));
  const users = await Promise.all([renew(manager, 'old'), renew(manager, 'old')]);
  expect(users.map((user) => user?.access_token)).toEqual(['new', 'new']);
  expect(manager.signinSilent).toHaveBeenCalledOnce();
});

test('a refresh token that no longer counts ends the session', async () => {
  const manager = stubManager(() => Promise.reject(new ErrorResponse({ error: 'invalid_grant' })));
  await expect(renew(manager, 'old')).resolves.toBeNull();
  expect(manager.removeUser).toHaveBeenCalledOnce();
});

test('a provider that can’t be reached ends no session', async () => {
  const manager = stubManager(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(renew(manager, 'old')).rejects.toMatchObject({ code: 'AUTH_NETWORK_ERROR' });
  expect(manager.removeUser).not.toHaveBeenCalled();
});

const issuer = 'https://id.test/';
const html = { headers: { 'content-type': 'text/html' } };
const profile = { sub: 'user_1', iss: issuer, aud: 'web', exp: 0, iat: 0 };
const discovery = { issuer, token_endpoint: 'https://id.test/token', authorization_endpoint: 'https://id.test/auth' };

/** The library itself with a session, whose provider gives set answers to the two calls of a renewal. */
async function realManager(answers: { discovery?: () => Response; token?: () => Response | Promise<Response> }) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('openid-configuration')
      ? (answers.discovery?.() ?? Response.json(discovery))
      : (answers.token?.() ?? Response.error()),
  );
  const manager = new UserManager({
    authority: issuer,
    client_id: 'web',
    redirect_uri: 'https://product.test/',
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
  await manager.storeUser(
    new User({ access_token: 'old', token_type: 'Bearer', refresh_token: 'good', expires_at: 1, profile }),
  );
  return manager;
}

const aborted = () => Promise.reject(new DOMException('aborted', 'AbortError'));

test.each([
  ['503 without a body', { token: () => new Response(null, { status: 503 }) }, 'AUTH_PROVIDER_ERROR'],
  ['503 with a page', { token: () => new Response('<h1>Down</h1>', { ...html, status: 503 }) }, 'AUTH_PROVIDER_ERROR'],
  ['200 with a page', { token: () => new Response('<h1>Hi</h1>', html) }, 'AUTH_PROVIDER_ERROR'],
  ['a page of no type', { token: () => new Response(new Blob(['<h1>Hi</h1>'])) }, 'AUTH_PROVIDER_ERROR'],
  ['JSON without error', { token: () => Response.json({ message: 'no' }, { status: 400 }) }, 'AUTH_PROVIDER_ERROR'],
  ['a server error', { token: () => Response.json({ error: 'server_error' }, { status: 500 }) }, 'AUTH_PROVIDER_ERROR'],
  ['no answer', { token: () => Promise.reject(new TypeError('Failed to fetch')) }, 'AUTH_NETWORK_ERROR'],
  ['an answer that is broken off', { token: aborted }, 'AUTH_NETWORK_ERROR'],
  ['discovery with 503', { discovery: () => new Response(null, { status: 503 }) }, 'AUTH_PROVIDER_ERROR'],
  ['discovery with a page', { discovery: () => new Response('<h1>Hi</h1>', html) }, 'AUTH_PROVIDER_ERROR'],
  ['discovery without a token endpoint', { discovery: () => Response.json({ issuer }) }, 'AUTH_PROVIDER_ERROR'],
])('[X-16] [X-17] a renewal that is answered by %s ends no session, and says %s', async (_, answers, code) => {
  const manager = await realManager(answers);
  await expect(renew(manager, 'old')).rejects.toMatchObject({ name: 'AuthError', code });
  expect((await manager.getUser())?.refresh_token).toBe('good');
});

test('[X-13] a session without a refresh token ends with its access token', async () => {
  const manager = await realManager({});
  await manager.storeUser(new User({ access_token: 'old', token_type: 'Bearer', expires_at: 1, profile }));
  await expect(renew(manager, 'old')).resolves.toBeNull();
});
