import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { getAccessToken } from '../../../tools/lib/authorization-code.ts';
import { CALLBACK, useIdentity, WEB_ORIGIN, WebClient } from './testing/test-identity.ts';

const AUDIENCE = 'urn:abroad-mentors:api';

const identity = useIdentity();

function verify(token: string, audience: string) {
  const jwks = createRemoteJWKSet(new URL(`${identity.issuer}/jwks`));
  return jwtVerify(token, jwks, { issuer: identity.issuer, audience });
}

test('a code with PKCE becomes an access token for the API that its JWKS verifies', async () => {
  const client = new WebClient(identity);
  const page = await client.begin();
  const callback = await client.submit(page, 'sign-in', { email: 'MENTOR@demo.test', password: 'study-abroad' });
  expect(callback.url.startsWith(`${CALLBACK}?`)).toBe(true);
  expect(new URL(callback.url).searchParams.get('state')).toBe('some-state');

  const { status, body } = await client.exchange(callback);
  expect(status).toBe(200);
  expect(body.expires_in).toBe(300);
  const { payload, protectedHeader } = await verify(body.access_token, AUDIENCE);
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
  expect(payload).toMatchObject({
    sub: 'user_demo_mentor',
    email: 'mentor@demo.test',
    email_verified: true,
    given_name: 'Linh',
    family_name: 'Trần',
  });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
});

test('the ID token is for the web and carries names and address', async () => {
  const tokens = await new WebClient(identity).signIn('both@demo.test');
  const { payload } = await verify(tokens.id_token, 'web');
  expect(payload).toMatchObject({ sub: 'user_demo_both', email: 'both@demo.test', given_name: 'Mateus' });
});

test('a code is refused without its verifier, with a wrong one, and the second time', async () => {
  const client = new WebClient(identity);
  const credentials = { email: 'prospect@demo.test', password: 'study-abroad' };
  const callback = await client.submit(await client.begin(), 'sign-in', credentials);
  const stolen = await client.exchange(callback, { code_verifier: 'x'.repeat(43) });
  expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  const next = await client.begin();
  expect((await client.exchange(next)).status).toBe(200);
  expect(await client.exchange(next)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('two exchanges of one code at once give tokens to one of them at most', async () => {
  const client = new WebClient(identity);
  await client.signIn();
  const callback = await client.begin();
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.exchange(callback)));
  expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(1);
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
});

test.each([
  ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
  ['with the plain PKCE method', { code_challenge_method: 'plain' }],
  ['for another audience', { resource: 'urn:another-audience' }],
])('an authorization request %s is refused', async (_title, parameters) => {
  const page = await new WebClient(identity).begin(parameters);
  expect(new URL(page.url).searchParams.get('error')).toMatch(/invalid_(request|target)/);
  expect(page.url).not.toContain('code=');
});

test.each(['http://localhost:4100/elsewhere', 'https://evil.example/sign-in/sso-callback', 'javascript:alert(1)'])(
  'no one is redirected to %s, which is not registered',
  async (redirect_uri) => {
    const page = await new WebClient(identity).begin({ redirect_uri });
    expect(page).toMatchObject({ status: 400 });
    expect(page.url.startsWith(identity.issuer)).toBe(true);
  },
);

/** The origin that may read the token endpoint's answer to a page of the given origin. */
async function allowedOrigin(origin: string): Promise<string | null> {
  const body = new URLSearchParams({ client_id: 'web', grant_type: 'refresh_token', refresh_token: 'none' });
  const answer = await fetch(`${identity.issuer}/token`, { method: 'POST', headers: { origin }, body });
  return answer.headers.get('access-control-allow-origin');
}

test('only the web application may read tokens from a browser', async () => {
  expect(await allowedOrigin(WEB_ORIGIN)).toBe(WEB_ORIGIN);
  expect(await allowedOrigin('https://evil.example')).toBeNull();
});

test('the command line signs a user up, and in again, by the real flow', async () => {
  const person = { email: 'new.person@example.test', password: 'study-abroad', firstName: 'New', lastName: 'Person' };
  const request = { issuer: identity.issuer, audience: AUDIENCE, ...person };
  const first = await verify(await getAccessToken(request), AUDIENCE);
  const second = await verify(await getAccessToken(request), AUDIENCE);
  expect(first.payload).toMatchObject({ email: person.email, given_name: 'New', family_name: 'Person' });
  expect(first.payload.sub).toMatch(/^user_[0-9a-f]{32}$/);
  expect(second.payload.sub).toBe(first.payload.sub);
  await expect(getAccessToken({ ...request, password: 'another-one' })).rejects.toThrow(/another password/);
});
