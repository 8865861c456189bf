import { createHash, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { newId } from '../../core/ids.ts';
import type { Account, World } from './world.ts';

/** Status and body of an answer of the token endpoint (RFC 6749, sections 5.1 and 5.2). */
export type TokenAnswer = [status: number, body: Record<string, unknown>];

export interface Signer {
  issuer: string;
  key: KeyObject | CryptoKey;
}

const invalidGrant = (words: string): TokenAnswer => [400, { error: 'invalid_grant', error_description: words }];

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

function giveAccess(world: World, account: Account, scopes: string[], refreshToken: string) {
  const access_token = `ya29.${newId()}`;
  world.access_tokens.set(access_token, { account, scopes, refresh_token: refreshToken, is_expired: false });
  return { access_token, expires_in: world.token_seconds, scope: scopes.join(' '), token_type: 'Bearer' };
}

const identityToken = (world: World, account: Account, nonce: string | null, { issuer, key }: Signer) =>
  new SignJWT({ email: account.email, email_verified: true, ...(nonce ? { nonce } : {}) })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(world.audience ?? world.client_id)
    .setSubject(account.sub)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

async function exchange(world: World, form: URLSearchParams, signer: Signer): Promise<TokenAnswer> {
  const code = form.get('code') ?? '';
  const grant = world.codes.get(code);
  // A code is good once, whatever comes of it.
  world.codes.delete(code);
  if (!grant || grant.redirect_uri !== form.get('redirect_uri')) {
    return invalidGrant('Bad Request');
  }
  if (challengeOf(form.get('code_verifier') ?? '') !== grant.challenge) {
    return invalidGrant('Invalid code verifier.');
  }
  const refresh_token = `1//${newId()}`;
  world.refresh_tokens.set(refresh_token, { account: grant.account, scopes: grant.scopes });
  const id_token = await identityToken(world, grant.account, grant.nonce, signer);
  return [200, { ...giveAccess(world, grant.account, grant.scopes, refresh_token), refresh_token, id_token }];
}

function refresh(world: World, form: URLSearchParams): TokenAnswer {
  const token = form.get('refresh_token') ?? '';
  const grant = world.refresh_tokens.get(token);
  return grant
    ? [200, giveAccess(world, grant.account, grant.scopes, token)]
    : invalidGrant('Token has been expired or revoked.');
}

export function answerToken(world: World, form: URLSearchParams, signer: Signer): Promise<TokenAnswer> | TokenAnswer {
  if (form.get('client_id') !== world.client_id || form.get('client_secret') !== world.client_secret) {
    return [401, { error: 'invalid_client', error_description: 'The OAuth client was not found.' }];
  }
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchange(world, form, signer);
    case 'refresh_token':
      return refresh(world, form);
    default:
      return [400, { error: 'unsupported_grant_type' }];
  }
}

/** Takes a right back with all its tokens (RFC 7009). */
export function revoke(world: World, token: string): TokenAnswer {
  const refreshToken = world.access_tokens.get(token)?.refresh_token ?? token;
  if (!world.refresh_tokens.delete(refreshToken)) {
    return [400, { error: 'invalid_token', error_description: 'Token expired or revoked' }];
  }
  for (const [accessToken, grant] of world.access_tokens) {
    if (grant.refresh_token === refreshToken) {
      world.access_tokens.delete(accessToken);
    }
  }
  return [200, {}];
}
