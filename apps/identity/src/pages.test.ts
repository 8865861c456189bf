import { expect, test } from 'vitest';
import { useIdentity, WEB_ORIGIN, WebClient } from './testing/test-identity.ts';

const identity = useIdentity();

const newClient = () => new WebClient(identity);

const newcomer = { first_name: 'Ngọc', last_name: 'Đặng', email: 'ngoc@example.test', password: 'long enough' };

test('the sign-in page names the three demo accounts, and a click signs in', async () => {
  const client = newClient();
  const page = await client.begin();
  for (const email of ['mentor@demo.test', 'prospect@demo.test', 'both@demo.test']) {
    expect(page.body).toContain(`value="${email}"`);
  }
  expect(page.body).toContain('study-abroad');
  expect(page.body).not.toContain('<script');
});

test('login_hint fills the address in, escaped', async () => {
  const page = await newClient().begin({ login_hint: '"><script>alert(1)</script>@example.test' });
  expect(page.body).toContain('&quot;&gt;&lt;script&gt;');
  expect(page.body).not.toContain('<script');
});

test('a wrong password and an unknown address get the same answer', async () => {
  const client = newClient();
  const page = await client.begin();
  const wrong = await client.submit(page, 'sign-in', { email: 'mentor@demo.test', password: 'not-it-at-all' });
  const unknown = await client.submit(page, 'sign-in', { email: 'nobody@demo.test', password: 'not-it-at-all' });
  for (const answer of [wrong, unknown]) {
    expect(answer.status).toBe(401);
    expect(answer.body).toContain('That email and password don’t match an account.');
  }
  expect(wrong.body).toContain('value="mentor@demo.test"');
  expect(wrong.body).not.toContain('not-it-at-all');
});

test('screen_hint=signup opens the sign-up page, and the pages lead to each other', async () => {
  const client = newClient();
  const signUp = await client.begin({ screen_hint: 'signup' });
  expect(signUp.body).toContain('Create your account');
  const signIn = await client.follow(signUp, '/sign-in');
  expect(signIn.body).toContain('<form id="sign-in"');
  const again = await client.follow(signIn, '/sign-up');
  expect((await client.submit(again, 'sign-up', newcomer)).url).toContain('code=');
});

test('[N-07] a name in which nothing can be seen is none, and one with hidden characters is refused', async () => {
  const client = newClient();
  const page = await client.begin({ screen_hint: 'signup' });
  const unseen = await client.submit(page, 'sign-up', { ...newcomer, first_name: '\u200B\u3164', last_name: '\u0301' });
  expect([unseen.status, unseen.body]).toEqual([400, expect.stringContaining('First name is required')]);
  expect(unseen.body).toContain('Last name is required');
  const again = await client.begin({ screen_hint: 'signup' });
  const hidden = await client.submit(again, 'sign-up', {
    ...newcomer,
    first_name: 'Ng\u202Eọc',
    last_name: 'Đ\u0007ặng',
  });
  expect([hidden.status, hidden.body]).toEqual([
    400,
    expect.stringContaining('First name contains hidden characters. Delete it and type it again'),
  ]);
  expect(hidden.body).toContain('Last name contains hidden characters');
});

test('[B-13] errors are under their fields with a warning icon, and the input stays', async () => {
  const client = newClient();
  const page = await client.begin({ screen_hint: 'signup' });
  const fields = { first_name: '', last_name: 'x'.repeat(51), email: 'not an address', password: 'short' };
  const refused = await client.submit(page, 'sign-up', fields);
  expect(refused.status).toBe(400);
  const messages = {
    first_name: 'First name is required',
    last_name: 'Last name must be 50 characters or less',
    email: 'Enter an email address like name@example.com',
    password: 'Password must be 8 characters or more',
  };
  for (const [name, message] of Object.entries(messages)) {
    const field = new RegExp(`id="${name}"[^]*?id="${name}-error"[^]*?</p>`).exec(refused.body)?.[0] ?? '';
    expect(field).toContain(`aria-describedby="${name}-error`);
    expect(field).toContain('aria-invalid="true"');
    expect(field).toMatch(/<svg class="icon"/);
    expect(field).toContain(message);
  }
  expect(refused.body).toContain('value="not an address"');
  expect(refused.body).not.toContain('value="short"');
});

