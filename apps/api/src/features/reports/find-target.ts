import type { ReportTarget } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { findBookingOf } from '../bookings/core/queries.ts';
import { sideOf } from '../bookings/core/present.ts';
import { findService } from '../event-types/queries.ts';
import { findAuthorOf, findOtherOf } from '../messages/guard.ts';
import { findVisibleProfile as findVisibleMentorProfile } from '../mentors/queries.ts';
import { findVisibleProspect } from '../profiles/prospects.ts';
import { findPublicReview } from '../reviews/queries.ts';

/** Finds whose words a target has, if the viewer can see it. */
type FindOwner = (db: Database, id: string, viewer_id: string | null) => Promise<string | null>;

const ofMentorProfile: FindOwner = async (db, id, viewer_id) => {
  const profile = await db.selectFrom('mentor_profile').select('auth_user_id').where('id', '=', id).executeTakeFirst();
  const seen = profile && (await findVisibleMentorProfile(db, profile.auth_user_id, viewer_id));
  return seen ? profile.auth_user_id : null;
};

const ofProspectProfile: FindOwner = async (db, id, viewer_id) => {
  const profile = await db
    .selectFrom('prospect_profile')
    .select('auth_user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const seen = profile && (await findVisibleProspect(db, profile.auth_user_id, viewer_id));
  return seen ? profile.auth_user_id : null;
};

const ofService: FindOwner = async (db, id, viewer_id) => {
  const service = await findService(db, id);
  const seen = service?.is_active && (await findVisibleMentorProfile(db, service.auth_user_id, viewer_id));
  return seen ? service.auth_user_id : null;
};

/**
 * A public review, or a mentor's about the viewer; a sealed one is not found.
 * @throws AppError REVIEW_WITHDRAWN for one that was public and is withdrawn: pages that are open still show it.
 */
const ofReview: FindOwner = async (db, id, viewer_id) => {
  const review = await db
    .selectFrom('review')
    .innerJoin('booking', 'booking.id', 'review.booking_id')
    .select([
      'review.author_user_id',
      'review.author_role',
      'review.status',
      'review.published_at',
      'booking.prospect_user_id',
    ])
    .where('review.id', '=', id)
    .executeTakeFirst();
  if (
    review?.status === 'withdrawn' &&
    review.published_at !== null &&
    (review.author_role === 'prospect' || review.prospect_user_id === viewer_id)
  ) {
    throw new AppError('REVIEW_WITHDRAWN');
  }
  if (review?.status !== 'published') {
    return null;
  }
  const isSeen =
    review.author_role === 'mentor'
      ? review.prospect_user_id === viewer_id || review.author_user_id === viewer_id
      : (await findPublicReview(db, id)) !== null;
  return isSeen ? review.author_user_id : null;
};

/** The other person of the viewer's own booking. */
const ofBooking: FindOwner = async (db, id, viewer_id) => {
  const booking = viewer_id === null ? undefined : await findBookingOf(db, id, viewer_id);
  if (!booking || viewer_id === null) {
    return null;
  }
  return sideOf(booking, viewer_id) === 'mentor' ? booking.prospect_user_id : booking.mentor_user_id;
};

/** The other person of the viewer's own conversation. */
const ofThread: FindOwner = (db, id, viewer_id) =>
  viewer_id === null ? Promise.resolve(null) : findOtherOf(db, id, viewer_id);

/** Finds the author of a message in a conversation of the viewer's. */
const ofMessage: FindOwner = (db, id, viewer_id) =>
  viewer_id === null ? Promise.resolve(null) : findAuthorOf(db, id, viewer_id);

const FIND_OWNER: Readonly<Record<ReportTarget['type'], FindOwner>> = {
  mentor_profile: ofMentorProfile,
  prospect_profile: ofProspectProfile,
  service: ofService,
  review: ofReview,
  booking: ofBooking,
  thread: ofThread,
  message: ofMessage,
};

/**
 * Finds the author of a target's words.
 * @param viewer_id null for a signed-out visitor, who finds what is public.
 * @returns null for what isn't there and for what the viewer can't see.
 */
export const findOwner = (db: Database, { type, id }: ReportTarget, viewer_id: string | null): Promise<string | null> =>
  FIND_OWNER[type](db, id, viewer_id);
