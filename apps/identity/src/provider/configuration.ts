import type { Configuration, JWK } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Pool } from 'pg';
import { findAccountById } from '../accounts/accounts.ts';
import type { IdentityConfig } from '../config.ts';
import { SIGNING_ALGORITHM } from '../keys/signing-keys.ts';
import { SIGN_OUT_EVERYWHERE_PATH } from '../sessions/sign-out-everywhere.ts';
import { createAdapter } from './adapter.ts';
import { API_AUDIENCE, API_SCOPE, OIDC_SCOPES } from './audience.ts';
import { toClaims, toProfileClaims, toSignInClaims } from './claims.ts';
import { listClients } from './clients.ts';
import { cookieNames } from './cookie-names.ts';
import { renderProviderError } from './error-page.ts';
import { loadFirstPartyGrant } from './grants.ts';
import { createInteractionPolicy, SECOND_FACTOR_ACR } from './interaction-policy.ts';
import { renderSignOut } from './sign-out.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export type ProviderNeeds = { config: IdentityConfig; pool: Pool; signingKeys: JWK[]; cookieKeys: string[] };

/** Lifetimes in seconds. */
const ttl: Configuration['ttl'] = {
  AccessToken: 5 * MINUTE,
  AuthorizationCode: MINUTE,
  IdToken: 60 * MINUTE,
  Interaction: 60 * MINUTE,
  RefreshToken: 30 * DAY,
  Session: 30 * DAY,
  // Longer than a session, since a refresh token ends with its grant and a grant is not prolonged.
  Grant: 365 * DAY,
};

/** Access tokens are JWTs for the API (RFC 9068), whether or not the client names it (RFC 8707). */
const resourceIndicators = {
  enabled: true,
  defaultResource: () => API_AUDIENCE,
  useGrantedResource: () => true,
  getResourceServerInfo: (_ctx: unknown, resource: string) => {
    if (resource !== API_AUDIENCE) {
      throw new errors.InvalidTarget();
    }
    return {
      scope: API_SCOPE,
      audience: API_AUDIENCE,
      accessTokenFormat: 'jwt' as const,
      accessTokenTTL: 5 * MINUTE,
      jwt: { sign: { alg: SIGNING_ALGORITHM } as const },
    };
  },
};

/** The provider's settings: authorization code with PKCE (RFC 7636), rotating refresh tokens, sign-out, revocation. */
export function createConfiguration({ config, pool, signingKeys, cookieKeys }: ProviderNeeds): Configuration {
  return {
    adapter: (model) => createAdapter(pool, model),
    clients: listClients(config.web_origin),
    clientBasedCORS: (_ctx, origin) => origin === config.web_origin,
    jwks: { keys: signingKeys },
    cookies: { keys: cookieKeys, names: cookieNames(config.port) },
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
    discovery: { sign_out_everywhere_endpoint: `${config.issuer}${SIGN_OUT_EVERYWHERE_PATH}` },
    findAccount: async (_ctx, id) => {
      const account = await findAccountById(pool, id);
      return account === null ? undefined : { accountId: id, claims: () => toClaims(account) };
    },
    acrValues: [SECOND_FACTOR_ACR],
    extraTokenClaims: async (ctx, token) => {
      const account = 'accountId' in token ? await findAccountById(pool, token.accountId) : null;
      return account === null ? undefined : { ...toProfileClaims(account), ...toSignInClaims(ctx) };
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => renderSignOut(ctx, form, config.web_origin),
        // For a client that names no return address.
        postLogoutSuccessSource: (ctx) => ctx.redirect(`${config.web_origin}/`),
      },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      resourceIndicators,
    },
    interactions: { policy: createInteractionPolicy(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    loadExistingGrant: loadFirstPartyGrant,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    renderError: (ctx, out) => renderProviderError(ctx, out, config.web_origin),
    ttl,
  };
}
