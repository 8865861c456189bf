import { isUpstream } from '../accounts/account.ts';
import { redirect } from '../../../embedded/src/respond.ts';
import type { Exchange } from './exchange.ts';
import { interactionPaths } from './paths.ts';

/** Leads to the page that the client hinted at: an outside provider, signing up, or else signing in. */
export function showStart({ res, uid, params }: Exchange): void {
  const paths = interactionPaths(uid);
  if (isUpstream(params['upstream'])) {
    redirect(res, paths.upstream(params['upstream']));
  } else if (params['screen_hint'] === 'signup') {
    redirect(res, paths.signUp);
  } else {
    redirect(res, paths.signIn);
  }
}
