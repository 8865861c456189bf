import {
  MAX_RANKED_WORDS,
  POINTS_FOR_BEGINNING,
  POINTS_FOR_WHOLE_WORD,
  WEIGHTS,
  type Weight,
} from '@abroad/search-index';
import { sql, type RawBuilder } from 'kysely';
import type { FilterQuery } from '../../../db/filter-query.ts';
import { beginning, everyBeginning, wholeWord } from '../../../db/lexemes.ts';

// Whether a document meets a search and how well, as SQL over its columns `words` and `filters`.

/** With more words a statement isn't worth preparing: its text differs with each number of words. */
const MOST_PREPARED_WORDS = 4;
/** Marks a statement to be prepared unless it has many words. */
export const preparedMark = (words: readonly string[]): RawBuilder<unknown> =>
  words.length > MOST_PREPARED_WORDS ? sql`` : sql`/* prepared */`;

/** One study has to meet all filters of studies. It is checked in documents already found, because no index finds them by it. */
export const meetsByOneStudy = ({ one_study }: FilterQuery): RawBuilder<unknown> =>
  one_study === null ? sql`` : sql`and (filters @@ ${one_study}::tsquery) is true`;

/** Nothing is checked where no filter is set. */
export const meetsFilters = (filters: FilterQuery): RawBuilder<unknown> =>
  filters.isEmpty ? sql`` : sql`and filters @@ ${filters.query}::tsquery ${meetsByOneStudy(filters)}`;

/** Has all words and meets the filters; the GIN index can answer it. */
export const hasAllWords = (words: readonly string[], filters: FilterQuery): RawBuilder<unknown> =>
  sql`words @@ ${everyBeginning(words)}::tsquery ${meetsFilters(filters)}`;

type Points = RawBuilder<number>;

/** The words by which relevance is reckoned. */
export const rankedWords = (words: readonly string[]): readonly string[] => words.slice(0, MAX_RANKED_WORDS);

/** The points of one word: those of its best match. Any match of a weight is worth more than all of the next weight. */
export function pointsOf(word: string): Points {
  const ofWeight = (weight: Weight) => sql`when words @@ ${beginning(word, weight)}::tsquery then
    case when words @@ ${wholeWord(word, weight)}::tsquery then ${sql.lit(POINTS_FOR_WHOLE_WORD[weight])}
      else ${sql.lit(POINTS_FOR_BEGINNING[weight])} end`;
  return sql`case ${sql.join(WEIGHTS.map(ofWeight), sql` `)} else 0 end`;
}

/** The points of all words that count. */
export const pointsOfAll = (words: readonly string[]): Points =>
  sql`(${sql.join([sql`0`, ...rankedWords(words).map(pointsOf)], sql` + `)})`;

/** The classes of matches of a word, the most points first, each with the query that finds it. */
export const matchClasses = (word: string): { points: number; query: string }[] =>
  WEIGHTS.flatMap((weight) => [
    { points: POINTS_FOR_WHOLE_WORD[weight], query: wholeWord(word, weight) },
    { points: POINTS_FOR_BEGINNING[weight], query: beginning(word, weight) },
  ]);

/** Queries for the matches of a word that are worth more than some points. */
export const matchesAbove = (word: string, points: number): string[] =>
  matchClasses(word)
    .filter((matches) => matches.points > points)
    .map((matches) => matches.query);
