import { hexOfHalfHours } from '@abroad/search-index';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import {
  keepFreeTimes,
  nextStep,
  rankScore,
  readQualities,
  type FreeTimeAnswer,
  type KnownQuality,
} from '../mentors/index.ts';
import { workOutNext, type NextFreeTime } from './next-available.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

const BATCH = 500;
/** The minute's sweep stops taking batches after this long; the next minute goes on. */
const SWEEP_MS = 20_000;

/** The score follows the free time, and has a day of its own on which it changes. */
function toAnswer(
  { auth_user_id, quality, rank_score }: KnownQuality,
  free: NextFreeTime,
  now: number,
): FreeTimeAnswer {
  const timely = { ...quality, next_available_at: free.next };
  return {
    user_id: auth_user_id,
    next_available_at: free.next === null ? null : toInstant(free.next),
    half_hours: hexOfHalfHours(free.half_hours),
    check_at: toInstant(Math.min(free.check_at, nextStep(timely, now))),
    rank_score: rankScore(timely, now),
    before: rank_score,
  };
}

/**
 * Works out mentors' next free times, over the shortest active service, for the search to show and sort by, and the
 * scores that follow from them and from the clock.
 */
export async function refreshNextAvailable({ db, clock }: Needs, user_ids: readonly string[]): Promise<void> {
  const now = clock.now();
  const known = await readQualities(db, user_ids, now);
  const found = known.map(({ auth_user_id }) => auth_user_id);
  if (found.length === 0) {
    return;
  }
  const times = await workOutNext(db, found, now);
  const answers = known.flatMap((one) => {
    const free = times.get(one.auth_user_id);
    return free === undefined ? [] : [toAnswer(one, free, now)];
  });
  await keepFreeTimes(db, answers, now);
}

/**
 * Refreshes the mentors whose shown time has come inside their notice, or whose score the clock has changed, in batches,
 * for a bounded time.
 */
export async function sweepNextAvailable(context: Needs): Promise<void> {
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
