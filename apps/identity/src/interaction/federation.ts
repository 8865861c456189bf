import type { Upstream } from '../accounts/account.ts';
import { signInFederated } from '../accounts/federated-accounts.ts';
import { UPSTREAM_NAMES } from '../accounts/upstream-accounts.ts';
import { upstreamAttempts } from '../federation/attempts.ts';
import type { UpstreamPerson, UpstreamProvider } from '../federation/upstream-provider.ts';
import { redirect, sendPage } from '../../../embedded/src/respond.ts';
import { filled } from '../locales/index.ts';
import { upstreamProblemPage } from '../pages/upstream-problem-page.ts';
import type { Exchange } from './exchange.ts';
import { finishSignIn } from './finish.ts';
import { interactionPaths } from './paths.ts';

/** The address that is registered at the outside provider. */
const callbackAddress = (issuer: string, upstream: Upstream) => `${issuer}/upstream/${upstream}/callback`;

function refuse({ res, view, uid }: Exchange, upstream: Upstream, status: number, problem: string): void {
  sendPage(res, status, upstreamProblemPage(view, { uid, upstream, problem }));
}

/** Sends the browser to the outside provider. 502 with a way on when that one can't be asked. */
export async function leaveForUpstream(exchange: Exchange, upstream: Upstream, provider: UpstreamProvider) {
  const { identity, uid, res, view } = exchange;
  const { state, nonce, verifier } = await upstreamAttempts(identity.pool).begin(uid, upstream);
  const redirect_uri = callbackAddress(identity.config.issuer, upstream);
  let address: string;
  try {
    address = await provider.authorizationUrl({ redirect_uri, state, nonce, verifier });
  } catch {
    refuse(exchange, upstream, 502, filled(view.words.federation.noAnswer, { provider: UPSTREAM_NAMES[upstream] }));
    return;
  }
  redirect(res, address);
}

/**
 * The outside provider's response arrives at a URL of its own, where the interaction's cookie isn't sent. It is
 * redirected to the interaction that it belongs to, which only the browser that began it can open.
 * @returns the URL of the interaction, or null for an unknown state.
 */
export async function findAnswered({ pool }: Pick<Exchange['identity'], 'pool'>, url: URL): Promise<string | null> {
  const attempt = await upstreamAttempts(pool).find(url.searchParams.get('state'));
  return attempt && `${interactionPaths(attempt.uid).upstream(attempt.upstream)}/callback${url.search}`;
}

/** Takes the outside provider's answer and signs in; whatever is wrong with it is said on the card. */
export async function returnFromUpstream(exchange: Exchange, upstream: Upstream, provider: UpstreamProvider) {
  const { identity, uid, url, view } = exchange;
  const { words } = view;
  const named = { provider: UPSTREAM_NAMES[upstream] };
  const answer = url.searchParams;
  const state = answer.get('state') ?? '';
  const attempt = await upstreamAttempts(identity.pool).take(state, { uid, upstream });
  if (attempt === null) {
    return refuse(exchange, upstream, 400, words.federation.stale);
  }
  if (answer.has('error')) {
    const isDenied = answer.get('error') === 'access_denied';
    return refuse(exchange, upstream, 403, filled(words.federation[isDenied ? 'denied' : 'failed'], named));
  }
  let person: UpstreamPerson;
  try {
    const redirect_uri = callbackAddress(identity.config.issuer, upstream);
    person = await provider.redeem(answer, { ...attempt, redirect_uri, state });
  } catch {
    return refuse(exchange, upstream, 502, filled(words.federation.failed, named));
  }
  const signedIn = await signInFederated(identity.pool, upstream, person);
  if (signedIn.ok) {
    return finishSignIn(exchange, signedIn.id);
  }
  const isTaken = signedIn.reason === 'taken';
  return refuse(
    exchange,
    upstream,
    409,
    filled(words.federation[isTaken ? 'taken' : 'unverified'], { ...named, email: person.email ?? '' }),
  );
}
