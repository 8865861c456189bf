import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGithub } from './testing/outside-github.ts';
import { startOutsideProvider } from './testing/outside-provider.ts';
import type { OutsidePerson } from './testing/outside-provider.ts';
import { startTestIdentity, WEB_ORIGIN } from './testing/test-identity.ts';
import type { TestIdentity } from './testing/test-identity.ts';
import { WebClient } from './testing/web-client.ts';

type Page = Awaited<ReturnType<WebClient['begin']>>;

let google: Awaited<ReturnType<typeof startOutsideProvider>>;
let microsoft: Awaited<ReturnType<typeof startOutsideProvider>>;
let github: Awaited<ReturnType<typeof startGithub>>;
let identity: TestIdentity;

beforeAll(async () => {
  [google, microsoft, github] = await Promise.all([startOutsideProvider(), startOutsideProvider(), startGithub()]);
  const { settings } = github;
  identity = await startTestIdentity({ google, microsoft, github: settings });
  await google.register(`${identity.issuer}/upstream/google/callback`);
  await microsoft.register(`${identity.issuer}/upstream/microsoft/callback`);
});

afterAll(async () => {
  await identity.close();
  await Promise.all([google.close(), microsoft.close(), github.close()]);
  expect(identity.problems).toEqual([]);
});

/** Signs in by an outside provider, in a browser of its own, up to where that ends. */
const begin = (upstream: string, client = new WebClient(identity.issuer)) => client.begin({ upstream });

async function claimsBy(upstream: string) {
  const client = new WebClient(identity.issuer);
  const callback = await begin(upstream, client);
  const { body } = await client.exchange(callback);
  return JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
}

let number = 0;
/** A person with a new, verified address. */
function somebody(changes: Partial<OutsidePerson> = {}): OutsidePerson & { email: string } {
  const email = `person-${(number += 1)}@example.test`;
  return {
    sub: `outside-${number}`,
    email_verified: true,
    given_name: 'Zofia',
    ...changes,
    email: changes.email ?? email,
  };
}

const expectCard = (page: Page, status: number, words: string) => {
  expect(page.status).toBe(status);
  expect(page.body).toContain(words);
  expect(page.body).toContain('Use email and password');
  expect(page.body).toContain('Cancel');
};

test('[B-06] Google signs a user in by the real protocol, and it is the same person the next time', async () => {
  google.signsIn(somebody({ email: 'zofia@example.test', name: 'Zofia Wójcik' }));
  const first = await claimsBy('google');
  expect(first).toMatchObject({ email: 'zofia@example.test', email_verified: true, given_name: 'Zofia' });
  expect(first.sub).toMatch(/^user_[0-9a-f]{32}$/);
  expect((await claimsBy('google')).sub).toBe(first.sub);
});

test('the person stays the same when the address at the provider changes', async () => {
  const person = somebody();
  google.signsIn(person);
  const first = await claimsBy('google');
  google.signsIn({ ...person, email: 'renamed@example.test' });
  expect((await claimsBy('google')).sub).toBe(first.sub);
});

test('[B-06] GitHub signs in by OAuth and its API, which names a primary address', async () => {
  github.signsIn({
    user: { id: 42, login: 'ananya', name: 'Ananya R Iyer' },
    emails: [
      { email: 'other@example.test', primary: false, verified: true },
      { email: 'ananya@example.test', primary: true, verified: true },
    ],
  });
  expect(await claimsBy('github')).toMatchObject({
    email: 'ananya@example.test',
    given_name: 'Ananya',
    family_name: 'R Iyer',
  });
});

test('[N-07] invisible characters are removed from names of an outside provider', async () => {
  google.signsIn({ ...somebody(), given_name: 'Zof\u202Eia\u0007', family_name: '\u200B', name: 'Zofia Wójcik' });
  expect(await claimsBy('google')).toMatchObject({ given_name: 'Zofia', family_name: 'Wójcik' });
});

test('a verified address leads to the account that another provider has verified', async () => {
  const person = somebody();
  google.signsIn(person);
  const byGoogle = await claimsBy('google');
  const emails = [{ email: person.email.toUpperCase(), primary: true, verified: true }];
  github.signsIn({ user: { id: 1001, login: 'same', name: null }, emails });
  expect((await claimsBy('github')).sub).toBe(byGoogle.sub);
});

test('an address that is not verified opens no account and creates none', async () => {
  const person = somebody();
  google.signsIn(person);
  await claimsBy('google');
  github.signsIn({
    user: { id: 1002, login: 'thief', name: 'T' },
    emails: [{ email: person.email, primary: true, verified: false }],
  });
  expectCard(await begin('github'), 409, 'GitHub hasn’t verified your email address.');
  google.signsIn(somebody({ email_verified: false }));
  expectCard(await begin('google'), 409, 'Google hasn’t verified your email address.');
});

test('Microsoft’s address counts only where its domain was proven', async () => {
  const { email_verified: _, ...person } = somebody();
  microsoft.signsIn(person);
  expectCard(await begin('microsoft'), 409, 'Microsoft hasn’t verified');
  microsoft.signsIn({ ...person, xms_edov: true } as OutsidePerson);
  expect(await claimsBy('microsoft')).toMatchObject({ email: person.email });
});

