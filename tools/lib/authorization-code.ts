import { createHash, randomBytes } from 'node:crypto';
import { Browserless } from './browserless.ts';
import type { Page } from './browserless.ts';

/** A public client of the identity provider, and its request. The code is read from the redirect itself. */
export type PublicClient = { id: string; redirectUri: string; scope: string };

/** Nothing listens at its address. */
const COMMAND_LINE: PublicClient = {
  id: 'command-line',
  redirectUri: 'http://127.0.0.1/callback',
  scope: 'openid profile email',
};

export type Person = { email: string; password: string; firstName: string; lastName: string };

export type TokenRequest = Person & { issuer: string; audience: string };

/** The answer of a token endpoint (RFC 6749, 5.1; OpenID Connect Core, 3.1.3.3); `expires_in` is in seconds. */
export type Tokens = {
  access_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
  id_token: string;
  /** If `offline_access` was requested. */
  refresh_token?: string;
};

/** Tokens, and the cookies by which the provider recognises the person. */
export type SignedIn = { tokens: Tokens; cookies: Browserless['cookies'] };

type Discovery = { authorization_endpoint: string; token_endpoint: string };

async function readJson<T>(response: Response, what: string): Promise<T> {
  if (!response.ok) {
    throw new Error(`${what} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  }
  return (await response.json()) as T;
}

/**
 * Signs in if the page asks for it, or up if signing in is refused or the provider shows the sign-up page. On the
 * page of development accounts, it chooses one of them.
 */
async function authenticate(browser: Browserless, firstPage: Page, person: Person, until: string): Promise<Page> {
  if (firstPage.url.startsWith(until)) {
    return firstPage;
  }
  if (firstPage.body.includes('id="sign-up"')) {
    return signUp(browser, firstPage, person, until);
  }
  const { email, password, firstName, lastName } = person;
  if (firstPage.body.includes('id="another"')) {
    return browser.submit(firstPage, 'another', { email, first_name: firstName, last_name: lastName }, until);
  }
  const signedIn = await browser.submit(firstPage, 'sign-in', { email, password }, until);
  if (signedIn.url.startsWith(until)) {
    return signedIn;
  }
  if (signedIn.status !== 401) {
    throw new Error(`the identity provider refused to sign ${email} in (status ${signedIn.status})`);
  }
  return signUp(browser, await browser.follow(signedIn, '/sign-up', until), person, until);
}

async function signUp(browser: Browserless, page: Page, person: Person, until: string): Promise<Page> {
  const { email, password, firstName, lastName } = person;
  const fields = { email, password, first_name: firstName, last_name: lastName };
  const signedUp = await browser.submit(page, 'sign-up', fields, until);
  if (signedUp.status === 409) {
    throw new Error(`${email} has an account with another password or another provider`);
  }
  if (!signedUp.url.startsWith(until)) {
    throw new Error(`the identity provider refused to sign ${email} up (status ${signedUp.status})`);
  }
  return signedUp;
}

function readCode(page: Page, state: string): string {
  const answer = new URL(page.url).searchParams;
  const code = answer.get('code');
  if (code === null || answer.get('state') !== state) {
    throw new Error(
      `no authorization code: ${answer.get('error_description') ?? answer.get('error') ?? 'wrong state'}`,
    );
  }
  return code;
}

/**
 * Gets tokens by the authorization code flow with PKCE (RFC 6749, 4.1; RFC 7636; RFC 8707) through the provider's own
 * pages. A person without an account is signed up first.
 * @param hints more parameters of the authorization request: `screen_hint: 'signup'` skips signing in, and
 * `upstream: 'google'` opens Google's development accounts, which have no password
 * @param browser a browser used before is recognised by its cookies, and needs no password
 * @throws Error with one line about the refusal
 */
export async function getTokens(
  request: TokenRequest,
  client: PublicClient,
  hints: Record<string, string> = {},
  browser = new Browserless(),
): Promise<SignedIn> {
  const { issuer, audience } = request;
  const discovered = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => {
    throw new Error(`the identity provider at ${issuer} does not answer`);
  });
  const discovery = await readJson<Discovery>(discovered, 'the identity provider');

  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const question = new URLSearchParams({
    client_id: client.id,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: client.scope,
    resource: audience,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...hints,
  });
  const address = `${discovery.authorization_endpoint}?${question.toString()}`;
  const firstPage = await browser.open(address, client.redirectUri);
  const callback = await authenticate(browser, firstPage, request, client.redirectUri);

  const exchanged = await fetch(discovery.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.id,
      redirect_uri: client.redirectUri,
      code: readCode(callback, state),
      code_verifier: verifier,
      resource: audience,
    }),
  });
  return { tokens: await readJson<Tokens>(exchanged, 'the token endpoint'), cookies: browser.cookies };
}

/**
 * Gets an access token for the command line, as `getTokens` does.
 * @throws Error with one line about the refusal
 */
export async function getAccessToken(request: TokenRequest): Promise<string> {
  const { tokens } = await getTokens(request, COMMAND_LINE);
  return tokens.access_token;
}
