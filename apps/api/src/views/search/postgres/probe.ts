import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { AskedFilters } from './asked-filters.ts';
import { anyBeginning, everyBeginning } from '../../../db/lexemes.ts';
import { mark } from './plan.ts';
import { pointsOf, rankedOf } from './points.ts';

/** One document of so many is in the sample. */
export const SAMPLED = 256;
/** Words that so many of the sample have are common. */
export const COMMON = 20;

/** What the sample tells of a search by words before it is made. */
export interface Probe {
  /** How many of the sample fit, by the points of each ranked word. */
  levels: { points: number[]; documents: number }[];
  /** How many of the sample have each ranked word. */
  frequencies: number[];
  /** How many of the sample meet the filters. */
  filtered: number;
  /** About how many documents there are. */
  documents: number;
}

export const estimateOf = ({ levels }: Probe): number =>
  levels.reduce((sum, level) => sum + level.documents, 0) * SAMPLED;

/** By one study what is asked of studies; looked for in documents at hand, since nothing is found by it alone. */
export const meetsByOneStudy = ({ one_study }: AskedFilters) =>
  one_study === null ? sql`` : sql`and (filters @@ ${one_study}::tsquery) is true`;

/** Only those with filters need look at them. */
export const meetsFilters = (asked: AskedFilters) =>
  asked.isEmpty ? sql`` : sql`and filters @@ ${asked.query}::tsquery ${meetsByOneStudy(asked)}`;

const frequencyOf = (word: string) =>
  sql`(select count(*)::integer from search_sample where words @@ ${anyBeginning(word)}::tsquery)`;

/** Looks at the sample. */
export async function probe(db: Database, words: readonly string[], asked: AskedFilters): Promise<Probe> {
  // A word that is asked for alone is had by all those who fit.
  const isAlone = words.length === 1 && asked.isEmpty;
  const frequencies = isAlone ? [] : rankedOf(words).map(frequencyOf);
  const filtered = asked.isEmpty
    ? sql`0`
    : sql`(select count(*)::integer from search_sample where filters @@ ${asked.query}::tsquery)`;
  const points = sql.join(rankedOf(words).map(pointsOf));
  const { rows } = await sql<Probe>`${mark(words)}
    select
      (select coalesce(json_agg(level), '[]') from (
        select array[${points}] as points, count(*)::integer as documents from search_sample
        where words @@ ${everyBeginning(words)}::tsquery ${meetsFilters(asked)} group by 1) level) as levels,
      array[${sql.join(frequencies)}]::integer[] as frequencies, ${filtered} as filtered,
      (select greatest(reltuples, 0) * ${sql.lit(SAMPLED)} from pg_class where oid = 'search_sample'::regclass) as documents`.execute(
    db,
  );
  return rows[0] ?? { levels: [], frequencies: [], filtered: 0, documents: 0 };
}
