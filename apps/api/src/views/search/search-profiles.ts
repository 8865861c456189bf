import type { SearchFilters, SearchPage } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { pageBounds } from '../../core/paging.ts';
import { WrittenJson } from '../../http/handlers.ts';
import type { CardReader } from './kept-cards.ts';
import type { Facets, MentorSearch } from './port.ts';
import { nameUniversities } from './university-names.ts';
import { widerSearches } from './wider.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'logger'>;

const COMMA = Buffer.from(',');

/** A page whose cards are JSON already. */
function writePage(cards: readonly Buffer[], rest: Omit<SearchPage, 'profiles'>): WrittenJson<SearchPage> {
  const listed = cards.flatMap((card, at) => (at === 0 ? [card] : [COMMA, card]));
  const end = Buffer.from(`],${JSON.stringify(rest).slice(1)}`);
  return new WrittenJson(Buffer.concat([Buffer.from('{"profiles":['), ...listed, end]));
}

/**
 * A page of mentors, with the counts of filter values, and names of universities, where `expand` asks for them.
 * @throws AppError PAGE_TOO_DEEP beyond the ten thousandth.
 */
export async function searchProfiles(
  context: Needs,
  { engine, cards }: { engine: MentorSearch; cards: CardReader },
  filters: SearchFilters,
): Promise<WrittenJson<SearchPage>> {
  const { page, page_size } = filters;
  pageBounds(filters);
  const [{ ids, total, total_is_exact, corrected_keywords }, facets] = await Promise.all([
    engine.search(filters),
    filters.expand.includes('facets') ? engine.facets(filters) : undefined,
    cards.refresh(),
  ]);
  return writePage(await cards.read(context.db, ids), {
    total_count: total,
    total_is_exact,
    page,
    page_size,
    total_pages: Math.ceil(total / page_size),
    corrected_keywords,
    ...(facets ? await withNames(context, facets, filters) : {}),
    ...(total === 0 && filters.expand.includes('wider') ? { wider: await widerSearches(engine, filters) } : {}),
  });
}

/** With the names of the universities that were counted, and of those that were asked for. */
async function withNames(context: Needs, facets: Facets, { university_ids }: SearchFilters) {
  const ids = [...university_ids, ...facets.university_ids.map(({ value }) => value)];
  return { facets, university_names: await nameUniversities(context, ids) };
}
