import type { MentorProfile } from '@abroad/contract/profiles';
import type { Query, QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** Milliseconds for which the owner of a profile's address is cached (specification, section 4). */
const resolutionTimes = {
  signedOut: 5 * minute,
  resolved: 10 * minute,
  failed: minute,
  sweep: 10 * minute,
} as const;

export interface Resolution {
  /** The profile as its owner sees it; null for others. */
  own: MentorProfile | null;
  /** Whether the check failed. Until it succeeds, the visitor doesn't count as the owner. */
  failed: boolean;
  signed_out: boolean;
}

/** Returns how long an answer is valid. */
export function freshFor(resolution: Resolution | undefined): number {
  if (resolution === undefined || resolution.failed) {
    return resolutionTimes.failed;
  }
  return resolution.signed_out ? resolutionTimes.signedOut : resolutionTimes.resolved;
}

export const resolutionKey = (slug: string, userId: string | null) => ['profile-resolution', slug, userId] as const;

const swept = new WeakSet<QueryClient>();

const isOver = ({ state }: Query) => state.dataUpdatedAt + freshFor(state.data as Resolution | undefined) <= Date.now();

/** Every 10 min removes expired answers, except the open page's. */
export function sweepRegularly(queries: QueryClient): void {
  if (!swept.has(queries)) {
    swept.add(queries);
    const sweep = () =>
      queries.removeQueries({ queryKey: ['profile-resolution'], type: 'inactive', predicate: isOver });
    setInterval(sweep, resolutionTimes.sweep);
  }
}
