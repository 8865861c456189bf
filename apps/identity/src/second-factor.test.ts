import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Page } from '../../../tools/lib/browserless.ts';
import { removeSecondFactor } from './second-factors.ts';
import { CALLBACK, useIdentity, WebClient } from './testing/test-identity.ts';

const identity = useIdentity();

const PASSWORD = 'a long enough one';
const PERIOD_S = 30;
let count = 0;

/** A new account in a browser of its own that was asked for a second factor, at the page that sets it up. */
async function newPerson(): Promise<{ client: WebClient; email: string; page: Page; secret: string }> {
  const client = new WebClient(identity);
  const email = `person${(count += 1)}@people.test`;
  const start = await client.begin({ acr_values: 'mfa', screen_hint: 'signup' });
  const fields = { first_name: 'Ada', last_name: 'Byron', email, password: PASSWORD };
  const page = await client.submit(start, 'sign-up', fields);
  return { client, email, page, secret: secretOn(page) };
}

const secretOn = ({ body }: Page) => /<code dir="ltr">([A-Z2-7 ]+)<\/code>/.exec(body)?.[1]?.replaceAll(' ', '') ?? '';
const recoveryOn = ({ body }: Page) =>
  [...body.matchAll(/<code dir="ltr">([A-Z2-7-]+)<\/code>/g)].map(([, code]) => code ?? '');

/** The code of an app at a step of time from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_S * 1000 });
/** Returns six digits that aren't a valid code now. */
function wrongCode(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
}

const claimsOf = async (client: WebClient, callback: Page) => {
  const { body } = await client.exchange(callback);
  return { access: decodeJwt(body.access_token), id: decodeJwt(body.id_token), refresh_token: body.refresh_token };
};

/** Has a second factor set up. */
async function setUp() {
  const { client, email, page, secret } = await newPerson();
  const code = codeOf(secret);
  const shown = await client.submit(page, 'set-up', { code });
  const codes = recoveryOn(shown);
  const callback = await client.submit(shown, 'done', {});
  return { client, email, secret, code, codes, callback };
}

test('[T-27] a person who is asked for a second factor sets it up, and the tokens say so', async () => {
  const { client, page, secret } = await newPerson();
  expect(page.url).toMatch(/second-factor$/);
  expect(secret).toHaveLength(32);
  expect(page.body).toContain('data:image/svg+xml');
  // It counts only once a code was right.
  expect((await client.submit(page, 'set-up', { code: wrongCode(secret) })).status).toBe(401);
  const again = await client.begin({ acr_values: 'mfa' });
  expect(again.body).not.toContain('second-factor"');
  const shown = await client.submit(page, 'set-up', { code: codeOf(secret) });
  expect(recoveryOn(shown)).toHaveLength(8);
  const callback = await client.submit(shown, 'done', {});
  expect(callback.url).toContain(CALLBACK);
  const { access, id, refresh_token } = await claimsOf(client, callback);
  const now = Date.now() / 1000;
  expect(access).toMatchObject({ acr: 'mfa', amr: ['pwd', 'otp', 'mfa'] });
  expect(Math.abs(Number(access['auth_time']) - now)).toBeLessThan(60);
  expect(id).toMatchObject({ acr: 'mfa', amr: ['pwd', 'otp', 'mfa'] });
  // The renewed token tells of the same sign-in.
  const renewed = decodeJwt((await client.refresh(refresh_token)).body.access_token);
  expect(renewed).toMatchObject({ acr: 'mfa', auth_time: access['auth_time'] });
});

test('[T-27] a sign-in that nobody asks a second factor of stays as it was, and its token says how it was', async () => {
  const client = new WebClient(identity);
  const tokens = await client.signIn();
  const claims = decodeJwt(tokens.access_token);
  expect(claims).toMatchObject({ amr: ['pwd'] });
  expect(claims['acr']).toBeUndefined();
});