test('an address that is taken, in any case, is said to be, with a way to sign in', async () => {
  const client = newClient();
  const page = await client.begin({ screen_hint: 'signup' });
  const refused = await client.submit(page, 'sign-up', { ...newcomer, email: 'Mentor@Demo.test' });
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('That email address already has an account.');
  expect(refused.body).toContain('value="Ngọc"');
  const signIn = await client.follow(refused, 'email=Mentor%40Demo.test');
  expect(signIn.body).toContain('value="Mentor@Demo.test"');
});

test('eight sign-ups with one address at once make one account', async () => {
  const attempts = Array.from({ length: 8 }, async () => {
    const client = newClient();
    const page = await client.begin({ screen_hint: 'signup' });
    return client.submit(page, 'sign-up', { ...newcomer, email: 'rush@example.test' });
  });
  const answers = await Promise.all(attempts);
  expect(answers.filter((answer) => answer.url.includes('code='))).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
});

test('a signed-in user who asks to sign up gets the page, and can sign up as another user', async () => {
  const client = newClient();
  await client.signIn();
  const page = await client.begin({ screen_hint: 'signup' });
  const fields = { ...newcomer, email: 'second@example.test' };
  const switching = await client.submit(page, 'sign-up', fields);
  const xsrf = /name="xsrf" value="([\w-]+)"/.exec(switching.body)?.[1] ?? '';
  const confirmed = await client.browser.open(`${identity.issuer}/session/end/confirm`, WEB_ORIGIN, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(await client.claims(confirmed)).toMatchObject({ email: 'second@example.test' });
});

test.each([
  ['google', 'Google'],
  ['github', 'GitHub'],
  ['microsoft', 'Microsoft'],
])('upstream=%s opens its development accounts, which say that they are a stand-in', async (upstream, name) => {
  const page = await newClient().begin({ upstream });
  expect(page.body).toContain(`Development accounts for ${name}`);
  expect(page.body).toContain(`This is a stand-in for development, not ${name} itself.`);
  expect(page.body.match(/<button class="account">/g)).toHaveLength(3);
});

test('[X-15] going back tells the web application access_denied', async () => {
  const client = newClient();
  const back = await client.follow(await client.begin({ upstream: 'google' }), '/cancel');
  expect(back.url.startsWith(WEB_ORIGIN)).toBe(true);
  expect(new URL(back.url).searchParams.get('error')).toBe('access_denied');
});

test('an unknown upstream is the usual sign-in page', async () => {
  const page = await newClient().begin({ upstream: 'constructor' });
  expect(page.body).toContain('<form id="sign-in"');
});

test('another address needs names the first time, and is the same person the second time', async () => {
  const first = newClient();
  const page = await first.begin({ upstream: 'google' });
  const refused = await first.submit(page, 'another', { email: 'eva@example.test' });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('First name is required');
  const names = { first_name: 'Eva', last_name: 'Novák' };
  const made = await first.claims(await first.submit(page, 'another', { email: 'eva@example.test', ...names }));

  const second = newClient();
  const callback = await second.submit(await second.begin({ upstream: 'google' }), 'another', {
    email: 'EVA@example.test',
  });
  expect(await second.claims(callback)).toMatchObject({ sub: made['sub'], given_name: 'Eva', email_verified: true });
});

test('an account with a password or of another provider can’t be opened this way', async () => {
  const client = newClient();
  const fields = { email: 'mentor@demo.test', first_name: 'Not', last_name: 'Linh' };
  const refused = await client.submit(await client.begin({ upstream: 'github' }), 'another', fields);
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('mentor@demo.test has an account with another sign-in method.');
});
