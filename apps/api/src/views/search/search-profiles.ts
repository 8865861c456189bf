import { LIMITS, type SearchFilters, type SearchPage } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { readCards } from './cards.ts';
import type { MentorSearch } from './port.ts';

/**
 * A page of mentors, with the counts of filter values where `expand` asks for them.
 * @throws AppError PAGE_TOO_DEEP beyond the ten thousandth.
 */
export async function searchProfiles(
  { db }: Pick<Context, 'db'>,
  engine: MentorSearch,
  filters: SearchFilters,
): Promise<SearchPage> {
  const { page, page_size } = filters;
  if (page * page_size > LIMITS.page_depth_max) {
    throw new AppError('PAGE_TOO_DEEP');
  }
  const [{ ids, total, total_is_exact, corrected_keywords }, facets] = await Promise.all([
    engine.search(filters),
    filters.expand.includes('facets') ? engine.facets(filters) : undefined,
  ]);
  return {
    profiles: await readCards(db, ids),
    total_count: total,
    total_is_exact,
    page,
    page_size,
    total_pages: Math.ceil(total / page_size),
    corrected_keywords,
    ...(facets ? { facets } : {}),
  };
}