test('[T-27] a session that lacks only the second factor is asked for that alone, and its sign-in is as old as it is', async () => {
  const { email, secret } = await setUp();
  const client = new WebClient(identity);
  const first = await client.signIn(email, PASSWORD);
  const page = await client.begin({ acr_values: 'mfa' });
  expect(page.body).toContain('id="second-factor"');
  const callback = await client.submit(page, 'second-factor', { code: codeOf(secret, 1) });
  const { access } = await claimsOf(client, callback);
  expect(access).toMatchObject({ acr: 'mfa', auth_time: decodeJwt(first.access_token)['auth_time'] });
  // From now on this session is good enough, unless the client wants a new one.
  expect((await client.begin({ acr_values: 'mfa' })).url).toContain(CALLBACK);
  expect((await client.begin({ acr_values: 'mfa', prompt: 'login' })).body).toContain('id="sign-in"');
});

test('[T-27] a code counts once, also for two at the same moment, and wrong ones are refused', async () => {
  const { client, email, secret, code: taken } = await setUp();
  const ask = () => client.begin({ acr_values: 'mfa', prompt: 'login' });
  const toCode = async () => client.submit(await ask(), 'sign-in', { email, password: PASSWORD });
  const page = await toCode();
  expect((await client.submit(page, 'second-factor', { code: taken })).status).toBe(401);
  expect((await client.submit(page, 'second-factor', { code: wrongCode(secret) })).status).toBe(401);
  const other = new WebClient(identity);
  const start = await other.begin({ acr_values: 'mfa' });
  const otherPage = await other.submit(start, 'sign-in', { email, password: PASSWORD });
  const code = codeOf(secret, 1);
  const both = await Promise.all([
    client.submit(page, 'second-factor', { code }),
    other.submit(otherPage, 'second-factor', { code }),
  ]);
  expect(both.filter(({ url }) => url.startsWith(CALLBACK))).toHaveLength(1);
});

test('[T-27] each recovery code gets in once', async () => {
  const { email, codes } = await setUp();
  const [code = ''] = codes;
  const enter = async () => {
    const client = new WebClient(identity);
    const page = await client.submit(await client.begin({ acr_values: 'mfa' }), 'sign-in', {
      email,
      password: PASSWORD,
    });
    return client.submit(page, 'second-factor', { code: code.toLowerCase().replaceAll('-', ' ') });
  };
  expect((await enter()).url).toContain(CALLBACK);
  expect((await enter()).status).toBe(401);
});

test('[T-27] without the first step there is no second one', async () => {
  const client = new WebClient(identity);
  const page = await client.begin({ acr_values: 'mfa' });
  const jumped = await client.browser.open(page.url.replace(/sign-in$/, 'second-factor'), '/');
  expect(jumped.body).toContain('id="sign-in"');
});

test('[T-107] a lost second factor is removed with its codes and sessions, and the next sign-in sets up a new one', async () => {
  const [lost, other] = [await setUp(), await setUp()];
  const pool = new pg.Pool({ connectionString: identity.database_url });
  const query = async (text: string, values: unknown[]) => pool.query<object>(text, values);
  expect(await removeSecondFactor({ query }, 'nobody@people.test')).toBeNull();
  expect(await removeSecondFactor({ query }, lost.email.toUpperCase())).toMatch(/^user_/);
  expect(await removeSecondFactor({ query }, lost.email)).toBeNull();
  await pool.end();
  // The session that says a second factor was used is over, the other person's goes on.
  expect((await other.client.begin({ acr_values: 'mfa' })).url).toContain(CALLBACK);
  const start = await lost.client.begin({ acr_values: 'mfa' });
  expect(start.body).toContain('id="sign-in"');
  const page = await lost.client.submit(start, 'sign-in', { email: lost.email, password: PASSWORD });
  expect(page.body).toContain('id="set-up"');
  const secret = secretOn(page);
  expect(secret).not.toBe(lost.secret);
  const shown = await lost.client.submit(page, 'set-up', { code: codeOf(secret) });
  expect(recoveryOn(shown)).toHaveLength(8);
  expect(recoveryOn(shown)).not.toContain(lost.codes[0]);
});

test('[T-27] the database holds the recovery codes only as hashes', async () => {
  const { email, codes } = await setUp();
  const client = new pg.Client(identity.database_url);
  await client.connect();
  const { rows } = await client.query<{ recovery_digests: string[] }>(
    'select recovery_digests from identity.authenticator join identity.account on id = account_id where email = $1',
    [email],
  );
  await client.end();
  expect(rows[0]?.recovery_digests).toHaveLength(8);
  expect(codes.some((code) => JSON.stringify(rows).includes(code.replaceAll('-', '')))).toBe(false);
});
