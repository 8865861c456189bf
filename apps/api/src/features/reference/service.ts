import {
  LIMITS,
  type LookupQuery,
  type UniversitiesQuery,
  type University as WireUniversity,
  type ExchangeRates,
} from '@abroad/contract';
import { COUNTRIES, countryByCode } from '@abroad/reference-data/countries';
import { createCountryIndex, type CountryIndex } from '@abroad/reference-data/country-index';
import { degreeById, searchDegrees } from '@abroad/reference-data/degrees';
import { searchTopics, topicBySlug } from '@abroad/reference-data/topics';
import type { University } from '@abroad/reference-data/university';
import type { z } from 'zod';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { pageBounds } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { findUniversitiesById, type Universities } from './reference.ts';
import { getUniversities } from './university-list.ts';

/** How many mentors who can be found studied abroad at each of some universities, by id; those without any are left out. */
async function countMentors(db: Database, university_ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ university_id: string; count: number }>`
    select study.university_id, count(distinct study.profile_id)::integer as count
    from mentor_education study join mentor_search using (profile_id)
    where study.university_id = any(${university_ids}::uuid[]) and study.is_study_abroad
    group by study.university_id`.execute(db);
  return new Map(rows.map(({ university_id, count }) => [university_id, count]));
}

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>;
let countries: CountryIndex | undefined;

/** Countries by name, code and usual synonyms; all of them for a blank text. Their index is made with its first use, in some 50 ms. */
export const findCountries = (search = '', limit: number = LIMITS.countries_limit) =>
  (countries ??= createCountryIndex(COUNTRIES)).search(search, limit);

export function findDegrees(search: string | undefined) {
  const degrees = searchDegrees(search ?? '');
  return { degrees, total: degrees.length };
}

export function findTopics(search: string | undefined) {
  const topics = searchTopics(search ?? '');
  return { topics, total: topics.length };
}

/** The number of likeliest results among which those with mentors come first, on request. */
const MOST_COUNTED = 200;

/**
 * A page of universities, the likeliest first. With `expand` of mentors each has its number of them, and among the likeliest those
 * with mentors come first.
 * @throws AppError PAGE_TOO_DEEP beyond the ten thousandth.
 */
export async function findUniversities(deps: Deps, query: z.output<typeof UniversitiesQuery>) {
  const { page, page_size } = query;
  const { offset } = pageBounds(query);
  const { index, by_id } = await getUniversities(deps);
  const isCounted = query.expand.includes('mentors');
  const isSorted = isCounted && offset + page_size <= MOST_COUNTED;
  const { universities, total } = index.search(isSorted ? { ...query, page: 1, page_size: MOST_COUNTED } : query);
  const counts = isCounted
    ? await countMentors(
        deps.db,
        universities.map(({ id }) => id),
      )
    : null;
  const shown = universities.map((one) => ({
    ...presentUniversity(one, by_id),
    ...(counts === null ? {} : { mentor_count: counts.get(one.id) ?? 0 }),
  }));
  return {
    universities: isSorted
      ? shown.toSorted((one, other) => hasNone(one) - hasNone(other)).slice(offset, offset + page_size)
      : shown,
    total,
    page,
    page_size,
    total_pages: Math.ceil(total / page_size),
  };
}

const hasNone = ({ mentor_count = 0 }: z.output<typeof WireUniversity>) => (mentor_count === 0 ? 1 : 0);

/** A university as the wire has it; of one that was closed, since when and which one follows it. */
export function presentUniversity(
  { id, name, state_province, country_code, domains, closed_in, successor_id, is_listed }: University,
  byId: Universities,
): z.output<typeof WireUniversity> {
  const successor = byId.get(successor_id ?? '');
  return {
    id,
    name,
    state_province,
    country_code,
    domains,
    ...(typeof closed_in === 'number' ? { closed_in } : {}),
    ...(successor === undefined ? {} : { successor: { id: successor.id, name: successor.name } }),
    ...(is_listed === false ? { is_listed } : {}),
  };
}

const known = <T>(ids: readonly string[], find: (id: string) => T | undefined): T[] =>
  [...new Set(ids)].flatMap((id) => find(id) ?? []);

/** Finds the entries for the ids of a search link; unknown ids are left out. */
export async function lookUp({ db }: Pick<Context, 'db'>, query: z.output<typeof LookupQuery>) {
  const by_id = await findUniversitiesById(db, query.university_ids);
  return {
    countries: known(query.country_codes, countryByCode),
    universities: known(query.university_ids, (id) => {
      const university = by_id.get(id.toLowerCase());
      return university && presentUniversity(university, by_id);
    }),
    degrees: known(query.degree_ids, (id) => degreeById(id.toLowerCase())),
    topics: known(query.topics, topicBySlug),
  };
}

/** The configured rates in the order of their codes, the base among them with 1. */
export function presentRates({ base, as_of, rates }: Context['config']['exchange_rates']): ExchangeRates {
  const items = Object.entries({ ...rates, [base]: 1 })
    .map(([currency, rate]) => ({ currency, rate }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  return { base, as_of, items, total: items.length };
}
