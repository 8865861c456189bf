import { LIMITS, spokenLanguage, type PublicReviews, type ReviewsQuery } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { resolveSlug } from '../identity/index.ts';
import { getMentorProfileBySlug } from '../mentors/index.ts';
import { findReviewPage, summarise } from './queries.ts';

/**
 * A page of a mentor's reviews, with their summary.
 * @param viewer_id null for a signed-out reader.
 * @throws AppError INVALID_SLUG, PROFILE_NOT_FOUND, PROFILE_PAUSED, PAGE_TOO_DEEP.
 */
export async function listReviews(
  context: Pick<Context, 'db'>,
  slug: string,
  { query, viewer_id }: { query: ReviewsQuery; viewer_id: string | null },
): Promise<PublicReviews> {
  const { stars, page, page_size, lang = 'en' } = query;
  if (page * page_size > LIMITS.page_depth_max) {
    throw new AppError('PAGE_TOO_DEEP');
  }
  const profile = await getMentorProfileBySlug(context, slug, viewer_id);
  const owner = await resolveSlug(context.db, profile.slug);
  if (!owner) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  const [{ items, total }, summary] = await Promise.all([
    findReviewPage(context.db, owner.user_id, { stars, lang, page, page_size }),
    summarise(context.db, owner.user_id),
  ]);
  return {
    items: items.map((item) => ({ ...item, lang: spokenLanguage(item.lang) })),
    total,
    page,
    page_size,
    total_pages: Math.ceil(total / page_size),
    summary,
  };
}
