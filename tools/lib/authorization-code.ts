import { createHash, randomBytes } from 'node:crypto';
import { Browserless } from './browserless.ts';
import type { Page } from './browserless.ts';

const CLIENT_ID = 'command-line';
/** Nothing listens there: the code is read from the redirect itself. */
const REDIRECT_URI = 'http://127.0.0.1/callback';

export type Person = { email: string; password: string; firstName: string; lastName: string };

export type TokenRequest = Person & { issuer: string; audience: string };

type Discovery = { authorization_endpoint: string; token_endpoint: string };

async function readJson<T>(response: Response, what: string): Promise<T> {
  if (!response.ok) {
    throw new Error(`${what} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  }
  return (await response.json()) as T;
}

function hasArrived(page: Page): boolean {
  return page.url.startsWith(REDIRECT_URI);
}

/** Signs in, or signs up where that is refused. */
async function authenticate(browser: Browserless, signInPage: Page, person: Person): Promise<Page> {
  const { email, password } = person;
  const signedIn = await browser.submit(signInPage, 'sign-in', { email, password }, REDIRECT_URI);
  if (hasArrived(signedIn)) {
    return signedIn;
  }
  if (signedIn.status !== 401) {
    throw new Error(`the identity provider refused to sign ${email} in (status ${signedIn.status})`);
  }
  const signUpPage = await browser.follow(signedIn, '/sign-up', REDIRECT_URI);
  const names = { first_name: person.firstName, last_name: person.lastName };
  const signedUp = await browser.submit(signUpPage, 'sign-up', { email, password, ...names }, REDIRECT_URI);
  if (signedUp.status === 409) {
    throw new Error(`${email} has an account with another password or another provider`);
  }
  if (!hasArrived(signedUp)) {
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
 * Gets an access token by the authorization code flow with PKCE (RFC 6749, 4.1; RFC 7636; RFC 8707) through the
 * provider's own pages. Somebody without an account is signed up first.
 * @throws Error with one line that says what was refused
 */
export async function getAccessToken(request: TokenRequest): Promise<string> {
  const { issuer, audience } = request;
  const discovered = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => {
    throw new Error(`the identity provider at ${issuer} does not answer`);
  });
  const discovery = await readJson<Discovery>(discovered, 'the identity provider');

  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const question = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid profile email',
    resource: audience,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const browser = new Browserless();
  const signInPage = await browser.open(`${discovery.authorization_endpoint}?${question.toString()}`, REDIRECT_URI);
  const callback = await authenticate(browser, signInPage, request);

  const exchanged = await fetch(discovery.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      redirect_uri: REDIRECT_URI,
      code: readCode(callback, state),
      code_verifier: verifier,
      resource: audience,
    }),
  });
  const tokens = await readJson<{ access_token: string }>(exchanged, 'the token endpoint');
  return tokens.access_token;
}
