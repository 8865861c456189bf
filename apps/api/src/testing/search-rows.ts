import fc from 'fast-check';
import { hexOfHalfHours, halfHoursOf } from '@abroad/search-index';
import { sql } from 'kysely';
import type { SearchFilters } from '@abroad/contract';
import type { AvailableTimes, Offer, Proof, ValueFilter } from '@abroad/contract/search-filters';
import type { Database } from '../db/connection.ts';
import { newId } from '../core/ids.ts';
import { filterVector, type KnownStudy } from '../db/filter-lexemes.ts';
import { MERGE_DOCUMENTS } from '../features/mentors/search-row.ts';

const COUNTRIES = ['VN', 'NL', 'DE', 'GB', 'IN'];
const TOPICS = ['scholarships', 'visa-and-permits', 'student-housing'];
const IDS = Array.from({ length: 4 }, (_, number) => `00000000-0000-4000-8000-00000000000${number}`);
const WORDS = ['linh', 'lin', 'linda', 'tran', 'delft', 'energy', 'energies', 'wind', 'winter', '小明', '明天', '100'];
const YEARS = [2012, 2015, 2016, 2019, 2023];

/** A mentor who can be found, as `json_to_recordset` takes it: a row of `mentor_search` and its document. */
export type SearchRowJson = Record<string, unknown> & { profile_id: string; words: string };

const list = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 3 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3 });
const instant = fc.integer({ min: 0, max: 40 }).map((day) => new Date(Date.UTC(2026, 5, 1 + day)).toISOString());

/** A clock for what is asked of them, and times of the days after it. */
export const CLOCK_OF_ROWS = { now: () => Date.parse('2026-06-18T09:10:00Z') };
const TIMES = ['18T09:00', '18T17:00', '19T10:30', '20T09:00', '20T23:30', '21T02:15', '22T12:00', '24T16:45'].map(
  (time) => Date.parse(`2026-06-${time}:00Z`),
);

const study: fc.Arbitrary<KnownStudy> = fc.record(
  {
    is_abroad: fc.boolean(),
    destination_country_codes: fc.constantFrom(...COUNTRIES),
    university_ids: fc.constantFrom(...IDS),
    degree_ids: fc.constantFrom(...IDS),
    education_start_years: fc.constantFrom(...YEARS.map(String)),
    proof: fc.constantFrom<Proof[]>([], ['any'], ['any', 'graduation'], ['any', 'graduation', 'vouched']),
  },
  { requiredKeys: ['is_abroad'] },
);

/** Any mentor who can be found. There are few values, so that many are equal. */
export const anySearchRow: fc.Arbitrary<SearchRowJson> = fc
  .record({
    filters: fc
      .record({
        origin_country_code: maybe(fc.constantFrom(...COUNTRIES)),
        topics: list(TOPICS),
        languages: list(['en', 'vi', 'pt-BR']),
        offers: fc.constantFrom<Offer[]>([], ['free_session']),
        price: fc.constantFrom(null, 'free', 'unrated', '19000', '20000', '20001', '25000'),
        studies: fc.array(study, { maxLength: 4 }),
      })
      .map(filterVector),
    words: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...'abcd')), { selector: ([word]) => word })
      .map((words) => words.map(([word, letter]) => `'${letter}${word}'`).join(' ')),
    rank_score: fc.integer({ min: 0, max: 30 }).map((points) => points * 100),
    rating: maybe(fc.constantFrom(3.5, 4, 4.25, 5)),
    price_from: maybe(fc.constantFrom(0, 9.99, 20, 20.5)),
    sort_name: fc.constantFrom('ada', 'ada b', 'zoe', 'đoan', '王', '😀'),
    created_at: instant,
    next_available_at: maybe(instant),
    next_available_check_at: fc.constant('2100-01-01T00:00:00Z'),
    half_hours: maybe(fc.subarray(TIMES, { maxLength: 3 }).map((times) => hexOfHalfHours(halfHoursOf(times)))),
  })
  .map((row) => ({ profile_id: newId(), auth_user_id: newId(), ...row }));

