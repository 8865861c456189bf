import { Pool } from 'pg';
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

async function publishedKeyIds(): Promise<string[]> {
  const response = await fetch(`${identity.issuer}/jwks`);
  const { keys } = (await response.json()) as { keys: { kid: string }[] };
  return keys.map((key) => key.kid);
}

function signOutUrl(idToken: string | null): string {
  const parameters = { client_id: 'web', post_logout_redirect_uri: `${WEB_ORIGIN}/`, state: 'bye' };
  const all = idToken === null ? parameters : { ...parameters, id_token_hint: idToken };
  return `${identity.issuer}/session/end?${new URLSearchParams(all).toString()}`;
}

/** Lets seconds pass since the tokens of all were exchanged. */
async function pass(seconds: number): Promise<void> {
  const pool = new Pool({ connectionString: identity.config.database_url });
  await pool.query('update identity.artifact set consumed_at = consumed_at - make_interval(secs => $1)', [seconds]);
  await pool.end();
}

test('a page that is left while it renews its session loses nothing: the next one renews it with the same token', async () => {
  const client = new WebClient(identity.issuer);
  const first = await client.signIn();
  const lost = await client.refresh(first.refresh_token);
  const second = await client.refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(second.body.refresh_token).not.toBe(lost.body.refresh_token);
  expect((await client.refresh(second.body.refresh_token)).status).toBe(200);
});

test('a refresh gives new tokens, and the old refresh token ends the family when it is used later', async () => {
  const client = new WebClient(identity.issuer);
  const first = await client.signIn();
  const second = await client.refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(second.body.refresh_token).not.toBe(first.refresh_token);
  expect(second.body.access_token).not.toBe(first.access_token);

  await pass(11);
  expect(await client.refresh(first.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  // The token was copied, so the holder of the newer token has to sign in again too.
  expect(await client.refresh(second.body.refresh_token)).toMatchObject({ status: 400 });
});

test('a revoked refresh token is refused', async () => {
  const client = new WebClient(identity.issuer);
  const { refresh_token } = await client.signIn();
  const body = new URLSearchParams({ client_id: 'web', token: refresh_token, token_type_hint: 'refresh_token' });
  expect((await fetch(`${identity.issuer}/token/revocation`, { method: 'POST', body })).status).toBe(200);
  expect((await client.refresh(refresh_token)).status).toBe(400);
});

test('a signed-in person passes without a page, also by prompt=none, and others learn login_required', async () => {
  const client = new WebClient(identity.issuer);
  expect(new URL((await client.begin({ prompt: 'none' })).url).searchParams.get('error')).toBe('login_required');
  await client.signIn();
  expect((await client.begin()).url).toContain('code=');
  expect((await client.begin({ prompt: 'none' })).url).toContain('code=');
  expect((await client.begin({ prompt: 'consent', scope: 'openid offline_access' })).url).toContain('code=');
});

test('signing out ends the session and its refresh tokens, and leads back to the web', async () => {
  const client = new WebClient(identity.issuer);
  const tokens = await client.signIn();
  const page = await client.browser.open(signOutUrl(tokens.id_token), WEB_ORIGIN);
  expect(page.body).toContain('.submit()');
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page.body)?.[1] ?? '';
  const left = await client.submit(page, 'op.logoutForm', { xsrf, logout: 'yes' });
  expect(left.url).toBe(`${WEB_ORIGIN}/?state=bye`);
  expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
  expect(new URL((await client.begin({ prompt: 'none' })).url).searchParams.get('error')).toBe('login_required');
});

test('a link without an ID token asks before it signs out', async () => {
  const client = new WebClient(identity.issuer);
  await client.signIn();
  const page = await client.browser.open(signOutUrl(null), WEB_ORIGIN);
  expect(page.body).toContain('Do you want to sign out');
  expect(page.body).not.toContain('<script');
});

test('keys, sessions and refresh tokens remain after a restart', async () => {
  const client = new WebClient(identity.issuer);
  const tokens = await client.signIn();
  const keyIds = await publishedKeyIds();
  expect(keyIds).toHaveLength(2);

  await identity.restart();

  expect(await publishedKeyIds()).toEqual(keyIds);
  expect((await client.begin({ prompt: 'none' })).url).toContain('code=');
  expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
});

/** Asks to end all sessions, as a page of the web application does. */
const everywhere = (token: string | null, method = 'POST') =>
  fetch(`${identity.issuer}/sign-out-everywhere`, {
    method,
    headers: { origin: WEB_ORIGIN, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  });

test('signing out everywhere ends the sessions and refresh tokens of all devices of that person alone', async () => {
  const [laptop, phone, other] = Array.from({ length: 3 }, () => new WebClient(identity.issuer));
  const [mine, alsoMine] = [await laptop?.signIn('both@demo.test'), await phone?.signIn('both@demo.test')];
  const theirs = await other?.signIn('prospect@demo.test');
  expect((await everywhere(mine?.access_token ?? '')).status).toBe(204);
  for (const [client, tokens] of [[laptop, mine] as const, [phone, alsoMine] as const]) {
    expect((await client?.refresh(tokens?.refresh_token ?? ''))?.status).toBe(400);
    const silent = await client?.begin({ prompt: 'none' });
    expect(new URL(silent?.url ?? '').searchParams.get('error')).toBe('login_required');
  }
  expect((await other?.refresh(theirs?.refresh_token ?? ''))?.status).toBe(200);
});

test('only a good access token of this provider signs out everywhere', async () => {
  const { access_token, id_token } = await new WebClient(identity.issuer).signIn();
  const [header, payload] = access_token.split('.');
  for (const token of [null, '', 'x', id_token, `${header}.${payload}.AAAA`]) {
    expect((await everywhere(token)).status).toBe(401);
  }
  expect((await everywhere(access_token, 'GET')).status).toBe(405);
});

test('the discovery document names the endpoint, and pages of the web application alone may read its answer', async () => {
  const discovery = await (await fetch(`${identity.issuer}/.well-known/openid-configuration`)).json();
  expect(discovery).toMatchObject({ sign_out_everywhere_endpoint: `${identity.issuer}/sign-out-everywhere` });
  const preflight = await everywhere(null, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(WEB_ORIGIN);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
});
