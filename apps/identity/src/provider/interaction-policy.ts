import type { KoaContextWithOIDC } from 'oidc-provider';
import { interactionPolicy } from 'oidc-provider';

const { Check, base } = interactionPolicy;

/** Signed-in users who press "Create account" or "Continue with Google" get what the button says. */
function asksForAPage(ctx: KoaContextWithOIDC): boolean {
  const { params, result } = ctx.oidc;
  const hasAnswered = result?.login !== undefined;
  return !hasAnswered && (params?.['screen_hint'] === 'signup' || typeof params?.['upstream'] === 'string');
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

const lacksSecondFactor = ({ oidc }: KoaContextWithOIDC): boolean =>
  asksForSecondFactor(oidc.params) && oidc.session?.acr !== SECOND_FACTOR_ACR;

/** The usual prompts, where sign-in is also due when the client asks for one of its pages or for a second factor. */
export function createInteractionPolicy() {
  const policy = base();
  const checks = policy.get('login')?.checks;
  checks?.add(new Check('page_requested', 'the client asked for a sign-in page', 'login_required', asksForAPage));
  checks?.add(
    new Check(SECOND_FACTOR_REASON, 'the client asked for a second factor', 'login_required', lacksSecondFactor),
  );
  return policy;
}
