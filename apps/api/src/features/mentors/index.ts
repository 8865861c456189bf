import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { getReference } from '../reference/index.ts';
import { refreshSearchRow } from './search-row.ts';

export { countSession } from './count-session.ts';
export { IS_HELD, REPORTED_AS_HELD } from './held-sessions.ts';
export { createMentorProfile } from './create-profile.ts';
export { findVisibleProfile as findVisibleMentorProfile } from './queries.ts';
export { hideProfile, refreshSearchJob, showProfile } from './hide-profile.ts';
export { mentorHistoryHandlers } from './history-routes.ts';
export { mentorJobs } from './jobs.ts';
export { storeAvailableTimes, type AvailableTimesRow } from './store-available-times.ts';
export { mentorHandlers } from './routes.ts';
export { rankScore } from './rank-score.ts';
export { putRating, type MentorRating } from './put-rating.ts';
export { readQualities, type MentorQuality } from './read-quality.ts';
export { searchDocument, type SearchableMentor, type SearchRow } from './search-document.ts';
export { refreshSearchRow } from './search-row.ts';
export { getOwnProfile as getOwnMentorProfile, getProfileBySlug as getMentorProfileBySlug } from './service.ts';
export { shownProofs } from './shown-proofs.ts';
export { findTrader, traderInLine, traderOfBooking } from './trader.ts';
export { nextPointsChange } from './timely-points.ts';
export { writeProfileWords } from './write-words.ts';

/** Updates the search after a mentor's name has changed. */
export const refreshSearchOnRename =
  (context: Pick<Context, 'db' | 'clock' | 'logger'>) =>
  async (trx: Database, userId: string): Promise<void> =>
    refreshSearchRow(trx, userId, await getReference(context), context.clock);
