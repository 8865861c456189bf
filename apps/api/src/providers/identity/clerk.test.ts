import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLERK_ORIGIN, clerkUser, makeKey, startClerk, type ClerkService } from '../../testing/clerk-service.ts';
import { timeLimit } from '../../testing/time-limit.ts';
import { clerkPeople } from './clerk-people.ts';
import { clerkVerifier } from './clerk.ts';

let clerk: ClerkService;
beforeEach(async () => {
  clerk = await startClerk();
});
afterEach(async () => {
  vi.useRealTimers();
  await clerk.close();
});

function verifier(options: { networkless?: boolean } = {}) {
  const people = clerkPeople({ api_url: clerk.url, secret_key: 'sk_test_x', now: () => Date.now() });
  const jwt_key = options.networkless ? (clerk.state.keys[0]?.pem ?? null) : null;
  return clerkVerifier({ settings: { jwt_key, frontend_api: clerk.url }, public_url: `${CLERK_ORIGIN}/`, people });
}
const now = () => Math.floor(Date.now() / 1000);
const refusal = (token: Promise<string> | string, networkless = true) =>
  Promise.resolve(token)
    .then((text) => verifier({ networkless }).verify(text))
    .then(
      () => 'accepted',
      (error: { code?: string }) => error.code,
    );

test('[P-02] a session token is verified by the PEM, without requests', async () => {
  const claims = { email: 'ada@people.test', email_verified: true, given_name: 'Ada', family_name: 'Byron' };
  expect(await verifier({ networkless: true }).verify(await clerk.token(claims))).toEqual({
    clerk_id: 'user_1',
    email: 'ada@people.test',
    email_verified: true,
    as_of: expect.any(Number),
    first_name: 'Ada',
    last_name: 'Byron',
    signed_in_by: [],
    signed_in_at: null,
  });
  expect(clerk.state.reads).toEqual({ keys: 0, users: 0 });
});

test('[P-02] without a PEM the published keys verify it', async () => {
  expect(await verifier().verify(await clerk.token())).toMatchObject({ clerk_id: 'user_1', email: null });
  expect(clerk.state.reads.keys).toBe(1);
});

test.each([
  ['expired', { exp: now() - 30 }, 'TOKEN_EXPIRED'],
  ['not valid yet', { nbf: now() + 600 }, 'TOKEN_INVALID'],
  ['issued in the future', { iat: now() + 600 }, 'TOKEN_INVALID'],
  ['made for another site', { azp: 'https://evil.example' }, 'TOKEN_INVALID'],
  ['made for no site', { azp: undefined }, 'TOKEN_INVALID'],
  ['of another instance', { iss: 'https://clerk.evil.example' }, 'TOKEN_INVALID'],
  ['without an end', { exp: undefined }, 'TOKEN_INVALID'],
  ['without a subject', { sub: undefined }, 'TOKEN_INVALID'],
])('refuses a token that is %s', async (_title, claims, code) => {
  expect(await refusal(clerk.token(claims))).toBe(code);
});

test('refuses another key under the same id, with the PEM and with published keys', async () => {
  const stranger = { ...makeKey('ins_1') };
  expect(await refusal(clerk.token({}, { key: stranger }))).toBe('TOKEN_INVALID');
  expect(await refusal(clerk.token({}, { key: stranger }), false)).toBe('TOKEN_INVALID');
});

test('refuses alg none, HS256 with the public key as the secret, an access token of another kind, and nonsense', async () => {
  const [, payload = ''] = (await clerk.token()).split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  expect(await refusal(`${encode({ alg: 'none', typ: 'JWT', kid: 'ins_1' })}.${payload}.`)).toBe('TOKEN_INVALID');
  const shared = new TextEncoder().encode(clerk.state.keys[0]?.pem);
  const forged = new SignJWT({ azp: CLERK_ORIGIN, iss: clerk.url, sub: 'user_1', iat: now(), exp: now() + 60 });
  const hs256 = await forged.setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'ins_1' }).sign(shared);
  for (const networkless of [true, false]) {
    expect(await refusal(hs256, networkless)).toBe('TOKEN_INVALID');
    expect(await refusal(clerk.token({}, { header: { typ: 'at+jwt' } }), networkless)).toBe('TOKEN_INVALID');
    expect(await refusal('a.b.c', networkless)).toBe('TOKEN_INVALID');
    expect(await refusal('nonsense', networkless)).toBe('TOKEN_INVALID');
  }
});

test('a new key counts within 60 s, and unknown key ids fetch the keys once a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tokens = verifier();
  await tokens.verify(await clerk.token());
  const next = makeKey('ins_2');
  clerk.state.keys.push(next);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const unknown = clerk.token({}, { key: makeKeyLike(next, `made-up-${attempt}`) });
    await expect(tokens.verify(await unknown)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  }
  expect(clerk.state.reads.keys).toBe(1);
  vi.setSystemTime(Date.now() + 60_001);
  await tokens.verify(await clerk.token({}, { key: next }));
  expect(clerk.state.reads.keys).toBe(2);
});

const makeKeyLike = <K extends { kid: string }>(key: K, kid: string): K => ({ ...key, kid });

test('is not there while the keys cannot be read, instead of refusing', async () => {
  clerk.state.is_down = true;
  expect(await refusal(clerk.token(), false)).toBe('UNAVAILABLE');
});

test('data that the token does not have are requested from Clerk, once for twenty tokens at the same time', async () => {
  clerk.users.set('user_1', clerkUser('user_1'));
  const tokens = verifier({ networkless: true });
  const claims = await tokens.verify(await clerk.token());
  const all = await Promise.all(Array.from({ length: 20 }, () => tokens.complete(claims, '')));
  expect(new Set(all.map((one) => one.email))).toEqual(new Set(['ada@people.test']));
  expect(all[0]).toMatchObject({ email_verified: true, first_name: 'Ada', last_name: 'Byron' });
  expect(clerk.state.reads.users).toBe(1);
});

test('an address that the token leaves unproven is the one that Clerk has verified', async () => {
  clerk.users.set('user_1', clerkUser('user_1'));
  const tokens = verifier({ networkless: true });
  const claims = await tokens.verify(await clerk.token({ email: 'victim@people.test' }));
  expect(await tokens.complete(claims, '')).toMatchObject({ email: 'ada@people.test', email_verified: true });
});

test('an address that Clerk has not verified does not count', async () => {
  const unverified = [{ id: 'idn_1', email_address: 'ada@people.test', verification: { status: 'unverified' } }];
  clerk.users.set('user_1', clerkUser('user_1', { email_addresses: unverified }));
  const tokens = verifier({ networkless: true });
  const claims = await tokens.verify(await clerk.token());
  expect(await tokens.complete(claims, '')).toMatchObject({ email: null, email_verified: false });
});

test('waits 3 s for Clerk at most', async () => {
  const tokens = verifier({ networkless: true });
  const claims = await tokens.verify(await clerk.token());
  clerk.state.is_slow = true;
  const limit = timeLimit(4000);
  await expect(Promise.race([tokens.complete(claims, ''), limit])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
