import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { person } from '../testing/issuer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const me = (headers: Record<string, string> = {}) =>
  fetch(`${api.base_url}/api/v1/auth/authenticated-users/me`, { headers });
const bearer = async (token: Promise<string> | string) => me({ authorization: `Bearer ${await token}` });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test('[P-02] refuses a call without a bearer token, as problem details with a request id', async () => {
  const response = await me();
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({
    code: 'UNAUTHENTICATED',
    detail: 'Please sign in to continue.',
    request_id: response.headers.get('x-request-id'),
  });
});

test('[X-02] [X-11] a 401 asks to sign in: on an auth endpoint to continue, whatever its code', async () => {
  expect(await (await bearer('no-token')).json()).toMatchObject({
    code: 'TOKEN_INVALID',
    detail: 'Please sign in to continue.',
  });
  const elsewhere = await fetch(`${api.base_url}/api/v1/calendar/connections`);
  expect(await elsewhere.json()).toMatchObject({ detail: 'Authentication required. Please sign in.' });
});

test('[P-02] attack 29: a cookie alone authorises nothing', async () => {
  const response = await me({ cookie: `token=${await api.issuer.token(person())}` });
  expect(response.status).toBe(401);
});

test('refuses an expired token, one for another audience, one of another issuer and an unsigned one', async () => {
  const who = person();
  expect(await codeOf(await bearer(api.issuer.token(who, { expires_in_s: -60 })))).toBe('TOKEN_EXPIRED');
  expect(await codeOf(await bearer(api.issuer.token(who, { audience: 'urn:somebody-else' })))).toBe('TOKEN_INVALID');
  const [, payload] = (await api.issuer.token(who)).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  expect(await codeOf(await bearer(`${header}.${payload}.`))).toBe('TOKEN_INVALID');
});

test('an unknown path of the API is problem details, never a page', async () => {
  const response = await fetch(`${api.base_url}/api/v1/nothing-here`);
  expect(response.status).toBe(404);
  expect(await codeOf(response)).toBe('NOT_FOUND');
});

test('[P-02] cookies of any name authorise nothing, and no other origin may read an answer or send a token', async () => {
  const token = await api.issuer.token(person());
  const names = ['__session', 'access_token', 'am_oidc', 'authorization', 'am_signed_in'];
  const cookie = names.map((name) => `${name}=${token}`).join('; ');
  const foreign = { cookie, origin: 'https://evil.example' };
  const response = await me(foreign);
  expect(response.status).toBe(401);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await fetch(`${api.base_url}/api/v1/auth/authenticated-users/me`, {
    method: 'OPTIONS',
    headers: { ...foreign, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  expect(preflight.status).toBe(405);
});

test.each([
  'Bearer',
  'Bearer ',
  'Bearer a b',
  'Basic YTpi',
  'Bearer \u00e9',
  `Bearer ${'x'.repeat(8000)}`,
  'Bearer ..',
  'Bearer e30.e30.e30',
])('the header %j authenticates no caller', async (authorization) => {
  expect((await me({ authorization })).status).toBe(401);
});
