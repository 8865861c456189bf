import { hexOfHalfHours } from '@abroad/search-index';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { storeAvailableTimes, type AvailableTimesRow } from '../mentors/store-available-times.ts';
import { nextPointsChange } from '../mentors/timely-points.ts';
import { rankScore } from '../mentors/rank-score.ts';
import { readQualities, type MentorQuality } from '../mentors/read-quality.ts';
import { computeNextAvailable, type NextAvailableTime } from './next-available.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const BATCH = 500;
/** The minute's sweep stops taking batches after this long; the next minute goes on. */
const SWEEP_MS = 20_000;

/** The score depends on the available time, and changes with the clock. */
function toRow(
  { auth_user_id, quality, rank_score }: MentorQuality,
  free: NextAvailableTime,
  now: number,
): AvailableTimesRow {
  const timely = { ...quality, next_available_at: free.next };
  return {
    user_id: auth_user_id,
    next_available_at: free.next === null ? null : toInstant(free.next),
    half_hours: hexOfHalfHours(free.half_hours),
    daytime_starts: free.daytime_starts,
    check_at: toInstant(Math.min(free.check_at, nextPointsChange(timely, now))),
    rank_score: rankScore(timely, now),
    before: rank_score,
  };
}

/**
 * Computes mentors' next available times, of their shortest active service, and the scores that depend on them and on
 * the clock.
 */
export async function refreshNextAvailable({ db, clock }: Deps, user_ids: readonly string[]): Promise<void> {
  const now = clock.now();
  const known = await readQualities(db, user_ids, now);
  const found = known.map(({ auth_user_id }) => auth_user_id);
  if (found.length === 0) {
    return;
  }
  const times = await computeNextAvailable(db, found, now);
  const answers = known.flatMap((one) => {
    const free = times.get(one.auth_user_id);
    return free === undefined ? [] : [toRow(one, free, now)];
  });
  await storeAvailableTimes(db, answers, now);
}

/**
 * Refreshes mentors whose stored time falls under their notice, or whose score changes with the clock, in batches, for
 * a bounded time.
 */
export async function sweepNextAvailable(context: Deps): Promise<void> {
  const until = Date.now() + SWEEP_MS;
  for (;;) {
    const due = await context.db
      .selectFrom('mentor_search')
      .select('auth_user_id')
      .where('next_available_check_at', '<=', toInstant(context.clock.now()))
      .orderBy('next_available_check_at')
      .limit(BATCH)
      .execute();
    if (due.length > 0) {
      await refreshNextAvailable(
        context,
        due.map((row) => row.auth_user_id),
      );
    }
    if (due.length < BATCH || Date.now() > until) {
      return;
    }
  }
}
