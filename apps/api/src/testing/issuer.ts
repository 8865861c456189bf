import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { systemClock, type Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';

export interface Person {
  /** The issuer's `sub`. */
  clerk_id: string;
  email: string;
  first_name: string;
  last_name: string;
  email_verified?: boolean;
}

export interface TokenWishes {
  expires_in_s?: number;
  audience?: string;
  /** Claims beside or instead of the usual ones; undefined leaves one out. */
  claims?: JWTPayload;
  /** The key id that the token names, instead of its own. */
  kid?: string;
}

export interface TestIssuer {
  issuer: string;
  audience: string;
  /** A signed access token, valid for five minutes unless `options` say otherwise (seconds; negative is expired). */
  token(person: Person, options?: TokenWishes): Promise<string>;
  /** Signs with a new key from now on; `published` false keeps it from those who ask. */
  rotate(published?: boolean): Promise<void>;
  /** How often the keys were requested. */
  key_reads(): number;
  close(): Promise<void>;
}

const AUDIENCE = 'urn:abroad-mentors:api';

/** A person with an address of their own. */
export const person = (changes: Partial<Person> = {}): Person => {
  const id = newId().replaceAll('-', '').slice(-12);
  return { clerk_id: `user_${id}`, email: `${id}@people.test`, first_name: 'Ada', last_name: 'Byron', ...changes };
};

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return { private_key: privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}

/**
 * An OpenID issuer that speaks discovery and JWKS over HTTP and signs with a key of its own.
 * @param clock when its tokens are made; that of the API that is to trust them, also where a test sets it
 */
export async function startIssuer(clock: Clock = systemClock): Promise<TestIssuer> {
  let signing = await makeKey('test-1');
  const published = [signing.jwk];
  let reads = 0;
  const server = createServer((request, response) => {
    const asksForKeys = request.url?.endsWith('/jwks') === true;
    reads += asksForKeys ? 1 : 0;
    const body = asksForKeys ? { keys: published } : { issuer, jwks_uri: `${issuer}/jwks` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    audience: AUDIENCE,
    token: (who, { expires_in_s = 300, audience = AUDIENCE, claims = {}, kid = signing.jwk.kid } = {}) => {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({
        email: who.email,
        email_verified: who.email_verified ?? true,
        given_name: who.first_name,
        family_name: who.last_name,
        iss: issuer,
        aud: audience,
        sub: who.clerk_id,
        iat: now + Math.min(0, expires_in_s) - 1,
        exp: now + expires_in_s,
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' })
        .sign(signing.private_key);
    },
    async rotate(isPublished = true) {
      signing = await makeKey(newId());
      if (isPublished) {
        published.push(signing.jwk);
      }
    },
    key_reads: () => reads,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
