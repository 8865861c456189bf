import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Upstream } from '../accounts/account.ts';
import { createAdapter } from '../provider/adapter.ts';
import type { AuthorizationQuestion } from './upstream-provider.ts';

/** How long a user may stay at the outside provider. */
const LIFETIME_S = 15 * 60;

/** A way to an outside provider, bound by its state to one interaction, and so to one browser. */
export type Attempt = { uid: string; upstream: Upstream } & Pick<AuthorizationQuestion, 'nonce' | 'verifier'>;

const secret = () => randomBytes(32).toString('base64url');
const isState = (state: string | null): state is string => state !== null && /^[\w-]{43}$/.test(state);

/** Keeps the ways out that are open. */
export function upstreamAttempts(pool: Pool) {
  const records = createAdapter(pool, 'UpstreamAttempt');

  async function find(state: string | null): Promise<Attempt | null> {
    const found = isState(state) ? await records.find(state) : undefined;
    return found === undefined ? null : (found as unknown as Attempt);
  }

  return {
    async begin(uid: string, upstream: Upstream): Promise<Attempt & { state: string }> {
      const attempt = { uid, upstream, nonce: secret(), verifier: secret() };
      const state = secret();
      await records.upsert(state, attempt, LIFETIME_S);
      return { ...attempt, state };
    },

    /** The attempt with this state, used or not; null if there is none. */
    find,

    /** Returns the attempt to the first request with its state, from its own interaction; null to every other request. */
    async take(state: string | null, { uid, upstream }: Pick<Attempt, 'uid' | 'upstream'>): Promise<Attempt | null> {
      const attempt = await find(state);
      if (attempt === null || attempt.uid !== uid || attempt.upstream !== upstream) {
        return null;
      }
      const isFirst = await records.consume(state ?? '').then(
        () => true,
        () => false,
      );
      return isFirst ? attempt : null;
    },
  };
}
