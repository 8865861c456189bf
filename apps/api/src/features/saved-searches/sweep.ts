import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';

/** Matches older than this are no news. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Deletes matches from half a year ago. */
export async function sweepMatches({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('saved_search_match')
    .where('noted_at', '<', toInstant(clock.now() - KEPT_MS))
    .execute();
}
