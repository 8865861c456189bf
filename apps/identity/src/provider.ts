import { randomBytes } from 'node:crypto';
import { errors, interactionPolicy, Provider } from 'oidc-provider';
import type { ClientMetadata, Configuration, ErrorOut, Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Pool } from 'pg';
import { brand } from '../../embedded/src/brand.ts';
import { contentSecurityPolicy } from '../../embedded/src/security-headers.ts';
import { findAccountById, type Account } from './accounts.ts';
import { createAdapter } from './adapter.ts';
import type { IdentityConfig } from './config.ts';
import { SIGNING_ALGORITHM, type Keys } from './database.ts';
import { expiredPage, problemPage, signOutPage } from './pages.ts';
import { viewOf } from './words.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The resource indicator (RFC 8707) of the API, and so the `aud` of its access tokens. */
export const API_AUDIENCE = 'urn:abroad-mentors:api';

/** The one scope of the API: what a person may do there is decided by the API, not by scopes. */
const API_SCOPE = 'api';
const OIDC_SCOPES = ['openid', 'offline_access', 'profile', 'email'];

/** Named in the discovery document as `sign_out_everywhere_endpoint`. */
export const SIGN_OUT_EVERYWHERE_PATH = '/sign-out-everywhere';

const WEB_CALLBACKS = [
  '/sign-in/sso-callback',
  '/mentor/signup/sso-callback',
  '/prospect/signup/sso-callback',
  '/silent-callback',
];

/** Both clients are public (RFC 6749, 2.1): a browser and a script can keep no secret, PKCE protects their codes. */
function listClients(webOrigin: string): ClientMetadata[] {
  const shared: ClientMetadata = {
    client_id: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: SIGNING_ALGORITHM,
  };
  return [
    {
      ...shared,
      client_name: brand(),
      redirect_uris: WEB_CALLBACKS.map((path) => `${webOrigin}${path}`),
      post_logout_redirect_uris: [`${webOrigin}/`],
    },
    // Nothing listens there: tools read the code from the redirect's Location.
    { ...shared, client_id: 'command-line', redirect_uris: ['http://127.0.0.1/callback'] },
  ];
}

/** A person's claims (OpenID Connect Core 1.0, 5.1), also in the access token: the API makes its record from them. */
const profileOf = ({ email, given_name, family_name }: Account) => ({
  email,
  email_verified: true,
  given_name,
  family_name,
});

/** How and when the person signed in (RFC 9068, section 2.2.1), also after the token was renewed. */
function signInOf({ oidc }: KoaContextWithOIDC) {
  const { authTime, acr, amr } = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken ?? {};
  return { auth_time: authTime, acr, amr };
}

/**
 * Returns what the user has granted to the client, and grants everything if there is no grant yet:
 * both clients are our own, so users are not asked for consent.
 */
async function loadFirstPartyGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider, result } = oidc;
  const accountId = session?.accountId;
  if (client === undefined || accountId === undefined) {
    return undefined;
  }
  const grantId = result?.consent?.grantId ?? session?.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  // A grant that has expired or was revoked by signing out is made anew.
  if (existing?.accountId === accountId) {
    return existing;
  }
  const grant = new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope(OIDC_SCOPES.join(' '));
  grant.addResourceScope(API_AUDIENCE, API_SCOPE);
  await grant.save();
  return grant;
}

/** The value that a client requests in `acr_values` and that tokens then carry: a second factor (RFC 8176 calls it `mfa` too). */
export const SECOND_FACTOR_ACR = 'mfa';
const SECOND_FACTOR_REASON = 'second_factor';

/** Whether a sign-in is due only because it lacks the second factor. */
export const lacksOnlySecondFactor = (reasons: readonly string[]): boolean =>
  reasons.length === 1 && reasons[0] === SECOND_FACTOR_REASON;

/** Whether an authorization request asks for a second factor. */
export function asksForSecondFactor(params: Readonly<Record<string, unknown>> | undefined): boolean {
  const wanted = params?.['acr_values'];
  return typeof wanted === 'string' && wanted.split(' ').includes(SECOND_FACTOR_ACR);
}

/** The usual prompts, where sign-in is also due when the client asks for one of its pages or for a second factor. */
function createPolicy() {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy.get('login')?.checks.add(
    // Signed-in users who press "Create account" or "Continue with Google" get what the button says.
    new Check(
      'page_requested',
      'the client asked for a sign-in page',
      'login_required',
      ({ oidc: { params, result } }) => {
        const isAsked = params?.['screen_hint'] === 'signup' || typeof params?.['upstream'] === 'string';
        return isAsked && result?.login === undefined;
      },
    ),
  );
  policy.get('login')?.checks.add(
    new Check(SECOND_FACTOR_REASON, 'the client asked for a second factor', 'login_required', ({ oidc }) => {
      return asksForSecondFactor(oidc.params) && oidc.session?.acr !== SECOND_FACTOR_ACR;
    }),
  );
  return policy;
}

