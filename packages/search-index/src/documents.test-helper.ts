import { valueFilters, type ValueFilter } from '@abroad/contract/search-filters';
import fc from 'fast-check';
import {
  HOME_FILTERS,
  type IndexChange,
  type IndexDocument,
  STUDY_FILTERS,
  type Study,
  type StudyFilter,
  valuesOfStudy,
  WEIGHTS,
  type Weight,
} from './document.ts';
import { halfHoursOf } from './half-hours.ts';
import type { Conditions, IndexQuery } from './query.ts';

/** Few words, many of them beginnings or neighbours of others, so that random queries find something. */
const WORDS = [
  'a', 'an', 'ana', 'anna', 'annas', 'delft', 'delf', 'delfts', 'deft', 'design', 'designer', 'sigma', 'stigma',
  'engineer', 'engineering', 'enginere', '大学', '学生', '大', 'тест', 'тесты', 'tests', 'test', '😀word', '😁word', 'ﬀ',
] as const; // oxfmt-ignore
const YEARS = [1999, 2001, 2010, 2011, 2012, 2020];
const VALUES: Record<ValueFilter, string[]> = {
  origin_country_codes: ['VN', 'MX', 'KE'],
  destination_country_codes: ['NL', 'DE', 'FR'],
  university_ids: ['u1', 'u2', 'u3', 'u4'],
  degree_ids: ['msc', 'bsc'],
  topics: ['visa', 'housing', 'admission-tests', 'phd', 'Ünï'],
  languages: ['en', 'vi'],
  offers: ['free_session'],
  prices: ['free', 'unrated', '20000', '20500', '3000'],
  proof: ['any', 'graduation', 'vouched'],
};

