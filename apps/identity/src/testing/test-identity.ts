import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect } from 'vitest';
import { Browserless, type Page } from '../../../../tools/lib/browserless.ts';
import { freePort } from '../../../../tools/lib/ports.ts';
import { createEmptyDatabase } from '../../../embedded/src/testing/test-database.ts';
import { startIdentity } from '../start-identity.ts';

export const WEB_ORIGIN = 'http://localhost:4100';
export const CALLBACK = `${WEB_ORIGIN}/sign-in/sso-callback`;
/** Any page of the web; without the stroke it would be the start of other ports, too. */
const WEB = `${WEB_ORIGIN}/`;

type TestIdentity = { issuer: string; database_url: string; restart: () => Promise<void> };

/** The provider for the tests of a file, on a database of its own. It must report no problem. */
export function useIdentity(): TestIdentity {
  const identity = { restart: () => Promise.resolve() } as TestIdentity;
  const problems: string[] = [];
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    const database = await createEmptyDatabase();
    const port = await freePort();
    const issuer = `http://localhost:${port}`;
    const config = { port, issuer, web_origin: WEB_ORIGIN, database_url: database.url };
    const start = () => startIdentity({ ...config, password_cost: 2 ** 10 }, (message) => problems.push(message));
    let running = await start();
    close = async () => {
      await running.close();
      await database.drop();
    };
    const restart = async () => {
      await running.close();
      running = await start();
    };
    Object.assign(identity, { issuer, database_url: database.url, restart });
  });
  afterAll(async () => {
    await close();
    expect(problems).toEqual([]);
  });
  return identity;
}

export type Tokens = { access_token: string; refresh_token: string; id_token: string; expires_in: number };

type TokenAnswer = { status: number; body: Tokens & { error?: string } };

/** Does what the web application does, with a browser of its own. */
export class WebClient {
  readonly browser = new Browserless();
  readonly #issuer: string;
  readonly #verifier = randomBytes(32).toString('base64url');

  constructor({ issuer }: { issuer: string }) {
    this.#issuer = issuer;
  }

  /** The address that the web application sends a browser to; `undefined` takes a parameter away. */
  authorizationUrl(parameters: Record<string, string | undefined> = {}): string {
    const all = {
      client_id: 'web',
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'openid profile email',
      resource: 'urn:abroad-mentors:api',
      state: 'some-state',
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...parameters,
    };
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `${this.#issuer}/auth?${new URLSearchParams(given).toString()}`;
  }

  /** Goes to the provider; ends at its page, or back at the web application. */
  begin(parameters: Record<string, string | undefined> = {}): Promise<Page> {
    return this.browser.open(this.authorizationUrl(parameters), WEB);
  }

  submit(page: Page, formId: string, fields: Record<string, string>): Promise<Page> {
    return this.browser.submit(page, formId, fields, WEB);
  }

  /** Follows the link of a page whose address ends like this. */
  follow(page: Page, ending: string): Promise<Page> {
    return this.browser.follow(page, ending, WEB);
  }

  /** Signs a demo account in and returns its tokens. */
  async signIn(email = 'mentor@demo.test', password = 'study-abroad'): Promise<Tokens> {
    const callback = await this.submit(await this.begin(), 'sign-in', { email, password });
    return (await this.exchange(callback)).body;
  }

  exchange(callback: Page, parameters: Record<string, string> = {}): Promise<TokenAnswer> {
    const code = new URL(callback.url).searchParams.get('code') ?? '';
    const question = { redirect_uri: CALLBACK, code, code_verifier: this.#verifier, ...parameters };
    return this.#token({ grant_type: 'authorization_code', ...question });
  }

  /** The claims of the access token that a sign-in ends with. */
  async claims(callback: Page) {
    return decodeJwt((await this.exchange(callback)).body.access_token);
  }

  refresh(refreshToken: string): Promise<TokenAnswer> {
    return this.#token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async #token(parameters: Record<string, string>): Promise<TokenAnswer> {
    const response = await fetch(`${this.#issuer}/token`, {
      method: 'POST',
      headers: { origin: WEB_ORIGIN },
      body: new URLSearchParams({ client_id: 'web', ...parameters }),
    });
    return { status: response.status, body: (await response.json()) as TokenAnswer['body'] };
  }
}
