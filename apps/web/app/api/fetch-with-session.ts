import { paths } from '../lib/paths.ts';
import { session } from '../session/session-store.ts';
import { noteChallenge } from '../session/step-up.ts';

/**
 * A `fetch` that survives a token which the API no longer takes: it is renewed once and the call repeated. When it
 * cannot be renewed, the person is sent to sign in again, and back to this page after that.
 */
export const withSession =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const headers = new Headers(init?.headers);
    if (response.status === 403 && (await codeOf(response)) === 'ACCOUNT_SUSPENDED') {
      explainSuspension();
    }
    if (response.status !== 401 || !headers.has('authorization')) {
      return response;
    }
    const code = await codeOf(response);
    if (code === 'STAFF_SIGN_IN_AGAIN' || code === 'SIGN_IN_AGAIN') {
      noteChallenge(response.headers.get('www-authenticate'));
    }
    // A renewed token belongs to the same sign-in.
    if (code === 'USER_NOT_FOUND' || code === 'STAFF_SIGN_IN_AGAIN' || code === 'SIGN_IN_AGAIN') {
      return response;
    }
    const token = await session.renew(headers.get('authorization')?.slice('Bearer '.length) ?? null);
    if (token === null) {
      session.expire();
      return response;
    }
    headers.set('authorization', `Bearer ${token}`);
    return send(input, { ...init, headers });
  };

/** `fetch`, with a renewed token if necessary. */
export const fetchWithSession = withSession((input, init) => fetch(input, init));

/** The code of a problem, or null. A good token of a user without a record gets 401 as well. */
async function codeOf(response: Response): Promise<unknown> {
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : null;
}

/** The settings say why an account is suspended, and what can still be done. */
function explainSuspension(): void {
  if (location.pathname !== paths.settings()) {
    location.assign(paths.settings());
  }
}
