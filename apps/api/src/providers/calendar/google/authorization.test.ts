import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree } from '../../../testing/google/agree.ts';
import { googleScene, problemOf, REDIRECT_URI, type GoogleScene } from '../../../testing/google/google-scene.ts';

let scene: GoogleScene;
beforeAll(async () => {
  scene = await googleScene();
});
afterAll(() => scene.google.close());

test('[C-04] Google is asked for the permissions that sessions need, for offline use, and with PKCE', () => {
  const url = scene.provider.authorizationUrl({ state: 's', code_challenge: 'c', redirect_uri: REDIRECT_URI });
  expect(url.startsWith(`${scene.google.url}/o/oauth2/v2/auth?`)).toBe(true);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    client_id: scene.google.world.client_id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope:
      'openid email https://www.googleapis.com/auth/calendar.calendarlist.readonly https://www.googleapis.com/auth/calendar.events',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
    access_type: 'offline',
    include_granted_scopes: 'true',
    prompt: 'select_account consent',
  });
});

test('[C-04] [E-06] a code gives access, and says whose account it is', async () => {
  const granted = await scene.provider.exchange(await scene.signIn());
  expect(granted).toMatchObject({ account_id: scene.ada.sub, email: 'ada@gmail.test' });
  expect(scene.provider.isEnough(granted.scopes)).toBe(true);
  expect(granted.credentials.expires_at).toBeGreaterThan(scene.clock.now + 3_500_000);
});

test.each(['calendar.events', 'calendar.calendarlist.readonly'])(
  '[C-04] a person who unticks %s gave too little, and that is seen',
  async (without) => {
    const granted = await scene.provider.exchange(await scene.signIn({ without }));
    expect(scene.provider.isEnough(granted.scopes)).toBe(false);
  },
);

test('[C-04] a code can be used once, and only with the verifier of its request', async () => {
  const answer = await scene.signIn();
  await scene.provider.exchange(answer);
  expect(await problemOf(scene.provider.exchange(answer))).toBe('signed_out');
  const other = { ...(await scene.signIn()), code_verifier: 'another-verifier-than-the-one-that-was-hashed-before' };
  expect(await problemOf(scene.provider.exchange(other))).toBe('signed_out');
  const elsewhere = { ...(await scene.signIn()), redirect_uri: 'https://evil.test/callback' };
  expect(await problemOf(scene.provider.exchange(elsewhere))).toBe('signed_out');
});

test('[C-04] Google refuses its page for another client, another redirect URL, or without PKCE', async () => {
  const url = scene.provider.authorizationUrl({
    state: 's',
    code_challenge: 'c'.repeat(43),
    redirect_uri: REDIRECT_URI,
  });
  for (const name of ['client_id', 'redirect_uri', 'code_challenge']) {
    const changed = new URL(url);
    changed.searchParams.set(name, 'other');
    await expect(agree(changed.href, { account: 'ada@gmail.test' })).rejects.toThrow(/Error 40[01]/);
  }
});

test('[C-04] an answer that is none, or a client that Google does not know, gives no access', async () => {
  const { world } = scene.google;
  const answer = await scene.signIn();
  const real = world.client_id;
  world.faults.set('/token', 'babbles');
  expect(await problemOf(scene.provider.exchange(answer))).toBe('unreadable');
  world.faults.clear();
  world.client_id = 'another-client';
  expect(await problemOf(scene.provider.exchange(answer))).toBe('refused');
  world.client_id = real;
});

test('[C-04] an identity token that is for another client is not believed', async () => {
  const { world } = scene.google;
  world.audience = 'another-client';
  expect(await problemOf(scene.provider.exchange(await scene.signIn()))).toBe('unreadable');
  world.audience = null;
});
