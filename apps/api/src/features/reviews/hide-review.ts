import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { settleReviewsJob } from '../../jobs/known-jobs.ts';
import { recordReviewEvents } from './review-events.ts';

interface Judged {
  review_id: string;
  /** Null where the platform decided by itself. */
  staff_id: string | null;
  /** The decision with the statement of reasons; left out where there is none. */
  decision_id?: string | null;
}

async function setShown(
  trx: Database,
  { review_id, staff_id, decision_id = null }: Judged,
  { from, to, kind }: { from: 'published' | 'hidden'; to: 'published' | 'hidden'; kind: 'hidden' | 'restored' },
): Promise<boolean> {
  const review = await trx
    .updateTable('review')
    .set({ status: to, ...(to === 'hidden' ? { decision_id } : {}) })
    .where('id', '=', review_id)
    .where('status', '=', from)
    .returning(['id', 'status', 'booking_id'])
    .executeTakeFirst();
  if (!review) {
    return false;
  }
  const by = { user_id: staff_id, role: staff_id === null ? 'system' : 'staff' } as const;
  await recordReviewEvents(trx, [{ review, kind, from_status: from, by }]);
  // Computes the rating again, under the locks of both people.
  await enqueue(trx, [settleReviewsJob({ booking_id: review.booking_id })]);
  return true;
}

/**
 * Takes a published review off the profile and out of the rating, whole. Its words stay as they are.
 * @returns false where it isn't published, because it was withdrawn or is hidden already.
 */
export const hideReview = (trx: Database, judged: Judged): Promise<boolean> =>
  setShown(trx, judged, { from: 'published', to: 'hidden', kind: 'hidden' });

/** Shows a hidden review again. @returns false where it isn't hidden. */
export const restoreReview = (trx: Database, judged: Judged): Promise<boolean> =>
  setShown(trx, judged, { from: 'hidden', to: 'published', kind: 'restored' });
