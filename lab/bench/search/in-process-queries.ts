import { timesOnClock } from '@abroad/api/db/available-times';
import { LIMITS } from '@abroad/contract';
import { NO_TIMES, NO_VALUES, type IndexDocument, type IndexQuery } from '@abroad/search-index';

const ALL: IndexQuery = {
  words: [],
  values: {
    ...NO_VALUES,
  },
  education_start_year_from: null,
  education_start_year_to: null,
  at_home: false,
  available_until: null,
  available_times: NO_TIMES,
  sort_by: 'recommended',
  sort_order: 'desc',
  offset: 0,
  limit: 20,
};

const TIMES = timesOnClock({ time_zone: 'Asia/Ho_Chi_Minh', now: Date.now() }, LIMITS);

const first = <T>(values: readonly T[]): T[] => values.slice(0, 1);
const withoutThird = (word: string) => `${word.slice(0, 2)}${word.slice(3)}`;
const COMMON = ['engineer', 'university', 'scholarship', 'help', 'visa', 'manager', 'data', 'the'];

type Change = Partial<Omit<IndexQuery, 'values'>> & { values?: Partial<IndexQuery['values']> };
const query = ({ values, ...change }: Change): IndexQuery => ({
  ...ALL,
  ...change,
  values: { ...ALL.values, ...values },
});
const relevance = { sort_by: 'relevance' as const };

/** The twelve kinds of the search benchmark, each as a query for a mentor like this one. */
const SHAPES: Record<string, (mentor: IndexDocument, common: string) => Change> = {
  home: () => ({}),
  'country by rating': ({ values }) => ({
    values: { destination_country_codes: first(values.destination_country_codes) },
    sort_by: 'rating',
  }),
  'country, degree, years': ({ values, education_start_years: [year = 2015] }) => ({
    values: {
      destination_country_codes: first(values.destination_country_codes),
      degree_ids: first(values.degree_ids),
    },
    education_start_year_from: year - 2,
    education_start_year_to: year + 2,
  }),
  'common keyword': (_, common) => ({ words: [common], ...relevance }),
  'rare keyword': ({ words }) => ({ words: words.A.slice(-1), ...relevance }),
  'keyword, three filters': ({ values }, common) => ({
    words: [common],
    values: {
      destination_country_codes: values.destination_country_codes,
      origin_country_codes: values.origin_country_codes,
      topics: values.topics,
    },
    ...relevance,
  }),
  'typing error': ({ words }) => ({ words: words.A.slice(0, 2).map(withoutThird), ...relevance }),
  prefix: ({ words }) => ({ words: first(words.A).map((word) => word.slice(0, 3)), ...relevance }),
  'page 50': (_, common) => ({ words: [common], ...relevance, offset: 980 }),
  'newest with topic': ({ values }) => ({ values: { topics: first(values.topics) }, sort_by: 'newest' }),
  'rating, keyword, origin': ({ values }, common) => ({
    words: [common],
    values: { origin_country_codes: values.origin_country_codes },
    sort_by: 'rating',
  }),
  'name, country': ({ words, values }) => ({
    words: words.A.slice(0, 2),
    values: { destination_country_codes: first(values.destination_country_codes) },
    ...relevance,
  }),
  'two common keywords': (_, common) => ({ words: [common, 'university'], ...relevance }),
  'next available': () => ({ sort_by: 'next_available', sort_order: 'asc' }),
  'home, times counted': () => ({ available_times: { sets: TIMES, asked: [] } }),
  evenings: () => ({ available_times: { sets: TIMES, asked: ['evenings'] } }),
};

/** Variants of each kind, for some mentors. */
export function queriesFor(mentors: readonly IndexDocument[]): Record<string, IndexQuery[]> {
  const variants = (shape: (mentor: IndexDocument, common: string) => Change) =>
    mentors.map((mentor, nth) => query(shape(mentor, COMMON[nth % COMMON.length] as string)));
  return Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) => [name, variants(shape)]));
}
