import type { KoaContextWithOIDC } from 'oidc-provider';
import { interactionPolicy } from 'oidc-provider';

const { Check, base } = interactionPolicy;

/** Signed-in users who press "Create account" or "Continue with Google" get what the button says. */
function asksForAPage(ctx: KoaContextWithOIDC): boolean {
  const { params, result } = ctx.oidc;
  const hasAnswered = result?.login !== undefined;
  return !hasAnswered && (params?.['screen_hint'] === 'signup' || typeof params?.['upstream'] === 'string');
}

/** The usual prompts, where sign-in is also due when the client asks for one of its pages. */
export function createInteractionPolicy() {
  const policy = base();
  policy
    .get('login')
    ?.checks.add(new Check('page_requested', 'the client asked for a sign-in page', 'login_required', asksForAPage));
  return policy;
}
