import '../../apps/identity/src/quiet-start.ts';
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { Provider, type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider';
import { Browserless } from './browserless.ts';

/** The differences of a provider from ours, according to its documentation. */
export interface Flavour {
  /** The path of its issuer, with or without a trailing slash. */
  path: string;
  /** The parameter with which the client requests its access token; null for an opaque token. */
  resource: string | null;
  /** `aud`, `azp` and the like, replacing the library's. */
  claims: (issuer: string) => Record<string, unknown>;
  /** The access token's claims about the user. */
  person: Record<string, unknown>;
  /** The userinfo endpoint's claims; null refuses tokens for an API. */
  userinfo: Record<string, unknown> | null;
}

export interface ForeignProvider {
  issuer: string;
  /** A user's access token, by the authorization code flow with PKCE. */
  token(sub: string): Promise<string>;
  /** Changes the claims from now on. */
  say(changes: Partial<Pick<Flavour, 'person' | 'userinfo'>>): void;
  close(): Promise<void>;
}

const REDIRECT = 'http://127.0.0.1/callback';

/** The library's own storage in memory prints a warning. */
function inMemory(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const byUid = new Map<string, string>();
  return (model) => ({
    async upsert(id, payload) {
      kept.set(`${model} ${id}`, payload);
      byUid.set(`${model} ${payload.uid}`, id);
    },
    find: async (id) => kept.get(`${model} ${id}`),
    findByUid: async (uid) => kept.get(`${model} ${byUid.get(`${model} ${uid}`)}`),
    findByUserCode: async () => undefined,
    consume: async (id) => void Object.assign(kept.get(`${model} ${id}`) ?? {}, { consumed: 1 }),
    destroy: async (id) => void kept.delete(`${model} ${id}`),
    revokeByGrantId: async () => {},
  });
}

function configuration(flavour: Flavour): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'foreign', alg: 'RS256', use: 'sig' } as const;
  return {
    adapter: inMemory(),
    clients: [
      {
        client_id: 'web',
        token_endpoint_auth_method: 'none',
        redirect_uris: [REDIRECT],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    clientAuthMethods: ['none'],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [jwk] },
    scopes: ['openid', 'email', 'profile'],
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...flavour.person }) }),
    extraTokenClaims: () => ({ ...flavour.person }),
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => ({
          scope: 'openid',
          audience: resource,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    formats: {
      customizers: {
        jwt: (ctx, _token, parts) => {
          Object.assign(parts.payload, flavour.claims(ctx.oidc.issuer));
        },
      },
    },
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      grant.addResourceScope(flavour.resource ?? '', 'openid');
      await grant.save();
      return grant;
    },
    interactions: { url: (_ctx, { uid }) => `${flavour.path.replace(/\/$/, '')}/interaction/${uid}` },
  };
}

/** A real OpenID provider that behaves like a foreign one. It needs no password: the login hint signs in. */
export async function startForeignProvider(given: Flavour): Promise<ForeignProvider> {
  const flavour = { ...given };
  const mount = flavour.path.replace(/\/$/, '');
  const server = createServer((req, res) => {
    const { url = '/' } = req;
    // The library detects its mount point by these two, which Express sets.
    Object.assign(req, { originalUrl: url, url: url.slice(mount.length) || '/' });
    void answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}${flavour.path}`;
  const provider = new Provider(issuer, configuration(flavour));
  const serve = provider.callback();

  async function answer(...[req, res]: Parameters<typeof serve>): Promise<void> {
    if (req.url?.startsWith('/interaction/')) {
      const { params } = await provider.interactionDetails(req, res);
      await provider.interactionFinished(req, res, { login: { accountId: String(params['login_hint']) } });
    } else if (req.url === '/me') {
      const { sub } = decodeJwt(req.headers.authorization?.slice('Bearer '.length) ?? '');
      res.statusCode = flavour.userinfo ? 200 : 401;
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify(flavour.userinfo ? { sub, ...flavour.userinfo } : { error: 'invalid_token' }));
    } else {
      await serve(req, res);
    }
  }

  async function token(sub: string): Promise<string> {
    const verifier = randomBytes(32).toString('base64url');
    const resource: Record<string, string> = flavour.resource === null ? {} : { resource: flavour.resource };
    const asked = new URLSearchParams({
      client_id: 'web',
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid email profile',
      login_hint: sub,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...resource,
    });
    const page = await new Browserless().open(`${origin}${mount}/auth?${asked}`, REDIRECT);
    const code = new URL(page.url).searchParams.get('code');
    if (code === null) {
      throw new Error(`the provider gave no code: ${page.url} ${page.body}`);
    }
    const form = { grant_type: 'authorization_code', client_id: 'web', code, redirect_uri: REDIRECT };
    const response = await fetch(`${origin}${mount}/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, code_verifier: verifier, ...resource }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    return access_token;
  }

  return {
    issuer,
    token,
    say: (changes) => void Object.assign(flavour, changes),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
