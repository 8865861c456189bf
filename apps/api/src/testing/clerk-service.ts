import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT } from 'jose';

export const CLERK_ORIGIN = 'https://mentors.example.org';

/** A user as Clerk's Backend API has it, as far as we read it. */
export const clerkUser = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  first_name: 'Ada',
  last_name: 'Byron',
  primary_email_address_id: 'idn_1',
  email_addresses: [
    { id: 'idn_0', email_address: 'old@people.test', verification: { status: 'verified' } },
    { id: 'idn_1', email_address: 'ada@people.test', verification: { status: 'verified' } },
  ],
  ...changes,
});

interface Key {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** The public key as Clerk's dashboard shows it. */
  pem: string;
}

export function makeKey(kid: string): Key {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid, privateKey, publicKey, pem: publicKey.export({ type: 'spki', format: 'pem' }) };
}

/** Speaks the two calls of Clerk's that the API makes, over HTTP: published keys, and users. */
export async function startClerk() {
  const users = new Map<string, ReturnType<typeof clerkUser>>();
  const state = { keys: [makeKey('ins_1')], reads: { keys: 0, users: 0 }, is_down: false, is_slow: false };
  const answer = async (path: string): Promise<[number, unknown]> => {
    if (state.is_down) {
      return [503, {}];
    }
    if (path === '/.well-known/jwks.json') {
      state.reads.keys += 1;
      const jwk = async (key: Key) => ({ ...(await exportJWK(key.publicKey)), kid: key.kid, alg: 'RS256', use: 'sig' });
      return [200, { keys: await Promise.all(state.keys.map(jwk)) }];
    }
    state.reads.users += 1;
    const user = users.get(decodeURIComponent(path.replace('/v1/users/', '')));
    return user ? [200, user] : [404, { errors: [{ code: 'resource_not_found' }] }];
  };
  const server = createServer((request, response) => {
    void answer(request.url ?? '').then(([status, body]) => {
      if (!state.is_slow) {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    users,
    state,
    /** A session token of Clerk's, version 2; `claims` and `header` change it. */
    token(
      claims: Record<string, unknown> = {},
      {
        key = state.keys[0],
        header = {},
      }: { key?: (typeof state.keys)[number]; header?: Record<string, unknown> } = {},
    ) {
      const now = Math.floor(Date.now() / 1000);
      const usual = {
        azp: CLERK_ORIGIN,
        iss: url,
        sub: 'user_1',
        sid: 'sess_1',
        v: 2,
        iat: now,
        nbf: now - 10,
        exp: now + 60,
      };
      return new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key?.kid ?? '', typ: 'JWT', ...header })
        .sign(key?.privateKey ?? new Uint8Array());
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type ClerkService = Awaited<ReturnType<typeof startClerk>>;
