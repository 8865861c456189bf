import { LIMITS, type SearchFilters, type WiderSearch } from '@abroad/contract';
import { valueFilters } from '@abroad/contract/search-filters';
import type { University } from '@abroad/reference-data/university';
import { cityOf, nearUniversity } from '@abroad/reference-data/near-by';
import { normalise } from '@abroad/reference-data/normalise';
import { nearSubjectNames } from '@abroad/search-index/near-subjects';
import type { Context } from '../../context.ts';
import type { Universities } from '../../features/reference/reference.ts';
import { getUniversities } from '../../features/reference/university-list.ts';
import type { SearchEngine } from './engine.ts';

type Way = Pick<WiderSearch, 'without' | 'value' | 'instead'> & { filters: SearchFilters };

const OF_HOME = ['university_ids', 'degree_ids', 'proof'] as const;

/** The same search without one of its filters, or without one of its keywords: these must all hold. */
function waysOf(filters: SearchFilters): Way[] {
  const { keyword, education_start_year_from: from, education_start_year_to: to, ...others } = filters;
  const hasYears = from !== undefined || to !== undefined;
  const mayBeAtHome = filters.studies !== 'all' && (hasYears || OF_HOME.some((name) => filters[name].length > 0));
  const ways: Omit<Way, 'instead'>[] = [
    ...keyword.map((value) => ({
      without: 'keyword' as const,
      value,
      filters: { ...filters, keyword: keyword.filter((other) => other !== value) },
    })),
    ...valueFilters
      .filter((name) => filters[name].length > 0)
      .map((without) => ({
        without,
        value: null,
        filters: { ...filters, [without]: [] },
      })),
    ...(filters.available_until === undefined
      ? []
      : [{ without: 'available_until' as const, value: null, filters: { ...filters, available_until: undefined } }]),
    ...(filters.available_times.length === 0
      ? []
      : [{ without: 'available_times' as const, value: null, filters: { ...filters, available_times: [] } }]),
    ...(hasYears ? [{ without: 'education_start_years' as const, value: null, filters: { ...others, keyword } }] : []),
    ...(mayBeAtHome
      ? [{ without: 'studies' as const, value: null, filters: { ...filters, studies: 'all' as const } }]
      : []),
  ];
  return ways.slice(0, LIMITS.wider_searches_max).map((way) => ({ ...way, instead: null }));
}

const isInCity = (university: University) => cityOf(university) !== undefined;

/** By the first university in a city, which stays where others are added to the list. */
const known = new WeakMap<University, ReadonlyMap<string, University>>();

/** The universities of cities with several, by each of their names as it is compared. */
function namesIn(universities: Universities): ReadonlyMap<string, University> {
  const first = universities.values().find(isInCity);
  if (first === undefined) {
    return new Map();
  }
  const names = known.get(first) ?? byName([...universities.values()].filter(isInCity));
  known.set(first, names);
  return names;
}

const byName = (universities: readonly University[]) =>
  new Map(
    universities.flatMap((university) =>
      [university.name, ...university.aliases].map((name) => [normalise(name), university] as const),
    ),
  );

/** Returns words to search for instead of a keyword that names a university or a subject; none for other keywords. */
function nearKeywords(keyword: string, universities: Universities): string[] {
  const university = namesIn(universities).get(normalise(keyword));
  return university === undefined ? nearSubjectNames(keyword) : nearUniversity(university);
}

/** The subjects near one are counted, each by a search; those of many keywords would be hundreds. */
const NEAR_COUNTED = 30;

/** The same search with a word near one of its keywords instead of it. */
function nearWaysOf(filters: SearchFilters, universities: Universities): Way[] {
  const ways = filters.keyword.flatMap((value) =>
    nearKeywords(value, universities).map((instead) => ({
      without: 'keyword' as const,
      value,
      instead,
      filters: { ...filters, keyword: filters.keyword.map((other) => (other === value ? instead : other)) },
    })),
  );
  return ways.slice(0, NEAR_COUNTED);
}

/** Counts the results of each way. Keeps the ways that find more, and find it by their own words, the most first. */
async function counted(engine: SearchEngine, ways: readonly Way[], found: number): Promise<WiderSearch[]> {
  const wider = await Promise.all(
    ways.map(async ({ filters, ...way }) => {
      const { total, total_is_exact, corrected_keywords } = await engine.search({ ...filters, page: 1, page_size: 1 });
      const isMeant = way.instead === null || corrected_keywords === null;
      return { ...way, total_count: isMeant ? total : 0, total_is_exact };
    }),
  );
  return wider
    .filter(({ total_count }) => total_count > found)
    .toSorted((one, other) => other.total_count - one.total_count);
}

/**
 * Finds searches with more results than a search that finds few or none: first by words near its keywords (near a university are its city
 * and what it is known for, near a subject the subjects of the same kind), then without one of its filters. Of both the most first.
 */
export async function widerSearches(
  context: Pick<Context, 'db' | 'clock' | 'logger'>,
  engine: SearchEngine,
  { filters, found }: { filters: SearchFilters; found: number },
): Promise<WiderSearch[]> {
  const { by_id: universities } = await getUniversities(context);
  const [near, without] = await Promise.all([
    counted(engine, nearWaysOf(filters, universities), found),
    counted(engine, waysOf(filters), found),
  ]);
  return [...near.slice(0, LIMITS.near_searches_max), ...without];
}
