import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';
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

/** Tabs share what is stored, hence one manager stands for all of them. */
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

test('a provider that cannot be reached ends nothing', async () => {
  const manager = stubManager(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(renew(manager, 'old')).rejects.toMatchObject({ code: 'AUTH_NETWORK_ERROR' });
  expect(manager.removeUser).not.toHaveBeenCalled();
});
