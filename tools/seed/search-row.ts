import { completeParts, rankScore } from '@abroad/api/features/mentors/rank-score';
import type { SearchableMentor, SearchRow } from '@abroad/api/features/mentors/search-document';
import { fromMinor } from '@abroad/reference-data/money';
import { type Mentor, NOBODY_HAS_COME, type Service, toSearchable } from './mentor.ts';
import { addWords } from './words/mentor-words.ts';
import { createReaders } from './words/readers.ts';
import { VectorWriter } from './words/vector-writer.ts';

/** What a mentor's row and document hold beside filters and what their profile says already; `words` holds until the next row is made. */
export type MadeUpSearchRow = Pick<SearchRow, 'rank_score' | 'price_from' | 'currency' | 'sort_name'> & {
  words: VectorWriter;
};

/** The cheapest that costs something; where all are free, one of these. */
export function cheapest(services: readonly Service[]): Service | undefined {
  let best: Service | undefined;
  for (const one of services) {
    // What is free counts only where all is free.
    if (best === undefined || (one.price_minor > 0 && (best.price_minor === 0 || one.price_minor < best.price_minor))) {
      best = one;
    }
  }
  return best;
}

/** Made-up people differ in few of the things that make a profile complete, so they are counted once for each case. */
function createCompleteParts(universities: SearchableMentor['universities']): (mentor: Mentor) => number {
  const known = new Map<number, number>();
  return (mentor) => {
    const key = (mentor.topics.length * 64 + mentor.experiences.length) * 2 + Number(mentor.about.length >= 80);
    const value = known.get(key) ?? completeParts(toSearchable(mentor, universities, null));
    known.set(key, value);
    return value;
  };
}

const qualityOf = ({ created_ms, active_ms }: Mentor, next: number | null) => ({
  ...NOBODY_HAS_COME,
  created_at: created_ms,
  active_at: active_ms,
  next_available_at: next,
});

/**
 * Makes rows of `mentor_search` as `searchDocument` of the API does, many times faster; a test compares the two. It
 * relies on what is true of made-up mentors: their schools bear the reference list's names, every service is active,
 * and their texts are written from sentences and facts.
 * @param now epoch milliseconds, for the score.
 */
export function createSearchRows(
  universities: SearchableMentor['universities'],
  now: number,
): (mentor: Mentor, next_available_ms: number | null) => MadeUpSearchRow {
  const words = new VectorWriter();
  const read = createReaders(words, universities);
  const completePartsOf = createCompleteParts(universities);
  return (mentor, next_available_ms) => {
    words.order();
    words.begin();
    const name = read.name(mentor.name);
    addWords(words, read, mentor, name);
    const price = cheapest(mentor.services);
    return {
      words,
      rank_score: rankScore({ ...qualityOf(mentor, next_available_ms), complete_parts: completePartsOf(mentor) }, now),
      price_from: price === undefined ? null : fromMinor(price.price_minor, price.currency),
      currency: price?.currency ?? null,
      sort_name: name.sort,
    };
  };
}
