import { readableName } from '@abroad/contract/readable-text';

/** An outside provider's facts about the person who signed in there. */
export type UpstreamPerson = {
  /** The provider's own id of the person. Unlike an address, it is never given to another person. */
  subject: string;
  email: string | null;
  /** Whether the provider knows that the address is theirs. */
  email_verified: boolean;
  given_name: string;
  family_name: string;
};

export type AuthorizationQuestion = {
  redirect_uri: string;
  state: string;
  nonce: string;
  /** The PKCE verifier (RFC 7636); only its digest leaves with the question. */
  verifier: string;
};

/** An outside identity provider that people are really sent to. */
export type UpstreamProvider = {
  /** Returns the address to which the browser is sent. */
  authorizationUrl: (question: AuthorizationQuestion) => Promise<string>;
  /**
   * Exchanges the code of the answer for the person.
   * @throws Error when the provider does not answer, or with something that can't be believed.
   */
  redeem: (answer: URLSearchParams, question: AuthorizationQuestion) => Promise<UpstreamPerson>;
};

/** The app's registration at a provider. */
export type UpstreamCredentials = { client_id: string; client_secret: string };

const TIMEOUT_MS = 3_000;

/** Asks a provider and reads its JSON, within 3 s. */
export async function askJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'abroad-mentors', ...init.headers };
  const response = await fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`${new URL(url).host} answered ${response.status}`);
  }
  return response.json();
}

const MAX_NAME = 50;

/** A name that a provider gives, as it may stand here; undefined where it gives none that can be read. */
export const givenName = (name: string | null | undefined): string | undefined =>
  readableName(name ?? '', MAX_NAME) || undefined;

/** Two names out of one, where a provider knows no more. */
export function splitName(name: string, mailbox: string): { given_name: string; family_name: string } {
  const [first, ...rest] = name.trim().split(/\s+/u);
  const given_name = givenName(first) ?? mailbox.slice(0, MAX_NAME);
  return { given_name, family_name: givenName(rest.join(' ')) ?? given_name };
}
