import { LIMITS, type LookupQuery, type UniversitiesQuery } from '@abroad/contract';
import {
  COUNTRIES,
  countryByCode,
  createCountryIndex,
  degreeById,
  searchDegrees,
  searchTopics,
  topicBySlug,
} from '@abroad/reference-data';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { pageBounds } from '../../core/paging.ts';
import { getUniversities } from './university-list.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>;
const countries = createCountryIndex(COUNTRIES);

/** Countries by name, code and usual synonyms; all of them for a blank text. */
export const findCountries = (search: string | undefined, limit: number | undefined) =>
  countries.search(search ?? '', limit ?? LIMITS.countries_limit);

export function findDegrees(search: string | undefined) {
  const degrees = searchDegrees(search ?? '');
  return { degrees, total: degrees.length };
}

export function findTopics(search: string | undefined) {
  const topics = searchTopics(search ?? '');
  return { topics, total: topics.length };
}

/**
 * A page of universities, the likeliest first.
 * @throws AppError PAGE_TOO_DEEP beyond the ten thousandth.
 */
export async function findUniversities(deps: Deps, query: z.output<typeof UniversitiesQuery>) {
  const { page, page_size } = query;
  pageBounds(query);
  const { index } = await getUniversities(deps);
  const { universities, total } = index.search(query);
  return { universities, total, page, page_size, total_pages: Math.ceil(total / page_size) };
}

const known = <T>(ids: readonly string[], find: (id: string) => T | undefined): T[] =>
  [...new Set(ids)].flatMap((id) => find(id) ?? []);

/** Finds the entries for the ids of a search link; unknown ids are left out. */
export async function lookUp(deps: Deps, query: z.output<typeof LookupQuery>) {
  const { by_id } = await getUniversities(deps);
  return {
    countries: known(query.country_codes, countryByCode),
    universities: known(query.university_ids, (id) => by_id.get(id.toLowerCase())),
    degrees: known(query.degree_ids, (id) => degreeById(id.toLowerCase())),
    topics: known(query.topics, topicBySlug),
  };
}