export const idOf = (number: number): string =>
  `${(Math.imul(number + 1, 0x9e37_79b1) >>> 0).toString(16).padStart(8, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const someOf = <T>(values: readonly T[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most });

const words = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WEIGHTS)), {
    maxLength: 8,
    selector: ([word]) => word,
  })
  .map((pairs) => {
    const byWeight: Record<Weight, string[]> = { A: [], B: [], C: [], D: [] };
    for (const [word, weight] of pairs) byWeight[weight].push(word);
    return byWeight;
  });
const values = fc.record({
  origin_country_codes: someOf(VALUES.origin_country_codes, 1),
  topics: someOf(VALUES.topics, 4),
  languages: someOf(VALUES.languages, 2),
  offers: someOf(VALUES.offers, 1),
  prices: someOf(VALUES.prices, 1),
});

const study: fc.Arbitrary<Study> = fc.record(
  {
    destination_country_codes: fc.constantFrom(...VALUES.destination_country_codes),
    university_ids: fc.constantFrom(...VALUES.university_ids),
    degree_ids: fc.constantFrom(...VALUES.degree_ids),
    education_start_years: fc.constantFrom(...YEARS.map(String)),
    proof: fc.constantFrom<string[]>([], ['any'], ['any', 'graduation'], ['any', 'graduation', 'vouched']),
  },
  { requiredKeys: [] },
);
const valuesOf = (studies: readonly Study[], filter: StudyFilter) => [
  ...new Set(studies.flatMap((one) => valuesOfStudy(one, filter))),
];

/** Returns the fields of a document that come from studies: `of` are the values that stand among others. */
export function ofStudies(abroad: readonly Study[], home: readonly Study[]) {
  const merged = Object.fromEntries(STUDY_FILTERS.map((filter) => [filter, valuesOf(abroad, filter)])) as Record<
    StudyFilter,
    string[]
  >;
  const { education_start_years, ...of } = merged;
  const added = HOME_FILTERS.map((name) => [
    name,
    valuesOf(home, name).filter((value) => !merged[name].includes(value)),
  ]);
  return {
    of,
    education_start_years: education_start_years.map(Number),
    at_home: Object.fromEntries(added) as IndexDocument['at_home'],
    studies: abroad.length > 1 ? abroad : [],
  };
}

/** Some of the half hours of eight days, from the first to the last. */
const SOME_TIMES = [0, 1, 31, 32, 47, 100, 336, 383].map((nth) => 1_790_000_000_000 + nth * 30 * 60_000);
const halfHours = fc.option(fc.subarray(SOME_TIMES, { maxLength: 3 }).map(halfHoursOf), { freq: 4 });

/** A mentor's document, with few different keys, so that there are many ties. */
export const documentOf = (ids: number): fc.Arbitrary<IndexDocument> =>
  fc
    .record({
      id: fc.nat(ids - 1).map(idOf),
      rank_score: fc.constantFrom(0, 1, 600, 1200, 6000, 65_535),
      created_at: fc.constantFrom(0, 1_700_000_000_000_001, 1_700_000_000_000_002),
      rating_hundredths: fc.constantFrom(null, 100, 480, 500),
      price_from: fc.constantFrom(null, 0, 12.5, 40),
      sort_name: fc.constantFrom('ana', 'ana b', 'zoe', '李', '\u{1F600}', '\uFB00', ''),
      next_available_at: fc.constantFrom(null, 1_790_000_000_000, 1_790_000_900_000),
      available_half_hours: halfHours,
      values,
      abroad: fc.array(study, { maxLength: 3 }),
      home: fc.array(study, { maxLength: 2 }),
      words,
    })
    .map(({ abroad, home, ...rest }) => {
      const { of, ...merged } = ofStudies(abroad, home);
      return Object.assign(rest, merged, { values: { ...rest.values, ...of } });
    });

export const changeOf = (ids: number): fc.Arbitrary<IndexChange> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('put' as const), document: documentOf(ids) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: fc.nat(ids - 1).map(idOf) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('availability' as const),
        id: fc.nat(ids - 1).map(idOf),
        next_available_at: fc.constantFrom(null, 1_780_000_000_000, 1_790_000_000_000),
        available_half_hours: halfHours,
      }),
    },
  );

const asked = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
  fc.constantFrom('de', 'en', 'te', '大', 'desing', 'enginer', 'dleft', 'xyzzy', 'delfft', '😂word', 'tset'),
);
const oftenNone = <T>(one: fc.Arbitrary<T[]>) => fc.oneof({ weight: 2, arbitrary: fc.constant<T[]>([]) }, one);
const year = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(1998, ...YEARS));

export const conditions: fc.Arbitrary<Conditions> = fc.record({
  words: oftenNone(fc.uniqueArray(asked, { maxLength: 3 })),
  values: fc.record(
    Object.fromEntries(
      valueFilters.map((filter) => {
        const limits = filter === 'prices' ? ['<=20000', '<=20499', '<=-1'] : [];
        return [filter, oftenNone(someOf([...VALUES[filter], ...limits, 'unknown'], 2))];
      }),
    ) as {
      [filter in ValueFilter]: fc.Arbitrary<string[]>;
    },
  ),
  education_start_year_from: year,
  education_start_year_to: year,
  at_home: fc.boolean(),
  available_until: fc.constantFrom(null, null, 1_790_000_000_000),
  available_times: fc.record({
    sets: fc.record({
      evenings: fc.subarray(SOME_TIMES, { maxLength: 4 }).map(halfHoursOf),
      weekends: fc.subarray(SOME_TIMES, { maxLength: 4 }).map(halfHoursOf),
    }),
    asked: fc.constantFrom<string[]>([], [], ['evenings'], ['evenings', 'weekends']),
  }),
});

export const query: fc.Arbitrary<IndexQuery> = fc
  .tuple(
    conditions,
    fc.record({
      sort_by: fc.constantFrom('relevance', 'recommended', 'newest', 'rating', 'price', 'name', 'next_available'),
      sort_order: fc.constantFrom('asc', 'desc'),
      offset: fc.constantFrom(0, 0, 1, 7, 40),
      limit: fc.constantFrom(0, 1, 3, 10, 100),
    }),
  )
  .map(([where, order]) => Object.assign(where, order));
