import type { SearchFilters } from '@abroad/contract';
import { degreeByCode } from '@abroad/reference-data/degrees';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import { make } from '../../testing/make.ts';

const BSC = degreeByCode('bachelor-science')?.id ?? '';
const MSC = degreeByCode('master-science')?.id ?? '';
const GERMANY = { destination_country_codes: ['DE'] };

/** Three ways to a degree and to Germany. */
async function threeMentors(api: TestApi): Promise<void> {
  const { mentor, education } = make(api);
  await mentor({
    first_name: 'Bachelor in Munich',
    educations: [await education('munich', { degree_id: BSC, start_date: '2016-10-01' })],
  });
  await mentor({
    first_name: 'Bachelor at home',
    educations: [
      await education('munich', { degree_id: MSC, start_date: '2021-10-01' }),
      await education('hanoi', { degree_id: BSC, start_date: '2016-09-01', is_study_abroad: false }),
    ],
  });
  await mentor({
    first_name: 'Bachelor in Delft',
    educations: [
      await education('munich', { degree_id: MSC, start_date: '2021-10-01' }),
      await education('delft', { degree_id: BSC, start_date: '2016-09-01' }),
    ],
  });
}

/** Compares both engines. */
const ENGINES = [
  { engine: 'postgres', settings: {} },
  { engine: 'index', settings: { SEARCH_ENGINE: 'index' } },
];

describe.each<{ engine: string; settings: Record<string, string> }>(ENGINES)(
  'with the engine $engine',
  ({ engine, settings }) => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startTestApi({}, settings);
      await threeMentors(api);
      if (api.context.search_index) {
        await untilCaughtUp(api.context.search_index);
      }
    });
    afterAll(() => api.close());

    const search = (query: Partial<SearchFilters>) => api.as(null).searchProfiles({ query });
    const found = async (query: Partial<SearchFilters>) =>
      (await search(query)).profiles.map((profile) => profile.first_name).toSorted();
    const counts = async (
      query: Partial<SearchFilters>,
      name: 'degree_ids' | 'university_ids' | 'education_start_years',
    ) => {
      const { facets, university_names } = await search({ ...query, expand: ['facets'] });
      return Object.fromEntries(
        (facets?.[name] ?? []).map(({ value, count }) => [university_names?.[value] ?? value, count]),
      );
    };

    test('[U-09] a degree and a country mean one study abroad', async () => {
      expect(await found({ ...GERMANY, degree_ids: [BSC] })).toEqual(['Bachelor in Munich']);
      expect(await found({ ...GERMANY, degree_ids: [MSC] })).toEqual(['Bachelor at home', 'Bachelor in Delft']);
      expect(await found({ ...GERMANY, degree_ids: [BSC, MSC] })).toHaveLength(3);
      expect(await found({ degree_ids: [BSC] })).toEqual(['Bachelor in Delft', 'Bachelor in Munich']);
      const begun = { education_start_year_from: 2015, education_start_year_to: 2017 };
      expect(await found({ ...GERMANY, ...begun })).toEqual(['Bachelor in Munich']);
      expect(await found({ ...begun, degree_ids: [MSC] })).toEqual([]);
    });

    test('[U-09] with studies at home, each filter may be met by another study', async () => {
      const all = { studies: 'all' as const };
      expect(await found({ ...GERMANY, degree_ids: [BSC], ...all })).toHaveLength(3);
      expect(await found({ degree_ids: [BSC], ...all })).toHaveLength(3);
      expect(await found({ destination_country_codes: ['VN'], ...all }), 'home is no destination').toEqual([]);
    });

    test('[U-09] a university at home that few attended is found beside words', async () => {
      const { university_id } = await make(api).education('hanoi');
      const query = { university_ids: [university_id], keyword: ['bachelor'] };
      expect(await found({ ...query, studies: 'all' })).toEqual(['Bachelor at home']);
      expect(await found(query)).toEqual([]);
    });

    test.runIf(engine === 'index')('[U-09] what is counted under a country are the studies there', async () => {
      expect(await counts(GERMANY, 'degree_ids')).toEqual({ [BSC]: 1, [MSC]: 2 });
      expect(await counts(GERMANY, 'university_ids')).toEqual({ 'Technical University of Munich': 3 });
      expect(await counts({ ...GERMANY, degree_ids: [BSC] }, 'education_start_years')).toEqual({ 2016: 1 });
      expect(await counts({ degree_ids: [BSC] }, 'university_ids')).toEqual({
        'Technical University of Munich': 1,
        'Delft University of Technology': 1,
      });
      const all = { studies: 'all' as const };
      expect(await counts({ ...GERMANY, ...all }, 'degree_ids')).toEqual({ [BSC]: 3, [MSC]: 2 });
    });
  },
);
