import {
  MAX_RANKED_WORDS,
  POINTS_FOR_BEGINNING,
  POINTS_FOR_WHOLE_WORD,
  WEIGHTS,
  type Weight,
} from '@abroad/search-index';
import { sql, type RawBuilder } from 'kysely';
import { beginning, wholeWord } from '../../../db/lexemes.ts';

type Points = RawBuilder<number>;

export const rankedOf = (words: readonly string[]): readonly string[] => words.slice(0, MAX_RANKED_WORDS);

/** The points of one word: those of its best match. Any match of a weight is worth more than all of the next weight. */
export function pointsOf(word: string): Points {
  const ofWeight = (weight: Weight) => sql`when words @@ ${beginning(word, weight)}::tsquery then
    case when words @@ ${wholeWord(word, weight)}::tsquery then ${sql.lit(POINTS_FOR_WHOLE_WORD[weight])}
      else ${sql.lit(POINTS_FOR_BEGINNING[weight])} end`;
  return sql`case ${sql.join(WEIGHTS.map(ofWeight), sql` `)} else 0 end`;
}

/** The points of all words that count. */
export const pointsOfAll = (words: readonly string[]): Points =>
  sql`(${sql.join([sql`0`, ...rankedOf(words).map(pointsOf)], sql` + `)})`;

/** What matches of a word are worth, the most first, and the lexemes that say so. */
export const levelsOf = (word: string) =>
  WEIGHTS.flatMap((weight) => [
    { points: POINTS_FOR_WHOLE_WORD[weight], query: wholeWord(word, weight) },
    { points: POINTS_FOR_BEGINNING[weight], query: beginning(word, weight) },
  ]);

/** Matches of a word that are worth more than so many points. */
export const betterThan = (word: string, points: number): string[] =>
  levelsOf(word)
    .filter((level) => level.points > points)
    .map((level) => level.query);
