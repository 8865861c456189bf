import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { getReference } from '../reference/index.ts';
import { refreshSearchRow } from './search-row.ts';

export { countSession } from './count-session.ts';
export { createMentorProfile } from './create-profile.ts';
export { findVisibleProfile as findVisibleMentorProfile } from './queries.ts';
export { mentorHistoryHandlers } from './history-routes.ts';
export { mentorJobs } from './jobs.ts';
export { keepFreeTimes, type FreeTimeAnswer } from './keep-free-times.ts';
export { mentorHandlers } from './routes.ts';
export { rankScore } from './rank-score.ts';
export { readQualities, type KnownQuality } from './read-quality.ts';
export { searchDocument, type SearchableMentor, type SearchRow } from './search-document.ts';
export { refreshSearchRow } from './search-row.ts';
export { getOwnProfile as getOwnMentorProfile } from './service.ts';
export { nextStep } from './timely-points.ts';

/** What has to be told when somebody's name changes: a mentor is found by the new one at once. */
export const findByNewName =
  (context: Pick<Context, 'db' | 'clock' | 'logger'>) =>
  async (trx: Database, userId: string): Promise<void> =>
    refreshSearchRow(trx, userId, await getReference(context), context.clock);
