import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestIdentity, WEB_ORIGIN } from './testing/test-identity.ts';
import type { TestIdentity } from './testing/test-identity.ts';
import { WebClient } from './testing/web-client.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});

afterAll(async () => {
  await identity.close();
  expect(identity.problems).toEqual([]);
});

async function claimsOf(client: WebClient, callback: Awaited<ReturnType<WebClient['begin']>>) {
  const { body } = await client.exchange(callback);
  return JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
}

test.each([
  ['google', 'Google'],
  ['github', 'GitHub'],
  ['microsoft', 'Microsoft'],
])('upstream=%s opens its development accounts, which say that they are a stand-in', async (upstream, name) => {
  const page = await new WebClient(identity.issuer).begin({ upstream });
  expect(page.body).toContain(`Development accounts for ${name}`);
  expect(page.body).toContain(`This is a stand-in for development, not ${name} itself.`);
  expect(page.body.match(/<button class="account">/g)).toHaveLength(3);
});

test('[X-15] going back tells the web application access_denied', async () => {
  const client = new WebClient(identity.issuer);
  const back = await client.browser.follow(await client.begin({ upstream: 'google' }), '/cancel', WEB_ORIGIN);
  expect(back.url.startsWith(WEB_ORIGIN)).toBe(true);
  expect(new URL(back.url).searchParams.get('error')).toBe('access_denied');
});

test('an unknown upstream is the usual sign-in page', async () => {
  const page = await new WebClient(identity.issuer).begin({ upstream: 'constructor' });
  expect(page.body).toContain('<form id="sign-in"');
});

test('another address needs names the first time, and is the same person the second time', async () => {
  const first = new WebClient(identity.issuer);
  const page = await first.begin({ upstream: 'google' });
  const refused = await first.submit(page, 'another', { email: 'eva@example.test' });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('First name is required');
  const names = { first_name: 'Eva', last_name: 'Novák' };
  const made = await claimsOf(first, await first.submit(page, 'another', { email: 'eva@example.test', ...names }));

  const second = new WebClient(identity.issuer);
  const callback = await second.submit(await second.begin({ upstream: 'google' }), 'another', {
    email: 'EVA@example.test',
  });
  expect(await claimsOf(second, callback)).toMatchObject({ sub: made.sub, given_name: 'Eva', email_verified: true });
});

test('an account with a password or of another provider can’t be opened this way', async () => {
  const client = new WebClient(identity.issuer);
  const fields = { email: 'mentor@demo.test', first_name: 'Not', last_name: 'Linh' };
  const refused = await client.submit(await client.begin({ upstream: 'github' }), 'another', fields);
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('mentor@demo.test has an account with another sign-in method.');
});