/** Shows what the protocol refused as a page with a way back, instead of the library's bare one. */
function renderError(ctx: KoaContextWithOIDC, out: ErrorOut, webOrigin: string): void {
  const view = viewOf(ctx.req, webOrigin);
  // The library gives this one name to every sign-in that is no longer open.
  const hasExpired = out.error_description?.includes('session') === true || ctx.oidc.route === 'resume';
  ctx.type = 'html';
  ctx.body = (hasExpired ? expiredPage(view) : problemPage(view, out.error_description ?? out.error)).toString();
}

/**
 * Answers a sign-out request (OpenID Connect RP-Initiated Logout 1.0). With the user's ID token the form sends itself.
 * Without one the request may come from any link, so the user has to click.
 * @param form the library's form, which holds the token against forged requests
 */
function renderSignOut(ctx: KoaContextWithOIDC, form: string, webOrigin: string): void {
  const isOurClient = ctx.oidc.entities.IdTokenHint !== undefined;
  const nonce = isOurClient ? randomBytes(16).toString('base64') : null;
  if (nonce !== null) {
    ctx.set('Content-Security-Policy', contentSecurityPolicy(webOrigin, `'nonce-${nonce}'`));
  }
  ctx.type = 'html';
  ctx.body = signOutPage(viewOf(ctx.req, webOrigin), form, nonce).toString();
}

export type ProviderNeeds = { config: IdentityConfig; pool: Pool; keys: Keys };

/** The provider's settings: authorization code with PKCE (RFC 7636), rotating refresh tokens, sign-out, revocation. */
function createConfiguration({ config: { issuer, port, web_origin }, pool, keys }: ProviderNeeds): Configuration {
  return {
    adapter: (model) => createAdapter(pool, model),
    clients: listClients(web_origin),
    clientBasedCORS: (_ctx, origin) => origin === web_origin,
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookie],
      // Cookies don't tell ports apart: with the port in their names two instances on one machine keep their own sessions.
      names: {
        session: `am_identity_session_${port}`,
        interaction: `am_identity_interaction_${port}`,
        resume: `am_identity_resume_${port}`,
      },
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: OIDC_SCOPES,
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // The web reads names and address from the ID token, and so needs no call to the userinfo endpoint.
    conformIdTokenClaims: false,
    extraParams: ['screen_hint', 'upstream'],
    // An endpoint of our own, which OpenID Connect has no name for.
    discovery: { sign_out_everywhere_endpoint: `${issuer}${SIGN_OUT_EVERYWHERE_PATH}` },
    findAccount: async (_ctx, id) => {
      const account = await findAccountById(pool, id);
      return account === null ? undefined : { accountId: id, claims: () => ({ sub: id, ...profileOf(account) }) };
    },
    acrValues: [SECOND_FACTOR_ACR],
    extraTokenClaims: async (ctx, token) => {
      const account = 'accountId' in token ? await findAccountById(pool, token.accountId) : null;
      return account === null ? undefined : { ...profileOf(account), ...signInOf(ctx) };
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => renderSignOut(ctx, form, web_origin),
        // For a client that names no return address.
        postLogoutSuccessSource: (ctx) => ctx.redirect(`${web_origin}/`),
      },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      // Access tokens are JWTs for the API (RFC 9068), whether or not the client names it (RFC 8707).
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== API_AUDIENCE) {
            throw new errors.InvalidTarget();
          }
          return {
            scope: API_SCOPE,
            audience: API_AUDIENCE,
            accessTokenFormat: 'jwt',
            accessTokenTTL: 5 * MINUTE,
            jwt: { sign: { alg: SIGNING_ALGORITHM } },
          };
        },
      },
    },
    interactions: { policy: createPolicy(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    loadExistingGrant: loadFirstPartyGrant,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    renderError: (ctx, out) => renderError(ctx, out, web_origin),
    /** In seconds. */
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 60 * MINUTE,
      Interaction: 60 * MINUTE,
      RefreshToken: 30 * DAY,
      Session: 30 * DAY,
      // Longer than a session, since a refresh token ends with its grant and a grant is not prolonged.
      Grant: 365 * DAY,
    },
  };
}

/** Builds the OpenID provider; unexpected failures are passed to `onProblem`, and the client only gets `server_error`. */
export function buildProvider(needs: ProviderNeeds, onProblem: (message: string) => void): Provider {
  const provider = new Provider(needs.config.issuer, createConfiguration(needs));
  provider.on('server_error', (_ctx, error) => onProblem(error.stack ?? error.message));
  return provider;
}
