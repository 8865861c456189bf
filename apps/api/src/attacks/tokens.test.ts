import { exportSPKI, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { person, type TokenWishes } from '../testing/issuer.ts';
import { oidcVerifier } from '../providers/identity/oidc.ts';

let api: TestApi;
let who: Awaited<ReturnType<TestApi['signUp']>>['person'];
beforeAll(async () => {
  api = await startTestApi();
  ({ person: who } = await api.signUp());
});
afterAll(() => api.close());

async function codeFor(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${api.base_url}/api/v1/auth/authenticated-users/me`, { headers });
  return response.ok ? 'ok' : ((await response.json()) as { code: string }).code;
}

const now = () => Math.floor(Date.now() / 1000);
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

test.each<[string, () => TokenWishes, string]>([
  ['a good one', () => ({}), 'ok'],
  ['another issuer', () => ({ claims: { iss: 'https://elsewhere.test' } }), 'TOKEN_INVALID'],
  ['no issuer', () => ({ claims: { iss: undefined } }), 'TOKEN_INVALID'],
  ['another audience', () => ({ audience: 'urn:somebody-else' }), 'TOKEN_INVALID'],
  ['no audience', () => ({ claims: { aud: undefined } }), 'TOKEN_INVALID'],
  ['an unknown key', () => ({ kid: 'unknown' }), 'TOKEN_INVALID'],
  ['expired', () => ({ expires_in_s: -60 }), 'TOKEN_EXPIRED'],
  ['without an end', () => ({ claims: { exp: undefined } }), 'TOKEN_INVALID'],
  ['an end that is no number', () => ({ claims: { exp: '9999999999' as unknown as number } }), 'TOKEN_INVALID'],
  ['not valid yet', () => ({ claims: { nbf: now() + 600 } }), 'TOKEN_INVALID'],
  ['issued in the future', () => ({ claims: { iat: now() + 600 } }), 'TOKEN_INVALID'],
  ['without a subject', () => ({ claims: { sub: undefined } }), 'TOKEN_INVALID'],
  ['an empty subject', () => ({ claims: { sub: '' } }), 'TOKEN_INVALID'],
  ['a subject with NUL in it', () => ({ claims: { sub: 'user_\0' } }), 'TOKEN_INVALID'],
])('[P-02] attack 21: an access token: %s', async (_, wishes, code) => {
  expect(await codeFor(await api.issuer.token(who, wishes()))).toBe(code);
});

test('[P-02] attack 21: no algorithm, HS256 with the public key as the secret, a changed payload, another key', async () => {
  const [header = '', payload = '', signature = ''] = (await api.issuer.token(who)).split('.');
  for (const alg of ['none', 'None', 'NONE', '']) {
    expect(await codeFor(`${encode({ alg, typ: 'at+jwt' })}.${payload}.`)).toBe('TOKEN_INVALID');
  }
  const { keys } = (await (await fetch(`${api.issuer.issuer}/jwks`)).json()) as { keys: [JWK] };
  const [jwk] = keys;
  const pem = await exportSPKI((await importJWK(jwk, 'ES256', { extractable: true })) as CryptoKey);
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  for (const secret of [pem, JSON.stringify(jwk)]) {
    const signer = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: jwk.kid ?? '', typ: 'at+jwt' });
    expect(await codeFor(await signer.sign(new TextEncoder().encode(secret)))).toBe('TOKEN_INVALID');
  }
  expect(await codeFor(`${header}.${encode({ ...claims, sub: 'user_admin' })}.${signature}`)).toBe('TOKEN_INVALID');
  const { privateKey } = await generateKeyPair('ES256');
  const own = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: jwk.kid ?? '', typ: 'at+jwt', jwk });
  expect(await codeFor(await own.sign(privateKey))).toBe('TOKEN_INVALID');
  for (const nonsense of ['x', 'a.b.c', `${'a'.repeat(4000)}.b.c`, '..']) {
    expect(await codeFor(nonsense), nonsense).toBe('TOKEN_INVALID');
  }
});

test('attack 21: while the issuer’s keys cannot be read, calls get 503 and not 401', async () => {
  for (const answer of [
    { status: 500, body: '{}' },
    { status: 200, body: '<html>' },
  ]) {
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const isDiscovery = (input instanceof Request ? input.url : input.toString()).endsWith('openid-configuration');
      const { issuer } = api.issuer;
      return isDiscovery
        ? Response.json({ issuer, jwks_uri: `${issuer}/jwks` })
        : new Response(answer.body, { status: answer.status });
    });
    const verifier = oidcVerifier({
      ...api.issuer,
      email_verified_claim: 'email_verified',
      now: Date.now,
      logger: api.context.logger,
    });
    await expect(verifier.verify(await api.issuer.token(person()))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    fetching.mockRestore();
  }
});
