import { expect, test } from 'vitest';
import { useIdentity, WEB_ORIGIN, WebClient } from './testing/test-identity.ts';

const identity = useIdentity();

/** Posts to the sign-in form of an open interaction with what a hostile page or client may change. */
async function postSignIn(body: string, headers: Record<string, string> = {}) {
  const client = new WebClient(identity);
  const page = await client.begin();
  return client.browser.open(page.url, WEB_ORIGIN, {
    method: 'POST',
    body,
    headers: { origin: identity.issuer, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

const CREDENTIALS = 'email=mentor%40demo.test&password=study-abroad';

test.each(['https://evil.example', 'null', WEB_ORIGIN])('a form sent by %s signs no one in', async (origin) => {
  const answer = await postSignIn(CREDENTIALS, { origin });
  expect(answer.status).toBe(403);
  expect(answer.body).toContain('sent from another site');
});

test.each([
  ['U+0000 in the address', 'email=a%00%40demo.test&password=x'],
  ['U+0000 in a name', 'email=a%40demo.test&password=x&__proto__%00=1'],
  ['half of a surrogate pair', 'email=a%40demo.test&password=%ED%A0%80'],
  ['bytes that are no UTF-8', 'email=%FF%40demo.test&password=x'],
  ['no fields', ''],
  ['an address of 255 characters', `email=${'a'.repeat(245)}%40demo.test&password=x`],
  ['a password of 201 characters', `email=a%40demo.test&password=${'x'.repeat(201)}`],
])('%s is answered with 400', async (_title, body) => {
  expect((await postSignIn(body)).status).toBe(400);
});

test('more than 16 KiB and other content types are refused', async () => {
  expect((await postSignIn(`email=${'a'.repeat(20_000)}`)).status).toBe(413);
  expect((await postSignIn('{}', { 'content-type': 'application/json' })).status).toBe(415);
});

test('an interaction belongs to the browser that began it', async () => {
  const { url } = await new WebClient(identity).begin();
  const stranger = await fetch(url);
  expect(stranger.status).toBe(400);
  const body = await stranger.text();
  expect(body).toContain('This sign-in has expired');
  expect(body).toContain(`href="${WEB_ORIGIN}/"`);
});

test('a finished interaction is over', async () => {
  const client = new WebClient(identity);
  const page = await client.begin();
  const fields = { email: 'mentor@demo.test', password: 'study-abroad' };
  expect((await client.submit(page, 'sign-in', fields)).url).toContain('code=');
  const again = await client.submit(page, 'sign-in', fields);
  expect(again.status).toBe(400);
  expect(again.body).toContain('This sign-in has expired');
});

test.each(['/interaction/%00', '/interaction/x/upstream/evil', '/nothing', '/assets/fonts/../../package.json', '//x'])(
  '%s is refused without a fault',
  async (path) => {
    const answer = await fetch(`${identity.issuer}${path}`, { headers: { accept: 'text/html' } });
    expect([400, 404]).toContain(answer.status);
  },
);

test('U+0000 in a state, a code or a token is no fault of the server', async () => {
  const client = new WebClient(identity);
  expect((await client.begin({ state: 'a\0b' })).status).toBe(200);
  expect((await client.refresh('a\0b')).status).toBe(400);
  const callback = { url: 'http://x/?code=a%00b', status: 200, body: '' };
  expect((await client.exchange(callback)).status).toBe(400);
});

test('pages forbid scripts, frames and forms to anywhere else, and keep no copy', async () => {
  const client = new WebClient(identity);
  const first = await fetch(client.authorizationUrl(), { redirect: 'manual' });
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const location = first.headers.get('location') ?? '';
  const answer = await fetch(`${identity.issuer}${location}/sign-in`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
