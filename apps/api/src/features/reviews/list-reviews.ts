import { spokenLanguage, type PublicReviews, type ReviewsQuery } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { resolveSlug } from '../identity/slugs.ts';
import { getProfileBySlug as getMentorProfileBySlug } from '../mentors/service.ts';
import { shownSummary } from './freeze-rating.ts';
import { isOpenToReply } from './present.ts';
import { findReviewPage } from './queries.ts';

/**
 * A page of a mentor's reviews, with their summary.
 * @param viewer_id null for a signed-out reader.
 * @throws AppError INVALID_SLUG, PROFILE_NOT_FOUND, PROFILE_PAUSED, PAGE_TOO_DEEP.
 */
export async function listReviews(
  context: Pick<Context, 'db' | 'clock'>,
  slug: string,
  { query, viewer_id }: { query: ReviewsQuery; viewer_id: string | null },
): Promise<PublicReviews> {
  const { stars, lang = 'en' } = query;
  const bounds = pageBounds(query);
  const profile = await getMentorProfileBySlug(context, slug, viewer_id);
  const owner = await resolveSlug(context.db, profile.slug);
  if (!owner) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  const now = context.clock.now();
  const [{ items, total }, summary] = await Promise.all([
    findReviewPage(context.db, owner.user_id, { stars, lang, viewer_id, ...bounds }),
    shownSummary(context.db, owner.user_id, now),
  ]);
  const shown = items.map(({ reply_created_at, ...item }) => ({
    ...item,
    lang: spokenLanguage(item.lang),
    booking_id: isOpenToReply({ published_at: item.published_at, reply_created_at }, now) ? item.booking_id : null,
  }));
  return { ...toPage(shown, total, query), summary };
}
