import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { ensureSchema } from './database.ts';
import { useIdentity, WEB_ORIGIN, WebClient } from './testing/test-identity.ts';

const identity = useIdentity();

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

async function withPool<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: identity.database_url });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Changes what the provider keeps of every sign-in. */
const setAll = (change: string) => withPool((pool) => pool.query(`update identity.artifact set ${change}`));

test('a page that is left while it renews its session loses nothing: the next one renews it with the same token', async () => {
  const client = new WebClient(identity);
  const first = await client.signIn();
  const lost = await client.refresh(first.refresh_token);
  const second = await client.refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(second.body.refresh_token).not.toBe(lost.body.refresh_token);
  expect((await client.refresh(second.body.refresh_token)).status).toBe(200);
});

test('a refresh gives new tokens, and the old refresh token ends the family when it is used later', async () => {
  const client = new WebClient(identity);
  const first = await client.signIn();
  const second = await client.refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(second.body.refresh_token).not.toBe(first.refresh_token);
  expect(second.body.access_token).not.toBe(first.access_token);

  await setAll(`consumed_at = consumed_at - interval '11 s'`);
  expect(await client.refresh(first.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  // The token was copied, so the holder of the newer token has to sign in again too.
  expect(await client.refresh(second.body.refresh_token)).toMatchObject({ status: 400 });
});

test('a revoked refresh token is refused', async () => {
  const client = new WebClient(identity);
  const { refresh_token } = await client.signIn();
  const body = new URLSearchParams({ client_id: 'web', token: refresh_token, token_type_hint: 'refresh_token' });
  expect((await fetch(`${identity.issuer}/token/revocation`, { method: 'POST', body })).status).toBe(200);
  expect((await client.refresh(refresh_token)).status).toBe(400);
});

test('a signed-in person passes without a page, also by prompt=none, and others learn login_required', async () => {
  const client = new WebClient(identity);
  expect(new URL((await client.begin({ prompt: 'none' })).url).searchParams.get('error')).toBe('login_required');
  await client.signIn();
  expect((await client.begin()).url).toContain('code=');
  expect((await client.begin({ prompt: 'none' })).url).toContain('code=');
  expect((await client.begin({ prompt: 'consent', scope: 'openid offline_access' })).url).toContain('code=');
});

test('signing out ends the session and its refresh tokens, and leads back to the web', async () => {
  const client = new WebClient(identity);
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
  const client = new WebClient(identity);
  await client.signIn();
  const page = await client.browser.open(signOutUrl(null), WEB_ORIGIN);
  expect(page.body).toContain('Do you want to sign out');
  expect(page.body).not.toContain('<script');
});

test('keys, sessions and refresh tokens remain after a restart, until they expire', async () => {
  const client = new WebClient(identity);
  const tokens = await client.signIn();
  const keyIds = await publishedKeyIds();
  expect(keyIds).toHaveLength(1);

  await identity.restart();
  expect(await publishedKeyIds()).toEqual(keyIds);
  expect((await client.begin({ prompt: 'none' })).url).toContain('code=');
  expect((await client.refresh(tokens.refresh_token)).status).toBe(200);

  await setAll('expires_at = now()');
  expect((await client.begin()).body).toContain('id="sign-in"');
  await setAll('expires_at = now()');
  await identity.restart();
  expect((await withPool((pool) => pool.query('select from identity.artifact'))).rowCount).toBe(0);
});

test('making the tables again, several at once, changes nothing', async () => {
  const { access_token } = await new WebClient(identity).signIn();
  await withPool((pool) => Promise.all([ensureSchema(pool), ensureSchema(pool), ensureSchema(pool)]));
  expect((await everywhere(access_token)).status).toBe(204);
});

/** Asks to end all sessions, as a page of the web application does. */
const everywhere = (token: string | null, method = 'POST') =>
  fetch(`${identity.issuer}/sign-out-everywhere`, {
    method,
    headers: { origin: WEB_ORIGIN, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  });

test('signing out everywhere ends the sessions and refresh tokens of all devices of that person alone', async () => {
  const [laptop, phone, other] = Array.from({ length: 3 }, () => new WebClient(identity));
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
  const { access_token, id_token } = await new WebClient(identity).signIn();
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
