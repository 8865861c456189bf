import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person, startIssuer, type TestIssuer } from '../../testing/issuer.ts';
import { oidcVerifier } from './oidc.ts';

let issuer: TestIssuer;
beforeEach(async () => {
  issuer = await startIssuer();
});
afterEach(async () => {
  vi.useRealTimers();
  await issuer.close();
});

const verifier = (given: string = issuer.issuer) =>
  oidcVerifier({
    issuer: given,
    audience: issuer.audience,
    email_verified_claim: 'email_verified',
    now: () => Date.now(),
    logger: { warn: () => {} },
  });
const who = person();

test('attack 21: a new key counts within 60 s of its first use, and unknown key ids fetch the keys once a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tokens = verifier();
  await tokens.verify(await issuer.token(who));
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await issuer.rotate(false);
    await expect(tokens.verify(await issuer.token(who))).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  }
  expect(issuer.key_reads()).toBe(1);
  await issuer.rotate();
  vi.setSystemTime(Date.now() + 60_001);
  expect(await tokens.verify(await issuer.token(who))).toMatchObject({ clerk_id: who.clerk_id });
  expect(issuer.key_reads()).toBe(2);
});

test('forty first tokens at the same time fetch the keys once', async () => {
  const tokens = verifier();
  const token = await issuer.token(who);
  await Promise.all(Array.from({ length: 40 }, () => tokens.verify(token)));
  expect(issuer.key_reads()).toBe(1);
});

test('an issuer that cannot be reached is not there, instead of refusing, and is asked again for the next token', async () => {
  const server = createServer((_request, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const broken = verifier(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const token = await issuer.token(who);
  await expect(broken.verify(token)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  server.close();
  await expect(broken.verify(token)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

/** An issuer with an RSA key, whose public part is published. */
async function startRsaIssuer() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'rsa', use: 'sig' };
  const server = createServer((request, response) => {
    const body = request.url === '/jwks' ? { keys: [jwk] } : { issuer: url, jwks_uri: `${url}/jwks` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, server, privateKey, publicKey };
}

test('[P-02] attack 21: HS256 with the public key as the secret, a token of another issuer, of the future, or without an end is refused', async () => {
  const rsa = await startRsaIssuer();
  const tokens = verifier(rsa.url);
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: rsa.url, aud: issuer.audience, sub: 'user_1', iat: now, exp: now + 60 };
  const sign = (changes: object, alg: string, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, kid: 'rsa' }).sign(key);
  const own = rsa.privateKey;
  expect(await tokens.verify(await sign({}, 'RS256', own))).toMatchObject({ clerk_id: 'user_1' });

  const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' });
  const forged = [
    sign({}, 'HS256', new TextEncoder().encode(pem)),
    sign({ iss: 'https://evil.example' }, 'RS256', own),
    sign({ nbf: now + 600 }, 'RS256', own),
    sign({ exp: undefined }, 'RS256', own),
    sign({ sub: undefined }, 'RS256', own),
    sign({ aud: 'web' }, 'RS256', own),
  ];
  for (const token of forged) {
    await expect(tokens.verify(await token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  }
  rsa.server.close();
});
