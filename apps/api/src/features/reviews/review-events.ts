import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { ReviewRow } from './queries.ts';

export interface ReviewHappening {
  /** The state after it. */
  review: Pick<ReviewRow, 'id' | 'status'>;
  kind:
    | 'written'
    | 'changed'
    | 'published'
    | 'withdrawn'
    | 'hidden'
    | 'restored'
    | 'replied'
    | 'reply_changed'
    | 'reply_removed';
  from_status: ReviewRow['status'] | null;
  by: {
    user_id: string | null;
    role: 'mentor' | 'prospect' | 'system' | 'staff';
  };
}

/** Adds rows to the append-only history of reviews, in the transaction that changes them. */
export async function recordReviewEvents(trx: Database, happenings: readonly ReviewHappening[]): Promise<void> {
  if (happenings.length === 0) {
    return;
  }
  const rows = happenings.map(({ review, kind, from_status, by }) => ({
    id: newId(),
    review_id: review.id,
    kind,
    from_status,
    to_status: review.status,
    actor_user_id: by.user_id,
    actor_role: by.role,
  }));
  await trx.insertInto('review_event').values(rows).execute();
}
