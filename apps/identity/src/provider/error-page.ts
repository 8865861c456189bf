import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { expiredPage, problemPage } from '../pages/error-page.ts';
import { viewOf } from '../pages/view.ts';

/** Shows what the protocol refused as a page with a way back, instead of the library's bare one. */
export function renderProviderError(ctx: KoaContextWithOIDC, out: ErrorOut, webOrigin: string): void {
  const view = viewOf(ctx.req, webOrigin);
  // The library gives this one name to every sign-in that is no longer open.
  const hasExpired = out.error_description?.includes('session') === true || ctx.oidc.route === 'resume';
  const page = hasExpired ? expiredPage(view) : problemPage(view, out.error_description ?? out.error);
  ctx.type = 'html';
  ctx.body = page.toString();
}
