import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { FilterQuery } from '../../../db/filter-query.ts';
import { anyBeginning, everyBeginning } from '../../../db/lexemes.ts';
import { meetsFilters, pointsOf, preparedMark, rankedWords } from './matches.ts';

/** One document of so many is in the sample. */
export const SAMPLED = 256;
/** A word that so many documents of the sample have is common. */
export const COMMON = 20;

/** What the sample says about a search by words before it runs. */
export interface Estimate {
  /** How many documents of the sample match, by the points of each ranked word. */
  levels: { points: number[]; documents: number }[];
  /** How many documents of the sample have each ranked word. */
  frequencies: number[];
  /** How many documents of the sample meet the filters. */
  filtered: number;
  /** About how many documents there are in all. */
  documents: number;
}

/** About how many documents will be found. */
export const foundBy = ({ levels }: Estimate): number =>
  levels.reduce((sum, level) => sum + level.documents, 0) * SAMPLED;

const frequencyOf = (word: string) =>
  sql`(select count(*)::integer from search_sample where words @@ ${anyBeginning(word)}::tsquery)`;

/** Reads the sample. */
export async function estimate(db: Database, words: readonly string[], filters: FilterQuery): Promise<Estimate> {
  // A single word without filters is had by all documents that match.
  const isAlone = words.length === 1 && filters.isEmpty;
  const frequencies = isAlone ? [] : rankedWords(words).map(frequencyOf);
  const filtered = filters.isEmpty
    ? sql`0`
    : sql`(select count(*)::integer from search_sample where filters @@ ${filters.query}::tsquery)`;
  const points = sql.join(rankedWords(words).map(pointsOf));
  const { rows } = await sql<Estimate>`${preparedMark(words)}
    select
      (select coalesce(json_agg(level), '[]') from (
        select array[${points}] as points, count(*)::integer as documents from search_sample
        where words @@ ${everyBeginning(words)}::tsquery ${meetsFilters(filters)} group by 1) level) as levels,
      array[${sql.join(frequencies)}]::integer[] as frequencies, ${filtered} as filtered,
      (select greatest(reltuples, 0) * ${sql.lit(SAMPLED)} from pg_class where oid = 'search_sample'::regclass) as documents`.execute(
    db,
  );
  return rows[0] ?? { levels: [], frequencies: [], filtered: 0, documents: 0 };
}
