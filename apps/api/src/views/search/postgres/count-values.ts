import { HOME_FILTERS, STUDY_FILTERS, type FacetFilter, type HalfHours } from '@abroad/search-index';
import { sql, type RawBuilder } from 'kysely';
import { isAvailableIn } from '../../../db/available-times.ts';
import type { Database } from '../../../db/connection.ts';
import { HOME_KINDS, KINDS, SEVERAL, STUDY } from '../../../db/filter-lexemes.ts';
import type { FilterQuery } from '../../../db/filter-query.ts';
import type { Facets } from '../engine.ts';
import { hasAllWords, meetsByOneStudy, meetsFilters, preparedMark } from './matches.ts';
import { SAMPLED } from './sample.ts';

/** More values than any filter has. */
export const ALL = 20_000;
/** More groups than are ever asked for, so that the number is free. */
const ANOTHER_GROUP = 1000;

type Count = Facets[FacetFilter][number];

/** The filters whose values are counted: of studies abroad, or of those at home too. */
export interface Counted {
  names: readonly FacetFilter[];
  isAll: boolean;
}

interface CountQuery extends Counted {
  words: readonly string[];
  filters: FilterQuery;
  most: number;
  times?: RequiredTimes | undefined;
  /** Only the sample is read. */
  isSampled: boolean;
}

const homeKindOf = (name: FacetFilter): string | undefined =>
  HOME_FILTERS.flatMap((one) => (one === name ? [HOME_KINDS[one]] : []))[0];
const kindsOf = ({ names, isAll }: Counted): string[] =>
  names.flatMap((name) => [KINDS[name], ...(isAll ? [homeKindOf(name) ?? []].flat() : [])]);

/** When mentors have to be available. */
export interface RequiredTimes {
  /** RFC 3339. */
  until: string | undefined;
  /** Any of these. */
  half_hours: HalfHours | null;
}

/**
 * Has all words, meets the filters and is available at the required times.
 * @param times of documents, since the sample has none.
 */
export function meets(words: readonly string[], filters: FilterQuery, times?: RequiredTimes): RawBuilder<unknown> {
  const all = words.length > 0 ? hasAllWords(words, filters) : sql`true ${meetsFilters(filters)}`;
  const { until, half_hours = null } = times ?? {};
  if (until === undefined && half_hours === null) {
    return all;
  }
  const isBefore = until === undefined ? sql`true` : sql`next_available_at <= ${until}::timestamptz`;
  const isThen = half_hours === null ? sql`true` : isAvailableIn(sql`available_half_hours`, half_hours);
  return sql`${all} and profile_id in (select profile_id from mentor_search where ${isBefore} and ${isThen})`;
}

/**
 * The lexemes of a document that count. Of a mentor who studied abroad more than once, where filters of studies are set,
 * these are only the lexemes of the studies that meet the filters.
 */
function countedLexemes(kinds: readonly string[], { each_study }: FilterQuery): RawBuilder<unknown> {
  const of = sql`unnest(tsvector_to_array(filters)) lexeme`;
  if (each_study === null) {
    return sql`(select lexeme from ${of} where left(lexeme, 1) = any(${kinds}::text[]))`;
  }
  const ofStudies = STUDY_FILTERS.map((name) => KINDS[name]);
  return sql`(
    select lexeme from ${of}
    where left(lexeme, 1) = any(${kinds}::text[])
      and (left(lexeme, 1) <> all(${ofStudies}::text[]) or not filters @@ ${SEVERAL}::tsquery)
    union all
    select distinct substr(lexeme, 3)
    from unnest(${each_study.letters}::text[], ${each_study.queries}::tsquery[]) study (letter, asked) cross join ${of}
    where filters @@ ${SEVERAL}::tsquery and filters @@ study.asked
      and lexeme ^@ (${STUDY} || study.letter) and substr(lexeme, 3, 1) = any(${kinds}::text[]))`;
}

