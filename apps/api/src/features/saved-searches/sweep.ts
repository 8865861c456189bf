import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';

/** Whoever was found so long ago is no news, told or not. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Forgets who was found half a year ago: only who fits anew is told of, whether known or not. */
export async function sweepMatches({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('saved_search_match')
    .where('noted_at', '<', toInstant(clock.now() - KEPT_MS))
    .execute();
}
