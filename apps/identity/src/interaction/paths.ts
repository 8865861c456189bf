import type { Upstream } from '../accounts/account.ts';

/** The pages of one interaction. All lie under one path, which is the path of its cookie. */
export function interactionPaths(uid: string) {
  const page = `/interaction/${encodeURIComponent(uid)}`;
  return {
    signIn: `${page}/sign-in`,
    signUp: `${page}/sign-up`,
    secondFactor: `${page}/second-factor`,
    /** Takes the first code of a new second factor. */
    secondFactorSetUp: `${page}/second-factor/set-up`,
    /** After its recovery codes were shown. */
    secondFactorDone: `${page}/second-factor/done`,
    /** Ends the interaction without signing in. */
    cancel: `${page}/cancel`,
    upstream: (upstream: Upstream) => `${page}/upstream/${upstream}`,
  };
}
