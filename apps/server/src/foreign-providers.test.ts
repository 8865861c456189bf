import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { startTestApi } from '../../api/src/testing/api.ts';
import { startForeignProvider, type Flavour } from '../../../tools/lib/foreign-provider.ts';

const AUDIENCE = 'urn:abroad-mentors:api';
const TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
const API_ID = '2d4d11a2-f814-46a7-890a-274a72a7309e';
const VERIFIED = { email: 'ada@people.test', email_verified: true };

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** The API with a foreign provider, the lines of its log, and who signs in. */
async function withProvider(flavour: Flavour, settings: Record<string, string> = {}, turnSlash = false) {
  const provider = await startForeignProvider(flavour);
  const lines: string[] = [];
  const logger = pino(
    { level: 'warn' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const other = provider.issuer.endsWith('/') ? provider.issuer.slice(0, -1) : `${provider.issuer}/`;
  const issuer = turnSlash ? other : provider.issuer;
  const api = await startTestApi({ logger }, { OIDC_ISSUER: issuer, OIDC_AUDIENCE: AUDIENCE, ...settings });
  stops.push(
    () => api.close(),
    () => provider.close(),
  );
  return {
    provider,
    log: () => lines.join(''),
    async signIn(sub = 'ada') {
      const response = await fetch(`${api.base_url}/api/v1/auth/authenticated-users`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await provider.token(sub)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ first_name: 'Ada', last_name: 'Byron' }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
}

const keycloak: Flavour = {
  path: '/realms/mentors',
  resource: AUDIENCE,
  claims: () => ({ aud: [AUDIENCE, 'account'], azp: 'web', typ: 'Bearer' }),
  person: VERIFIED,
  userinfo: VERIFIED,
};
const auth0: Flavour = {
  path: '/',
  resource: AUDIENCE,
  claims: (issuer) => ({ aud: [AUDIENCE, `${issuer}userinfo`], azp: 'web' }),
  person: {},
  userinfo: VERIFIED,
};
const authentik: Flavour = {
  path: '/application/o/mentors/',
  resource: AUDIENCE,
  claims: () => ({ aud: 'web', azp: 'web' }),
  person: { ...VERIFIED, email_verified: 'true' },
  userinfo: VERIFIED,
};
const entra: Flavour = {
  path: `/${TENANT}/v2.0`,
  resource: AUDIENCE,
  claims: () => ({ aud: API_ID, azp: 'web', tid: TENANT, ver: '2.0' }),
  person: { preferred_username: 'ada@people.test' },
  userinfo: null,
};

test.each([
  ['Keycloak, which names account beside the API', keycloak, {}, false],
  ['Keycloak, configured with a slash that its issuer lacks', keycloak, {}, true],
  ['Auth0, whose issuer ends with a slash and whose tokens say nothing of the person', auth0, {}, false],
  [
    'authentik, configured without its slash, whose tokens are for the client',
    authentik,
    { OIDC_AUDIENCE: 'web' },
    true,
  ],
  [
    'Entra, where another claim says that the address is verified',
    { ...entra, person: { email: 'ada@people.test', xms_edov: '1' } },
    { OIDC_AUDIENCE: API_ID, OIDC_EMAIL_VERIFIED_CLAIM: 'xms_edov' },
    false,
  ],
])('[N-15] %s: a user signs in and has their address', async (_, flavour, settings, turnSlash) => {
  const { signIn, log } = await withProvider(flavour, settings, turnSlash);
  expect(await signIn()).toMatchObject({ status: 201, body: { clerk_id: 'ada', email: 'ada@people.test' } });
  expect(log()).toBe('');
});

test('[N-15] a provider without a verified address makes a record without one, and the log says why', async () => {
  const { provider, signIn, log } = await withProvider(entra, { OIDC_AUDIENCE: API_ID });
  expect(await signIn()).toMatchObject({ status: 201, body: { email: null } });
  expect(log()).toContain('the userinfo endpoint answered 401');
  expect(log()).toContain('the identity provider gives no verified e-mail address of a person');
  expect(log()).toContain('it names none');
  expect(log()).not.toContain('people.test');
  provider.say({ person: { email: 'ada@people.test', email_verified: 'false' } });
  expect(await signIn()).toMatchObject({ status: 200, body: { email: null } });
  expect(log()).toContain('it has not verified the one it names');
  provider.say({ person: VERIFIED });
  expect(await signIn()).toMatchObject({ status: 200, body: { email: 'ada@people.test' } });
});

test('[N-15] userinfo of another user is ignored', async () => {
  const { signIn, log } = await withProvider({ ...auth0, userinfo: { ...VERIFIED, sub: 'eve' } });
  expect(await signIn()).toMatchObject({ status: 201, body: { email: null } });
  expect(log()).toContain('its userinfo is of somebody else');
});

test.each([
  ['a token for account alone', { ...keycloak, claims: () => ({ aud: 'account' }) }, 'its aud is \\"account\\"'],
  ['an opaque token', { ...auth0, resource: null }, 'it is no JWT'],
  [
    'a token of another tenant',
    { ...entra, claims: () => ({ aud: AUDIENCE, iss: 'https://sts.windows.net/other/' }) },
    'its iss is \\"https://sts.windows.net/other/\\"',
  ],
  [
    'a token without the slash of its issuer',
    { ...auth0, claims: (issuer: string) => ({ aud: AUDIENCE, iss: issuer.slice(0, -1) }) },
    'its iss is',
  ],
])('[N-15] %s is refused, and the log says why once a minute', async (_, flavour, reason) => {
  const { signIn, log } = await withProvider(flavour);
  expect((await signIn()).status).toBe(401);
  expect((await signIn()).status).toBe(401);
  expect(log()).toContain(reason);
  expect(log().trim().split('\n')).toHaveLength(1);
});

test('[N-15] a discovery document of another issuer is not used, and the log says so', async () => {
  const { provider } = await withProvider(keycloak);
  // The same document under another name, as where a tenant is left out of the address.
  const address = provider.issuer.replace('127.0.0.1', 'localhost');
  const { signIn, log } = await withProvider(keycloak, { OIDC_ISSUER: address });
  expect((await signIn()).status).toBe(503);
  expect(log()).toContain(`OIDC_ISSUER is ${address}, but its discovery document says ${provider.issuer}`);
});
