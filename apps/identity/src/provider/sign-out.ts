import { randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { contentSecurityPolicy } from '../../../embedded/src/security-headers.ts';
import { signOutPage } from '../pages/sign-out-page.ts';
import { viewOf } from '../pages/view.ts';

/**
 * Answers a sign-out request (OpenID Connect RP-Initiated Logout 1.0). With the user's ID token the form sends itself.
 * Without one the request may come from any link, so the user has to click.
 * @param form the library's form, which holds the token against forged requests
 */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string, webOrigin: string): void {
  const isOurClient = ctx.oidc.entities.IdTokenHint !== undefined;
  const nonce = isOurClient ? randomBytes(16).toString('base64') : null;
  if (nonce !== null) {
    ctx.set('Content-Security-Policy', contentSecurityPolicy(webOrigin, `'nonce-${nonce}'`));
  }
  ctx.type = 'html';
  ctx.body = signOutPage(viewOf(ctx.req, webOrigin), form, nonce).toString();
}
