import { LIMITS, type SearchFilters, type SearchPage } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { pageBounds } from '../../core/paging.ts';
import { daytimeOn } from '../../db/available-times.ts';
import { getUniversities } from '../../features/reference/university-list.ts';
import { WrittenJson } from '../../http/handlers.ts';
import type { CardReader, WrittenCard } from './cards.ts';
import { NO_FACETS, type Facets, type Found, type SearchEngine } from './engine.ts';
import { mostWords } from './most-words.ts';
import { widerSearches } from './wider.ts';

type SearchContext = Pick<Context, 'db' | 'clock' | 'logger'>;

const COMMA = Buffer.from(',');

/** Cards with the first time in the daytime of the reader's clock, where that is known. */
function withDaytime(cards: readonly WrittenCard[], { time_zone }: SearchFilters, now: number): Buffer[][] {
  const find = time_zone === undefined ? null : daytimeOn({ time_zone, now }, LIMITS);
  return cards.map(({ json, daytime_starts: starts }) =>
    find === null || starts === null
      ? [json]
      : [json.subarray(0, -1), Buffer.from(`,"next_waking_at":${JSON.stringify(find(starts))}}`)],
  );
}

/** A page whose cards are JSON already. */
function writePage(cards: readonly Buffer[][], rest: Omit<SearchPage, 'profiles'>): WrittenJson<SearchPage> {
  const listed = cards.flatMap((parts, at) => (at === 0 ? parts : [COMMA, ...parts]));
  const end = Buffer.from(`],${JSON.stringify(rest).slice(1)}`);
  return new WrittenJson(Buffer.concat([Buffer.from('{"profiles":['), ...listed, end]));
}

interface Answer {
  found: Found;
  /** Null where they aren't asked for, or the engine doesn't count. */
  facets: Facets | null;
}

/** Those that are asked for; the others are empty. */
function namedFacets(facets: Facets, { facet_names: names }: SearchFilters): Facets {
  return names.length === 0
    ? facets
    : { ...NO_FACETS, ...Object.fromEntries(names.map((name) => [name, facets[name]])) };
}

async function ask(engine: SearchEngine, filters: SearchFilters): Promise<Answer> {
  const [found, facets] = await Promise.all([
    engine.search(filters),
    filters.expand.includes('facets') ? engine.facets(filters) : null,
  ]);
  return { found, facets: facets && namedFacets(facets, filters) };
}

/** The answer to a search or, where no mentor has all its words and most of them will do, to one with the words that count. */
async function askForMost(engine: SearchEngine, asked: SearchFilters) {
  const answer = await ask(engine, asked);
  const counted_words = answer.found.total === 0 && asked.match === 'most' ? await mostWords(engine, asked) : null;
  if (counted_words === null) {
    return { ...answer, used: asked, counted_words };
  }
  const used = { ...asked, keyword: counted_words.used };
  return { ...(await ask(engine, used)), used, counted_words };
}

/**
 * A page of mentors, with the counts of filter values, and names of universities, where `expand` asks for them.
 * @throws AppError PAGE_TOO_DEEP beyond the ten thousandth.
 */
export async function searchProfiles(
  context: SearchContext,
  { engine, cards }: { engine: SearchEngine; cards: CardReader },
  filters: SearchFilters,
): Promise<WrittenJson<SearchPage>> {
  const { page, page_size } = filters;
  pageBounds(filters);
  const { found, facets, used, counted_words } = await askForMost(engine, filters);
  const { ids, total, total_is_exact, corrected_keywords } = found;
  const isThin = total <= LIMITS.thin_results_max && filters.expand.includes('wider');
  const shown = withDaytime(await cards.read(context.db, ids), filters, context.clock.now());
  return writePage(shown, {
    total_count: total,
    total_is_exact,
    page,
    page_size,
    total_pages: Math.ceil(total / page_size),
    corrected_keywords,
    ...(filters.expand.includes('facets') ? await withNames(context, facets, filters) : {}),
    ...(counted_words ? { counted_words } : {}),
    ...(isThin ? { wider: await widerSearches(context, engine, { filters: used, found: total }) } : {}),
  });
}

/** Names of universities by their ids, from memory; unknown ids are left out, and what people entered until it has been checked. */
async function nameUniversities(context: SearchContext, ids: readonly string[]): Promise<Record<string, string>> {
  const { by_id } = await getUniversities(context);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const university = by_id.get(id.toLowerCase());
      return university?.is_listed !== true ? [] : [[id, university.name]];
    }),
  );
}

/** With the names of the universities that were counted, and of those that were asked for. */
async function withNames(context: SearchContext, facets: Facets | null, { university_ids }: SearchFilters) {
  const ids = [...university_ids, ...(facets?.university_ids ?? []).map(({ value }) => value)];
  return { ...(facets && { facets }), university_names: await nameUniversities(context, ids) };
}