test('an address, verified or not, does not open an account with a password', async () => {
  google.signsIn(somebody({ email: 'Mentor@demo.test' }));
  expectCard(await begin('google'), 409, 'Mentor@demo.test already has an account with another sign-in method.');
});

test('an address that has a new owner at the same provider does not open the former owner’s account', async () => {
  const person = somebody();
  google.signsIn(person);
  await claimsBy('google');
  google.signsIn({ ...person, sub: 'the-next-holder' });
  expectCard(await begin('google'), 409, 'already has an account');
});

test.each([1, 2, 3])('eight sign-ins of a new user at once create one account: round %d', async () => {
  google.signsIn(somebody());
  const subjects = await Promise.all(Array.from({ length: 8 }, () => claimsBy('google').then((claims) => claims.sub)));
  expect(new Set(subjects).size).toBe(1);
});

test('refused access is shown on the card, with a way on', async () => {
  google.signsIn(null);
  const client = new WebClient(identity.issuer);
  const denied = await begin('google', client);
  expectCard(denied, 403, 'Google didn’t sign you in because you didn’t allow access.');
  google.signsIn(somebody());
  expect((await client.browser.follow(denied, '/upstream/google', WEB_ORIGIN)).url).toContain('code=');
});

test('[X-15] going back tells the web application access_denied', async () => {
  google.signsIn(null);
  const client = new WebClient(identity.issuer);
  const back = await client.browser.follow(await begin('google', client), '/cancel', WEB_ORIGIN);
  expect(back.url.startsWith(WEB_ORIGIN)).toBe(true);
  expect(new URL(back.url).searchParams.get('error')).toBe('access_denied');
});

/** Goes to the provider and stops at its answer, before ours takes it. */
async function stopAtAnswer(client: WebClient): Promise<string> {
  google.signsIn(somebody());
  const answer = `${identity.issuer}/upstream/google/callback`;
  const page = await client.browser.open(client.authorizationUrl({ upstream: 'google' }), answer);
  expect(page.url.startsWith(answer)).toBe(true);
  return page.url;
}

test('an answer is taken once', async () => {
  const client = new WebClient(identity.issuer);
  const answer = await stopAtAnswer(client);
  expect((await client.browser.open(answer, WEB_ORIGIN)).url).toContain('code=');
  const again = await client.browser.open(answer, WEB_ORIGIN);
  expect(again.status).toBe(400);
  expect(again.body).toContain('This sign-in has expired');
});

test('an answer that was used while its sign-in is still open is said to be', async () => {
  const client = new WebClient(identity.issuer);
  const answer = await stopAtAnswer(client);
  const spoiled = new URL(answer);
  spoiled.searchParams.set('code', 'made up');
  expectCard(await client.browser.open(spoiled.href, WEB_ORIGIN), 502, 'There was an issue with Google.');
  expectCard(await client.browser.open(answer, WEB_ORIGIN), 400, 'This sign-in has already been used');
});

test('the response to another user’s sign-in signs no one in', async () => {
  const [one, other] = [new WebClient(identity.issuer), new WebClient(identity.issuer)];
  const [, answer] = [await stopAtAnswer(one), await stopAtAnswer(other)];
  const swapped = await one.browser.open(answer, WEB_ORIGIN);
  expect(swapped.status).toBe(400);
  expect(swapped.body).toContain('This sign-in has expired');
  expect(swapped.url.startsWith(WEB_ORIGIN)).toBe(false);
});

test('a state in another’s interaction is said on the card', async () => {
  const [one, other] = [new WebClient(identity.issuer), new WebClient(identity.issuer)];
  const mine = await one.begin();
  const answer = new URL(await stopAtAnswer(other));
  const address = `${mine.url.replace('/sign-in', '/upstream/google/callback')}${answer.search}`;
  expectCard(await one.browser.open(address, WEB_ORIGIN), 400, 'belongs to another one');
});

test.each([
  '',
  '?state=',
  '?state=made-up&code=x',
  `?state=${'a'.repeat(43)}&code=x`,
  '?state=%00',
  '?code=x&state[]=y',
])('a response %j without a pending sign-in is refused', async (search) => {
  const response = await fetch(`${identity.issuer}/upstream/google/callback${search}`);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This sign-in has expired');
});

test('the development accounts of a provider are gone where it is configured', async () => {
  const client = new WebClient(identity.issuer);
  const page = await client.begin();
  const answer = await client.browser.open(page.url.replace('/sign-in', '/upstream/google'), WEB_ORIGIN, {
    method: 'POST',
    body: new URLSearchParams({ email: 'zofia@google.test', first_name: 'Z', last_name: 'W' }),
    headers: { origin: identity.issuer },
  });
  expect(answer.status).toBe(404);
});

test('a provider that does not answer is said on the card', async () => {
  const { credentials } = google;
  const other = await startTestIdentity({ google: { issuer: 'http://127.0.0.1:1', credentials } });
  const page = await new WebClient(other.issuer).begin({ upstream: 'google' });
  expectCard(page, 502, 'We can’t reach Google right now.');
  await other.close();
});
