import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { API_AUDIENCE, API_SCOPE, OIDC_SCOPES } from './audience.ts';

/**
 * Returns what the user has granted to the client, and grants everything if there is no grant yet:
 * both clients are our own, so users are not asked for consent.
 */
export async function loadFirstPartyGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider, result } = ctx.oidc;
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
