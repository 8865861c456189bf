import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../session/session-store.ts';
import { askedStepUp } from '../session/step-up.ts';
import { fetchWithSession } from './fetch-with-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refuse = (code: string) => Response.json({ code }, { status: 401 });
const withToken = { headers: { authorization: 'Bearer old' } };

function stubFetch(...answers: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answers.shift() ?? Response.error()));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a refused token is renewed once and the call repeated', async () => {
  const fetch = stubFetch(refuse('TOKEN_EXPIRED'), Response.json({ ok: true }));
  const renew = vi.spyOn(session, 'renew').mockResolvedValue('new');
  const response = await fetchWithSession('/api/v1/x', withToken);
  expect(response.status).toBe(200);
  expect(renew).toHaveBeenCalledExactlyOnceWith('old');
  expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer new');
});

test('a session that cannot be renewed is over', async () => {
  stubFetch(refuse('TOKEN_EXPIRED'));
  vi.spyOn(session, 'renew').mockResolvedValue(null);
  const expire = vi.spyOn(session, 'expire').mockReturnValue();
  expect((await fetchWithSession('/api/v1/x', withToken)).status).toBe(401);
  expect(expire).toHaveBeenCalledOnce();
});

test('[S-17] a 401 for a missing record renews no token', async () => {
  const fetch = stubFetch(refuse('USER_NOT_FOUND'));
  const renew = vi.spyOn(session, 'renew');
  await fetchWithSession('/api/v1/x', withToken);
  expect(renew).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledOnce();
});

test('[T-26] a 401 for too weak or too old a sign-in renews no token, and what it asks for is kept', async () => {
  const challenge = 'Bearer realm="api", error="insufficient_user_authentication", max_age="900", acr_values="mfa"';
  const headers = { 'www-authenticate': challenge };
  const fetch = stubFetch(Response.json({ code: 'STAFF_SIGN_IN_AGAIN' }, { status: 401, headers }));
  const renew = vi.spyOn(session, 'renew');
  await fetchWithSession('/api/v1/admin/x', withToken);
  expect(renew).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledOnce();
  expect(askedStepUp()).toEqual({ max_age: 900, acr_values: 'mfa' });
});

test('[N-26] a suspended user is led to the settings, which say why, unless they are there', async () => {
  const refused = () => Response.json({ code: 'ACCOUNT_SUSPENDED' }, { status: 403 });
  stubFetch(refused(), refused());
  const location = { pathname: '/saved-searches', assign: vi.fn() };
  vi.stubGlobal('location', location);
  await fetchWithSession('/api/v1/x', withToken);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/settings');
  location.pathname = '/settings';
  await fetchWithSession('/api/v1/x', withToken);
  expect(location.assign).toHaveBeenCalledOnce();
});
