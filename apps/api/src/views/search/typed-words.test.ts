import { LIMITS, SearchFilters } from '@abroad/contract';
import { degreeByCode } from '@abroad/reference-data/degrees';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import { make } from '../../testing/make.ts';
import type { SearchEngine } from './engine.ts';
import { widerSearches } from './wider.ts';

const PHD = degreeByCode('doctor-philosophy')?.id ?? '';

async function threeMentors(api: TestApi): Promise<void> {
  const { mentor, education } = make(api);
  await mentor({
    first_name: 'Writer',
    origin_country_code: 'VN',
    topics: ['motivation-letter', 'scholarships'],
    educations: [await education('munich', { field_of_study: 'Law' })],
  });
  await mentor({
    first_name: 'Economist',
    origin_country_code: 'IN',
    topics: ['visa-and-permits', 'language-tests'],
    educations: [await education('edinburgh', { degree_id: PHD, field_of_study: 'Economics' })],
  });
  await mentor({
    first_name: 'Doctor',
    origin_country_code: 'IN',
    topics: ['proof-of-funds', 'recommendation-letters', 'admission-tests'],
    educations: [await education('munich', { degree_id: PHD, field_of_study: 'Physics' })],
  });
}

/** Both engines answer alike. */
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
    const most = (...keyword: string[]) => search({ keyword, match: 'most', expand: ['facets'] });

    test('[U-11] a country as a keyword finds what the filter finds, in any language of the product', async () => {
      const there = await found({ destination_country_codes: ['DE'] });
      expect(there).toEqual(['Doctor', 'Writer']);
      for (const typed of ['germany', 'Deutschland', 'Allemagne', 'alemania', 'Đức', '德国', 'जर्मनी', 'ألمانيا']) {
        expect(await found({ keyword: [typed] }), typed).toEqual(there);
      }
      expect(await found({ keyword: ['UK'] })).toEqual(['Economist']);
    });

    test('[U-11] what applicants type leads to topics', async () => {
      for (const typed of ['DAAD', 'chevening', 'SOP', 'statement of purpose']) {
        expect(await found({ keyword: [typed] }), typed).toEqual(['Writer']);
      }
      for (const typed of ['CAS', 'I-20', 'i20', 'IELTS', 'toefl']) {
        expect(await found({ keyword: [typed] }), typed).toEqual(['Economist']);
      }
      for (const typed of ['blocked account', 'LOR']) {
        expect(await found({ keyword: [typed] }), typed).toEqual(['Doctor']);
      }
      // The words of Great Britain also start with this.
      expect(await found({ keyword: ['GRE'] })).toContain('Doctor');
    });

    test('[U-11] topics, degrees, levels and subjects are found by their names in any language of the product', async () => {
      const same: Record<string, string[]> = {
        scholarship: ['scholarships', 'học bổng', 'hoc bong', 'bourses', 'beca', '奖学金', 'छात्रवृत्ति', 'منحة'],
        'motivation letter': ['motivation letters', 'thư động lực', 'lettres de motivation', '动机信', 'رسالة الدافع'],
        doctorate: ['tiến sĩ', 'doctorat', 'doctorado', '博士', 'डॉक्टरेट', 'دكتوراه', 'doctorates'],
        law: ['luật', 'droit', 'Derecho', '法律', 'कानून', 'القانون', 'jurisprudence'],
        'economics doctorate': ['tiến sĩ kinh tế', '经济学博士', 'doctorado en economía', 'الدكتوراه الاقتصاد'],
      };
      for (const [english, others] of Object.entries(same)) {
        const there = await found({ keyword: [english] });
        expect(there, english).not.toEqual([]);
        for (const typed of others) {
          const page = await search({ keyword: [typed], match: 'most' });
          expect(page.profiles.map(({ first_name }) => first_name).toSorted(), typed).toEqual(there);
          expect(page.corrected_keywords, typed).toBeNull();
        }
      }
    });

    test('[U-11] a word of the reader’s language is not corrected into another word, and names of several words stay together', async () => {
      for (const typed of ['bổng', 'munihc kiến trúc', 'خريج', 'Architektur architecture']) {
        expect((await search({ keyword: [typed] })).corrected_keywords, typed).toBeNull();
      }
      if (engine === 'index') {
        const used = [{ asked: 'munihc', used: 'munich' }];
        expect((await search({ keyword: ['munihc'] })).corrected_keywords).toEqual(used);
      }
      expect((await most('thư động lực oxford')).counted_words).toEqual({
        used: ['thư động lực'],
        left_out: ['oxford'],
      });
    });

    test('[U-11] words of a question are left out where no mentor has all words', async () => {
      const asked = 'how to write motivation letter';
      expect(await search({ keyword: [asked] })).toMatchObject({ total_count: 0 });
      expect((await search({ keyword: [asked] })).counted_words).toBeUndefined();
      const page = await most(asked);
      expect(page.profiles.map(({ first_name }) => first_name)).toEqual(['Writer']);
      expect(page.counted_words).toEqual({ used: ['motivation', 'letter'], left_out: ['how', 'to', 'write'] });
      if (engine === 'index') {
        expect(page.facets?.topics.map(({ value }) => value).toSorted()).toEqual(['motivation-letter', 'scholarships']);
      }
    });

    test('[U-11] mentors with the most of the words are shown, and the answer says which words count', async () => {
      expect(await most('cambridge economics phd')).toMatchObject({
        total_count: 1,
        counted_words: { used: ['economics', 'phd'], left_out: ['cambridge'] },
      });
      expect(await most('edinburgh', 'law', 'munich')).toMatchObject({
        total_count: 1,
        counted_words: { used: ['law', 'munich'], left_out: ['edinburgh'] },
      });
      expect(await most('oxford law')).toMatchObject({ total_count: 1, counted_words: { used: ['law'] } });
      expect((await most('economics phd')).counted_words).toBeUndefined();
      expect(await most('qqqqqq zzzzzz')).toMatchObject({ total_count: 0 });
      expect(await most('how to')).toMatchObject({ total_count: 0 });
    });

    test('[U-11] where no mentor has a university or a subject, searches by what is near are offered first', async () => {
      const near = async (...keyword: string[]) =>
        (await search({ keyword, expand: ['wider'] })).wider?.filter(({ instead }) => instead !== null);
      const by = (value: string, instead: string, total_count: number) => ({
        without: 'keyword',
        value,
        instead,
        total_count,
        total_is_exact: true,
      });
      expect(await near('LMU')).toEqual([by('LMU', 'Munich', 2)]);
      expect(await near('chemistry')).toEqual([by('chemistry', 'physics', 1)]);
      expect(await near('hóa học')).toEqual([by('hóa học', 'vật lý', 1)]);
      expect(await near('chemistry', 'edinburgh')).toEqual([]);
      expect(await near('qqqq')).toEqual([]);
      const [first] =
        (await search({ keyword: ['MIT', 'munich'], destination_country_codes: ['DE'], expand: ['wider'] })).wider ??
        [];
      expect(first).toMatchObject({ without: 'keyword', value: 'MIT', instead: null, total_count: 2 });
    });

    test('[U-11] few results list how many more there are without one of the filters', async () => {
      const { wider } = await search({
        origin_country_codes: ['VN'],
        destination_country_codes: ['DE'],
        expand: ['wider'],
      });
      expect(wider).toEqual([
        { without: 'origin_country_codes', value: null, instead: null, total_count: 2, total_is_exact: true },
      ]);
      expect((await search({ destination_country_codes: ['DE'], expand: ['wider'] })).wider).toEqual([
        { without: 'destination_country_codes', value: null, instead: null, total_count: 3, total_is_exact: true },
      ]);
    });
  },
);

test('[U-11] of many keywords that name subjects no more searches are made than of a few', async () => {
  const api = await startTestApi();
  let asked = 0;
  const engine: SearchEngine = {
    search: async () => {
      asked += 1;
      return { total: 0, total_is_exact: true, corrected_keywords: null } as Awaited<
        ReturnType<SearchEngine['search']>
      >;
    },
    facets: () => Promise.reject(new Error('no facets are asked for')),
  };
  const keyword = ['nursing', 'engineering', 'law', 'economics', 'history', 'physics', 'design', 'music', 'biology'];
  const filters = SearchFilters.parse({ keyword });
  await widerSearches(api.context, engine, { filters, found: 0 });
  expect(asked).toBe(30 + LIMITS.wider_searches_max);
  await api.close();
});
