import { isUpstream } from '../accounts/account.ts';
import { redirect } from '../../../embedded/src/respond.ts';
import { lacksOnlySecondFactor } from '../provider/interaction-policy.ts';
import type { Exchange } from './exchange.ts';
import { interactionPaths } from './paths.ts';

/** Leads to the page that the client hinted at, or to the second factor where only that is missing: an outside provider, signing up, or else signing in. */
export function showStart({ res, uid, params, interaction: { prompt } }: Exchange): void {
  const paths = interactionPaths(uid);
  if (lacksOnlySecondFactor(prompt.reasons)) {
    redirect(res, paths.secondFactor);
  } else if (isUpstream(params['upstream'])) {
    redirect(res, paths.upstream(params['upstream']));
  } else if (params['screen_hint'] === 'signup') {
    redirect(res, paths.signUp);
  } else {
    redirect(res, paths.signIn);
  }
}
