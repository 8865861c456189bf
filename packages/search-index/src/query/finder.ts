import { correctWords } from '../correct-words.ts';
import type { Conditions, Facets, Hits, IndexQuery } from '../query.ts';
import type { ValueTable } from '../segment/value-table.ts';
import { type Clause, clausesOf, matching } from './clauses.ts';
import { facetsOf, topValues } from './count-facets.ts';
import { liveDictionary } from './live-dictionary.ts';
import type { LiveSegment } from './live-segment.ts';
import { mergeSelections } from './merge-selections.ts';
import { counted, type Ordinals, toBits } from './ordinals.ts';
import { mostRelevant } from './rank.ts';
import { isReversed, select } from './select.ts';
import { countFacet, countHits, discountOthers, type LivingCounts } from './value-counts.ts';

/** What meets conditions, segment by segment. */
interface Found {
  segments: { live: LiveSegment; hits: Ordinals }[];
  total: number;
}

function find(segments: readonly LiveSegment[], clauses: readonly Clause[]): Found {
  const found: Found = { segments: [], total: 0 };
  for (const live of segments) {
    const sets: Ordinals[] = [];
    for (const clause of clauses) {
      const documents = matching(live, clause);
      if (documents.count === 0) break;
      sets.push(documents);
    }
    if (sets.length < clauses.length) continue;
    const hits = live.hits(sets);
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
  const found = find(segments, clausesOf(asked, table));
  const asAsked = { used: asked, found, corrected_words: null };
  if (asked.words.length === 0 || found.total > 0) return asAsked;
  const corrected_words = correctWords(asked.words, liveDictionary(segments));
  if (corrected_words === null) return asAsked;
  const better = new Map(corrected_words);
  const used = { ...asked, words: [...new Set(asked.words.map((word) => better.get(word) ?? word))] };
  const foundThen = find(segments, clausesOf(used, table));
  return foundThen.total > 0 ? { used, found: foundThen, corrected_words } : asAsked;
}

function page({ segments, total }: Found, query: IndexQuery): string[] {
  const { words, offset, limit } = query;
  const wanted = Math.min(total, offset + limit);
  if (limit === 0 || offset >= total) return [];
  if (query.sort_by === 'relevance' && words.length > 0) {
    return mostRelevant(segments, words, isReversed(query), { offset, limit: wanted - offset });
  }
  const selections = segments.map(({ live, hits }) => select(live, hits, query, wanted));
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

/** As `count`; of other facets than the one that is asked for, the numbers are not to be used. */
function countOne(contents: Contents, found: Found, facet: number): Int32Array {
  const { segments, table } = contents;
  if (found.total === segments.reduce((sum, { alive }) => sum + alive, 0)) return count(contents, found);
  const counts = new Int32Array(table.size);
  for (const { live, hits } of found.segments) {
    countFacet(live, hits, (number) => table.facets[number] === facet, counts);
  }
  return counts;
}

/** Counts values under conditions; each facet under all others. */
export const findFacets = (contents: Contents, conditions: Conditions, limit: number): Facets =>
  released(contents, () => {
    const { table } = contents;
    const { used, found } = mended(contents, conditions);
    const clauses = clausesOf(used, table);
    const under = count(contents, found);
    return facetsOf((facet) => {
      const others = clauses.filter((clause) => !('facet' in clause && clause.facet === facet));
      if (others.length === clauses.length) return topValues(table, facet, under, limit);
      return topValues(table, facet, countOne(contents, find(contents.segments, others), facet), limit);
    });
  });
