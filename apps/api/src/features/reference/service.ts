import { LIMITS, type LookupQuery, type UniversitiesQuery, type University as WireUniversity } from '@abroad/contract';
import {
  COUNTRIES,
  countryByCode,
  createCountryIndex,
  degreeById,
  searchDegrees,
  searchTopics,
  topicBySlug,
  type University,
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
  const { index, by_id } = await getUniversities(deps);
  const { universities, total } = index.search(query);
  return {
    universities: universities.map((one) => presentUniversity(one, by_id)),
    total,
    page,
    page_size,
    total_pages: Math.ceil(total / page_size),
  };
}

/** A university as the wire has it; of one that was closed, since when and which one follows it. */
function presentUniversity(
  { id, name, state_province, country_code, domains, closed_in, successor_id }: University,
  byId: ReadonlyMap<string, University>,
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
  };
}

const known = <T>(ids: readonly string[], find: (id: string) => T | undefined): T[] =>
  [...new Set(ids)].flatMap((id) => find(id) ?? []);

/** Finds the entries for the ids of a search link; unknown ids are left out. */
export async function lookUp(deps: Deps, query: z.output<typeof LookupQuery>) {
  const { by_id } = await getUniversities(deps);
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