/** Anything that can be asked of them. */
export const anySearchFilters: fc.Arbitrary<SearchFilters> = fc
  .record({
    keyword: fc.array(
      fc.constantFrom(...WORDS, 'li', 'win', 'e', 'delf', 'lind', 'trann', 'wintr', 'energie', 'zzzz', '明'),
      {
        maxLength: 3,
      },
    ),
    origin_country_codes: list(COUNTRIES),
    destination_country_codes: list(COUNTRIES),
    university_ids: list(IDS),
    degree_ids: list(IDS),
    topics: list(TOPICS),
    languages: fc.constantFrom<string[]>([], [], ['en', 'pt'], ['vi']),
    offers: fc.constantFrom<Offer[]>([], [], ['free_session']),
    prices: fc.constantFrom<string[]>([], [], ['free'], ['free', 'unrated', '<=20000']),
    proof: fc.constantFrom<Proof[]>([], [], ['any'], ['vouched'], ['graduation', 'vouched']),
    education_start_year_from: fc.option(fc.constantFrom(...YEARS), { nil: undefined, freq: 2 }),
    education_start_year_to: fc.option(fc.constantFrom(...YEARS), { nil: undefined, freq: 2 }),
    studies: fc.constantFrom(undefined, 'abroad', 'all'),
    available_until: fc.constantFrom(undefined, undefined, '2026-06-20T00:00:00Z'),
    available_times: fc.constantFrom<AvailableTimes[]>(
      [],
      [],
      [],
      [],
      ['evenings'],
      ['weekends'],
      ['evenings', 'weekends'],
    ),
    time_zone: fc.constantFrom(undefined, undefined, 'Asia/Ho_Chi_Minh', 'America/Los_Angeles', 'Asia/Kolkata'),
    sort_by: fc.option(
      fc.constantFrom('relevance', 'recommended', 'newest', 'rating', 'price', 'name', 'next_available'),
      { nil: undefined },
    ),
    sort_order: fc.option(fc.constantFrom('asc', 'desc'), { nil: undefined }),
    currency: fc.constant(undefined),
    facet_names: fc.constant<ValueFilter[]>([]),
    facet_limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    page: fc.integer({ min: 1, max: 4 }),
    page_size: fc.integer({ min: 1, max: 30 }),
  })
  .map((filters) => {
    // Few filters at once, or no mentor would ever be found.
    const { university_ids, degree_ids, topics, ...others } = filters;
    const sparse =
      others.page % 2 === 0
        ? { university_ids, degree_ids: [], topics: [] }
        : { university_ids: [], degree_ids, topics };
    return { ...others, ...sparse, expand: [] };
  });

/** Allows rows of the search without the people they name. */
export async function forgetPeopleOfSearch(db: Database): Promise<void> {
  await sql`alter table mentor_search drop constraint mentor_search_profile_id_fkey,
    drop constraint mentor_search_auth_user_id_fkey`.execute(db);
}

/** Writes rows with their documents in one statement, as the product does. */
export async function insertSearchRows(db: Database, rows: readonly SearchRowJson[]): Promise<void> {
  await sql`
    with said as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as said (profile_id uuid, auth_user_id uuid,
        filters tsvector, words tsvector, rank_score integer, rating numeric, price_from numeric,
        sort_name text, created_at timestamptz, next_available_at timestamptz, next_available_check_at timestamptz,
        half_hours text)
    ), written as (
      insert into mentor_search (profile_id, auth_user_id, rank_score, price_from, next_available_at, next_available_check_at,
        available_half_hours)
      select profile_id, auth_user_id, rank_score, price_from, next_available_at, coalesce(next_available_check_at, now()),
        ('x' || half_hours)::bit(384)
      from said
    ), found as (table said)
    ${MERGE_DOCUMENTS}`.execute(db);
}

/** Adds rows to the search, in the place of those with the same profiles. */
export async function putSearchRows(db: Database, rows: readonly SearchRowJson[]): Promise<void> {
  const ids = rows.map(({ profile_id }) => profile_id);
  await db.transaction().execute(async (trx) => {
    await sql`delete from mentor_search where profile_id = any (${ids}::uuid[])`.execute(trx);
    await insertSearchRows(trx, rows);
  });
}

/**
 * Gives those who can be found other words in one statement, as a change of their profiles does.
 * @param to SQL, of `words` as they are: a tsvector with each word behind the letter of its weight.
 * @param options SQL, of a document: `who` is meant, and what else is `set`.
 */
export async function changeSearchWords(
  db: Database,
  to: string,
  { who = 'true', set }: { who?: string; set?: string } = {},
): Promise<void> {
  const others = set === undefined ? sql`` : sql`, ${sql.raw(set)}`;
  await sql`update search_document set words = ${sql.raw(to)} ${others} where ${sql.raw(who)}`.execute(db);
}