/** Counts values in documents one by one. */
export async function countByReading(db: Database, query: CountQuery): Promise<Partial<Facets>> {
  const { names, words, filters, most, times, isSampled } = query;
  const homeKinds = Object.values(HOME_KINDS);
  const { rows } = await sql<Count & { kind: string }>`${preparedMark(words)}
    with counted as (
      select case when left(lexeme, 1) = any(${homeKinds}::text[]) then lower(left(lexeme, 1)) else left(lexeme, 1) end as kind,
        substr(lexeme, 2) as value, count(*) * ${sql.lit(isSampled ? SAMPLED : 1)} as count
      from ${sql.table(isSampled ? 'search_sample' : 'search_document')}
      cross join lateral ${countedLexemes(kindsOf(query), filters)} meant
      where ${meets(words, filters, times)}
      group by 1, 2),
    placed as (
      select kind, value, count,
        row_number() over (partition by kind order by count desc, value collate "C") as place
      from counted)
    select kind, value, count from placed
    where place <= ${most}::integer or kind = ${KINDS.prices} order by kind, place`.execute(db);
  const byKind = Map.groupBy(rows, (row) => row.kind);
  return Object.fromEntries(
    names.map((name) => [name, (byKind.get(KINDS[name]) ?? []).map(({ value, count }) => ({ value, count }))]),
  );
}

const countKind = async (db: Database, kind: string, { values, groups, query }: FilterQuery, most: number) =>
  (
    await sql<Count>`/* prepared */
    select value, count from search_counts(
      ${values}::text[], ${groups}::integer[], ${query}::tsquery, ${kind}::text, ${most}::integer)`.execute(db)
  ).rows;

/** What the bitmaps of a filter count too often: values of mentors with several studies abroad, of studies that don't meet the filters. */
async function countOtherStudies(db: Database, kind: string, asked: FilterQuery): Promise<Count[]> {
  const { rows } = await sql<Count>`/* prepared */
    with several as materialized (
      select filters from search_document where ordinal = any(array(select search_ordinals(search_bits(
        ${[...asked.values, SEVERAL]}::text[], ${[...asked.groups, ANOTHER_GROUP]}::integer[],
        ${asked.query}::tsquery && ${SEVERAL}::tsquery)))))
    select substr(lexeme, 2) as value, sum(number) as count from (
      select lexeme, 1 as number from several cross join unnest(tsvector_to_array(filters)) lexeme where lexeme ^@ ${kind}
      union all
      select lexeme, -1 from several cross join lateral ${countedLexemes([kind], asked)} meant
      where true ${meetsByOneStudy(asked)}) counted
    group by 1 having sum(number) <> 0`.execute(db);
  return rows;
}

/** Counts that are put together, or taken from one another, the most first. */
function sumOf(parts: readonly { sign: 1 | -1; counts: readonly Count[] }[], most: number): Count[] {
  const sums = new Map<string, number>();
  for (const { sign, counts } of parts) {
    for (const { value, count } of counts) sums.set(value, (sums.get(value) ?? 0) + sign * count);
  }
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, most);
}

/** Counts the values of a filter with the bitmaps. */
export async function countByBits(
  db: Database,
  { name, isAll }: { name: FacetFilter; isAll: boolean },
  asked: FilterQuery,
  most: number,
): Promise<Partial<Facets>> {
  const kind = KINDS[name];
  const home = isAll ? homeKindOf(name) : undefined;
  if (home !== undefined) {
    const counts = await Promise.all([kind, home].map((one) => countKind(db, one, asked, ALL)));
    return {
      [name]: sumOf(
        counts.map((one) => ({ sign: 1, counts: one })),
        most,
      ),
    };
  }
  if (asked.each_study === null) {
    return { [name]: await countKind(db, kind, asked, most) };
  }
  const [counts, others] = await Promise.all([countKind(db, kind, asked, ALL), countOtherStudies(db, kind, asked)]);
  return {
    [name]: sumOf(
      [
        { sign: 1, counts },
        { sign: -1, counts: others },
      ],
      most,
    ),
  };
}

/** About how many have all words and meet the filters. */
export async function estimateByWords(db: Database, words: readonly string[], filters: FilterQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`${preparedMark(words)}
    select count(*) * ${sql.lit(SAMPLED)} as total from search_sample where ${meets(words, filters)}`.execute(db);
  return rows[0]?.total ?? 0;
}
