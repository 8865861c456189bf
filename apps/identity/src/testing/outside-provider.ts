import '../quiet-start.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { Account, Adapter, AdapterPayload } from 'oidc-provider';

export const CREDENTIALS = { client_id: 'abroad-mentors', client_secret: 'the secret of the registration' };

export type OutsidePerson = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
};

const CLAIMS = ['email', 'email_verified', 'given_name', 'family_name', 'name', 'tid', 'xms_edov'];

const records = new Map<string, AdapterPayload>();

/** Enough of a storage for sign-ins that take a moment. */
function memoryAdapter(model: string): Adapter {
  const key = (id: string) => `${model}:${id}`;
  return {
    upsert: (id, payload) => Promise.resolve(void records.set(key(id), payload)),
    find: (id) => Promise.resolve(records.get(key(id))),
    findByUid: (uid) => Promise.resolve([...records.values()].find((payload) => payload.uid === uid)),
    findByUserCode: () => Promise.resolve(undefined),
    consume: (id) => Promise.resolve(void Object.assign(records.get(key(id)) ?? {}, { consumed: 1 })),
    destroy: (id) => Promise.resolve(void records.delete(key(id))),
    revokeByGrantId: () => Promise.resolve(),
  };
}

function configuration(redirectUri: string, jwk: object, people: Map<string, OutsidePerson>) {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return {
    clients: [
      { ...CREDENTIALS, redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' as const },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['of this test'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: CLAIMS, profile: [] },
    conformIdTokenClaims: false,
    adapter: memoryAdapter,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx: unknown, id: string): Account => ({
      accountId: id,
      claims: () => Promise.resolve({ ...people.get(id), sub: id }),
    }),
  };
}

/**
 * A provider beside ours that plays Google's or Microsoft's part by the real protocol: a confidential client, PKCE,
 * nonce, signed ID tokens. `next` is who signs in there, without being asked; null gives no access.
 */
export async function startOutsideProvider() {
  const state: { next: OutsidePerson | null; provider: Provider | null } = { next: null, provider: null };
  const people = new Map<string, OutsidePerson>();
  const server = createServer((req, res) => {
    void (async () => {
      const { provider, next } = state;
      if (provider === null || req.url?.startsWith('/interaction/') !== true) {
        await provider?.callback()(req, res);
        return;
      }
      if (next === null) {
        await provider.interactionFinished(req, res, { error: 'access_denied' });
        return;
      }
      people.set(next.sub, next);
      const { prompt, grantId } = await provider.interactionDetails(req, res);
      const grant =
        (grantId && (await provider.Grant.find(grantId))) ||
        new provider.Grant({ accountId: next.sub, clientId: CREDENTIALS.client_id });
      grant.addOIDCScope('openid email profile');
      const result =
        prompt.name === 'consent'
          ? { consent: { grantId: await grant.save() } }
          : { login: { accountId: next.sub }, select_account: {} };
      await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: true });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    credentials: CREDENTIALS,
    /** Registers the address to send people back to, after which it answers. */
    async register(redirectUri: string): Promise<void> {
      const { privateKey } = await generateKeyPair('RS256', { extractable: true });
      const jwk = { ...(await exportJWK(privateKey)), kid: 'outside', alg: 'RS256', use: 'sig' };
      state.provider = new Provider(issuer, configuration(redirectUri, jwk, people));
    },
    signsIn(person: OutsidePerson | null): void {
      state.next = person;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
