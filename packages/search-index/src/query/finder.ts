import { correctWords } from '../correct-words.ts';
import type { Conditions, Facets, Hits, IndexQuery } from '../query.ts';
import { HOME_FACETS, type ValueTable } from '../segment/value-table.ts';
import { type Clause, clausesOf, matching, PRICES, studyWishes } from './clauses.ts';
import { facetsOf, topValues, withAtHome } from './count-facets.ts';
import { countTimes } from './count-times.ts';
import { liveDictionary } from './live-dictionary.ts';
import type { LiveSegment } from './live-segment.ts';
import { mergeSelections } from './merge-selections.ts';
import { discountOtherStudies, metByOneStudy } from './one-study.ts';
import { counted, type Ordinals, toBits } from './ordinals.ts';
import { mostRelevant } from './rank.ts';
import { isReversed, select } from './select.ts';
import { countFacet, countHits, discountOthers, type LivingCounts } from './value-counts.ts';

/** The documents that meet conditions, segment by segment. */
interface Found {
  segments: { live: LiveSegment; hits: Ordinals }[];
  total: number;
}

type Wishes = ReturnType<typeof studyWishes>;

/** @param wishes what one study has to meet of it. */
function find(segments: readonly LiveSegment[], clauses: readonly Clause[], wishes: Wishes): Found {
  const found: Found = { segments: [], total: 0 };
  for (const live of segments) {
    const sets: Ordinals[] = [];
    for (const clause of clauses) {
      const documents = matching(live, clause);
      if (documents.count === 0) break;
      sets.push(documents);
    }
    if (sets.length < clauses.length) continue;
    const hits = metByOneStudy(live, live.hits(sets), wishes);
    if (counted(hits) === 0) continue;
    found.segments.push({ live, hits });
    found.total += hits.count;
  }
  return found;
}

/** The segments at a moment, and the values that they share. */
export interface Contents {
  segments: readonly LiveSegment[];
  table: ValueTable;
  living: LivingCounts;
}

/** Conditions as asked or, where these find nothing, with words mended. */
function mended<C extends Conditions>({ segments, table }: Contents, asked: C) {
  const findAs = (conditions: C) => {
    const clauses = clausesOf(conditions, table);
    return find(segments, clauses, studyWishes(clauses, conditions));
  };
  const found = findAs(asked);
  const asAsked = { used: asked, found, corrected_words: null };
  if (asked.words.length === 0 || found.total > 0) return asAsked;
  const corrected_words = correctWords(asked.words, liveDictionary(segments));
  if (corrected_words === null) return asAsked;
  const better = new Map(corrected_words);
  const used = { ...asked, words: [...new Set(asked.words.map((word) => better.get(word) ?? word))] };
  const foundThen = findAs(used);
  return foundThen.total > 0 ? { used, found: foundThen, corrected_words } : asAsked;
}

function page({ segments, total }: Found, query: IndexQuery): string[] {
  const { words, offset, limit } = query;
  const needed = Math.min(total, offset + limit);
  if (limit === 0 || offset >= total) return [];
  if (query.sort_by === 'relevance' && words.length > 0) {
    return mostRelevant(segments, words, isReversed(query), { offset, limit: needed - offset });
  }
  const selections = segments.map(({ live, hits }) => select(live, hits, query, needed));
  return mergeSelections(selections, query);
}

/** Works something out, and then lets all segments use again what they lent for it. */
function released<T>({ segments }: Contents, work: () => T): T {
  try {
    return work();
  } finally {
    for (const { scratch } of segments) scratch.release();
  }
}

/** Answers a search. */
export const findHits = (contents: Contents, query: IndexQuery): Hits =>
  released(contents, () => {
    const { used, found, corrected_words } = mended(contents, query);
    return { ids: page(found, used), total: found.total, corrected_words };
  });

/** How many of those found have each value, by its number. */
function count({ segments, table, living }: Contents, found: Found): Int32Array {
  const all = segments.reduce((sum, { alive }) => sum + alive, 0);
  if (found.total === all) return living.upTo(table.size);
  if (found.total <= all / 2) {
    const counts = new Int32Array(table.size);
    for (const { live, hits } of found.segments) countHits(live, hits, counts);
    return counts;
  }
  // There are fewer others.
  const counts = living.upTo(table.size).slice();
  for (const live of segments) {
    const hits = found.segments.find((one) => one.live === live)?.hits;
    discountOthers(live, hits && toBits(hits, live.scratch.lend), counts);
  }
  return counts;
}

const isOfFacet = (one: number, facet: number) => one === facet || one === HOME_FACETS.get(facet);

/** As `count`; of other facets than the one that is asked for, the numbers are not to be used. */
function countOne(contents: Contents, found: Found, facet: number): Int32Array {
  const { segments, table } = contents;
  if (found.total === segments.reduce((sum, { alive }) => sum + alive, 0)) return count(contents, found);
  const counts = new Int32Array(table.size);
  for (const { live, hits } of found.segments) {
    countFacet(live, hits, (number) => isOfFacet(table.facets[number] as number, facet), counts);
  }
  return counts;
}

/** Counts as the conditions have studies: those of one that is meant, or those at home too. */
function ofStudies({ table }: Contents, found: Found, counts: Int32Array, wishes: Wishes, { at_home }: Conditions) {
  if (at_home) return withAtHome(table, counts);
  if (wishes.length === 0) return counts;
  const own = counts.slice();
  for (const { live, hits } of found.segments) discountOtherStudies(live, hits, wishes, { table, counts: own });
  return own;
}

/** Counts values under conditions; each facet under all others. */
export const findFacets = (contents: Contents, conditions: Conditions, limit: number): Facets =>
  released(contents, () => {
    const { segments, table } = contents;
    const { used, found } = mended(contents, conditions);
    const clauses = clausesOf(used, table);
    const under = ofStudies(contents, found, count(contents, found), studyWishes(clauses, used), used);
    const facets = facetsOf((facet) => {
      const others = clauses.filter((clause) => !('facet' in clause && clause.facet === facet));
      const most = facet === PRICES ? Infinity : limit;
      if (others.length === clauses.length) return topValues(table, facet, under, most);
      const wishes = studyWishes(others, used);
      const foundThen = find(segments, others, wishes);
      const counts = ofStudies(contents, foundThen, countOne(contents, foundThen, facet), wishes, used);
      return topValues(table, facet, counts, most);
    });
    const untimed = clauses.filter((clause) => !('half_hours' in clause));
    const foundAnytime =
      untimed.length === clauses.length ? found : find(segments, untimed, studyWishes(untimed, used));
    return { ...facets, available_times: countTimes(foundAnytime.segments, used.available_times, limit) };
  });
