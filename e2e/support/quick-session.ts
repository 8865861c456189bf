import { setTimeout } from 'node:timers/promises';
import { test, type Page } from '@playwright/test';
import { createClient, type Client } from '@abroad/contract/client';
import { cookieNames } from '../../apps/web/app/lib/preferences.ts';
import { storagePrefix } from '../../apps/web/app/session/oidc/stored-session.ts';
import { getTokens, type SignedIn } from '../../tools/lib/authorization-code.ts';
import { Browserless } from '../../tools/lib/browserless.ts';
import { readIdentitySettings, type IdentitySettings } from '../../tools/lib/identity-settings.ts';
import type { Person } from './person.ts';

interface Options {
  /** Whether to make an account and a record first. */
  isNew: boolean;
  /** Whether the new account has a password, to sign in on the provider's pages later. */
  hasPassword?: boolean;
}

let known: Promise<IdentitySettings> | null = null;

/**
 * Hashing and checking a password is slow on purpose. So a person with an account signs in once in each worker, and each
 * test then gets its own tokens; if a test ends the provider's session, the next one signs in again. And
 * a new person has a development account of Google, which has no password.
 */
const browsers = new Map<string, Browserless>();

function browserOf({ email }: Person): Browserless {
  const browser = browsers.get(email) ?? new Browserless();
  browsers.set(email, browser);
  return browser;
}

/** As `fetch`; retries calls that the API refuses because it is overloaded. */
const patientFetch: typeof fetch = async (input, init) => {
  for (;;) {
    const answer = await fetch(input, init);
    if (answer.status !== 503) {
      return answer;
    }
    await setTimeout(500);
  }
};

/** The API, as the owner of this token, with a test's timeout: the machine may be busy. */
export const apiOf = (base_url: string, token: string | null): Client =>
  createClient({ base_url, token: () => token, fetch: patientFetch, timeout_ms: 120_000 });

/** Signs a person in over HTTP, by the same flow as a browser. */
async function signIn(person: Person, { isNew, hasPassword = false }: Options) {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const settings = await (known ??= readIdentitySettings(origin));
  const hint = hasPassword ? { screen_hint: 'signup' } : { upstream: 'google' };
  const signedIn = await getTokens(
    { ...settings, ...person, firstName: person.first_name, lastName: person.last_name },
    {
      id: settings.client_id,
      redirectUri: `${origin}/sign-in/sso-callback`,
      scope: 'openid profile email offline_access',
    },
    isNew ? hint : {},
    isNew ? new Browserless() : browserOf(person),
  );
  const client = apiOf(origin, signedIn.tokens.access_token);
  if (isNew) {
    const { first_name, last_name } = person;
    await client.createAuthenticatedUser({ body: { first_name, last_name } });
  }
  return { origin, settings, signedIn, client };
}

/**
 * Signs a person in without a page of the identity provider: the same flow over HTTP gives the tokens and the
 * provider's cookies, which the browser then keeps as after a real sign-in. No page of the product is opened.
 * @returns the API as that person
 */
export async function enter(page: Page, person: Person, options: Options): Promise<Client> {
  const { origin, settings, signedIn, client } = await signIn(person, options);
  await keep(page, origin, settings, signedIn);
  return client;
}

/** A new person who uses no page. @returns the API as that person */
export const enterWithoutPage = async (person: Person): Promise<Client> =>
  (await signIn(person, { isNew: true })).client;

/** Stores the session for the product and the provider, besides the browser's other data. */
async function keep(page: Page, origin: string, settings: IdentitySettings, { tokens, cookies }: SignedIn) {
  const { expires_in, ...stored } = tokens;
  const now = Math.floor(Date.now() / 1000);
  const user = { ...stored, profile: claimsOf(tokens.id_token), expires_at: now + expires_in };
  await atOrigin(page, origin);
  const zone = await page.evaluate(
    ([name, value]) => {
      localStorage.setItem(name, value);
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
    [`${storagePrefix}user:${settings.issuer}:${settings.client_id}`, JSON.stringify(user)] as const,
  );
  const place = { domain: new URL(origin).hostname, path: '/', secure: false, sameSite: 'Lax' as const, expires: -1 };
  await page
    .context()
    .addCookies([
      ...cookies.map((cookie) => Object.assign(cookie, { ...place, path: cookie.path, httpOnly: true })),
      { ...place, name: cookieNames.signedIn, value: '1', httpOnly: false },
      { ...place, name: cookieNames.detectedZone, value: encodeURIComponent(zone), httpOnly: false },
    ]);
}

/**
 * Makes sure that the page can reach the product's storage: a blank document of its origin is enough. Playwright's own
 * way opens another page for that each time, and empties the browser's cache.
 */
async function atOrigin(page: Page, origin: string): Promise<void> {
  if (new URL(page.url()).origin === origin) {
    return;
  }
  const blank = `${origin}/blank`;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(blank);
  await page.unroute(blank);
}

/** Returns the claims of an ID token (RFC 7519, 3): its middle part. */
function claimsOf(idToken: string): unknown {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}
