import { HOME_FILTERS, STUDY_FILTERS, type HalfHours } from '@abroad/search-index';
import { sql, type RawBuilder } from 'kysely';
import { isAvailableIn } from '../../../db/available-times.ts';
import type { Database } from '../../../db/connection.ts';
import { type FacetName, HOME_KINDS, KINDS, SEVERAL, STUDY } from '../../../db/filter-lexemes.ts';
import type { Facets } from '../port.ts';
import type { AskedFilters } from './asked-filters.ts';
import { mark } from './plan.ts';
import { meetsByOneStudy, meetsFilters, SAMPLED } from './probe.ts';
import { bitsOfFilters } from './search-by-filters.ts';
import { hasAllWordsHere } from './wanted-words.ts';

/** More values than any filter has. */
export const ALL = 20_000;
/** More groups than are ever asked for, so that the number is free. */
const ANOTHER_GROUP = 1000;

type Count = Facets[FacetName][number];

/** What is counted: values of studies abroad, or of those at home too. */
export interface Counted {
  names: readonly FacetName[];
  isAll: boolean;
}

interface Read extends Counted {
  words: readonly string[];
  filters: AskedFilters;
  most: number;
  times?: AskedTimes | undefined;
  /** Only the sample is read. */
  isSampled: boolean;
}

const homeKindOf = (name: FacetName): string | undefined =>
  HOME_FILTERS.flatMap((one) => (one === name ? [HOME_KINDS[one]] : []))[0];
const kindsOf = ({ names, isAll }: Counted): string[] =>
  names.flatMap((name) => [KINDS[name], ...(isAll ? [homeKindOf(name) ?? []].flat() : [])]);

/** When mentors have to be available. */
export interface AskedTimes {
  /** RFC 3339. */
  until: string | undefined;
  /** Any of these. */
  half_hours: HalfHours | null;
}

/**
 * Who has all words, meets the filters and is available then.
 * @param times of documents, since the sample has none.
 */
export function meets(words: readonly string[], filters: AskedFilters, times?: AskedTimes): RawBuilder<unknown> {
  const all = words.length > 0 ? hasAllWordsHere(words, filters) : sql`true ${meetsFilters(filters)}`;
  const { until, half_hours = null } = times ?? {};
  if (until === undefined && half_hours === null) {
    return all;
  }
  const isBefore = until === undefined ? sql`true` : sql`next_available_at <= ${until}::timestamptz`;
  const isThen = half_hours === null ? sql`true` : isAvailableIn(sql`available_half_hours`, half_hours);
  return sql`${all} and profile_id in (select profile_id from mentor_search where ${isBefore} and ${isThen})`;
}

/**
 * The lexemes of a document that count: of those who studied abroad more than once, and are asked for by something of a
 * study, only what the studies have that meet it.
 */
function meantLexemes(kinds: readonly string[], { each_study }: AskedFilters): RawBuilder<unknown> {
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
export async function countByReading(db: Database, read: Read): Promise<Partial<Facets>> {
  const { names, words, filters, most, times, isSampled } = read;
  const homeKinds = Object.values(HOME_KINDS);
  const { rows } = await sql<Count & { kind: string }>`${mark(words)}
    with counted as (
      select case when left(lexeme, 1) = any(${homeKinds}::text[]) then lower(left(lexeme, 1)) else left(lexeme, 1) end as kind,
        substr(lexeme, 2) as value, count(*) * ${sql.lit(isSampled ? SAMPLED : 1)} as count
      from ${sql.table(isSampled ? 'search_sample' : 'search_document')}
      cross join lateral ${meantLexemes(kindsOf(read), filters)} meant
      where ${meets(words, filters, times)}
      group by 1, 2),
    placed as (
      select kind, value, count,
        row_number() over (partition by kind order by count desc, value collate "C") as place
      from counted)
    select kind, value, count from placed where place <= ${most}::integer order by kind, place`.execute(db);
  const byKind = Map.groupBy(rows, (row) => row.kind);
  return Object.fromEntries(
    names.map((name) => [name, (byKind.get(KINDS[name]) ?? []).map(({ value, count }) => ({ value, count }))]),
  );
}

const countKind = async (db: Database, kind: string, { values, groups, query }: AskedFilters, most: number) =>
  (
    await sql<Count>`/* prepared */
    select value, count from search_counts(
      ${values}::text[], ${groups}::integer[], ${query}::tsquery, ${kind}::text, ${most}::integer)`.execute(db)
  ).rows;

/** What the bitmaps of a filter count too much: of those who studied abroad more than once, what isn't of a study that is meant. */
async function countOtherStudies(db: Database, kind: string, asked: AskedFilters): Promise<Count[]> {
  const { rows } = await sql<Count>`/* prepared */
    with several as materialized (
      select filters from search_document where ordinal = any(array(select search_ordinals(search_bits(
        ${[...asked.values, SEVERAL]}::text[], ${[...asked.groups, ANOTHER_GROUP]}::integer[],
        ${asked.query}::tsquery && ${SEVERAL}::tsquery)))))
    select substr(lexeme, 2) as value, sum(number) as count from (
      select lexeme, 1 as number from several cross join unnest(tsvector_to_array(filters)) lexeme where lexeme ^@ ${kind}
      union all
      select lexeme, -1 from several cross join lateral ${meantLexemes([kind], asked)} meant
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
  { name, isAll }: { name: FacetName; isAll: boolean },
  asked: AskedFilters,
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

/** How many meet filters alone; null where the bitmaps don't tell. */
export async function countFiltered(db: Database, asked: AskedFilters): Promise<number | null> {
  const { rows } = await sql<{ total: number | null }>`/* prepared */
    select bit_count(${bitsOfFilters(asked)})::integer as total`.execute(db);
  return rows[0]?.total ?? null;
}

/** About how many have all words and meet the filters. */
export async function estimateByWords(db: Database, words: readonly string[], filters: AskedFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`${mark(words)}
    select count(*) * ${sql.lit(SAMPLED)} as total from search_sample where ${meets(words, filters)}`.execute(db);
  return rows[0]?.total ?? 0;
}
