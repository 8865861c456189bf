import { endpoints, LIMITS, SearchFilters, type Problem, type SearchPage } from '@abroad/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import { make } from '../../testing/make.ts';

type Parameter = keyof SearchFilters;
const ID = '11593ef1-2701-5818-9aca-931ea5bbb10d';
/** Marks a repeated parameter. */
const TWICE: string[] = [];
const many = (count: number, value: (at: number) => string) => Array.from({ length: count }, (_, at) => value(at));
const LONG = 'x'.repeat(101);
const NOT_TEXT = ['%00', 'a%00b', '%0A', 'a%0Db', '%E2%80%A8'].map((value) => `a${value}a`);
const NOT_NUMBERS = ['NaN', 'Infinity', '-Infinity', '1e999', 'x', '1.5', '-1', '1,5', 'null', 'true', '[]', '1;2'];
const NOT_COUNTRIES = ['vn', 'V', 'VNM', '84', 'V1', "V'", '%F0%9F%87%BB', 'null', ' VN%00'];
const NOT_IDS = ['1', ID.slice(1), `${ID}0`, ID.replaceAll('-', ''), 'null', "' or 1=1", `{${ID}}`];

/** Valid and invalid values of each parameter. A parameter of the contract without a row here doesn't compile. */
const VALUES: Record<Parameter, { good: string[]; bad: (string | string[])[] }> = {
  keyword: {
    good: ['a', 'wind%20grid', '%25_', 'x'.repeat(100), '%F0%9F%98%80', "'", '%5C', '北京'],
    bad: [LONG, ...NOT_TEXT, many(LIMITS.keywords_max + 1, (at) => `k${at}`)],
  },
  origin_country_codes: { good: ['VN', 'ZZ'], bad: [...NOT_COUNTRIES, many(101, () => 'VN'), ['VN', 'x']] },
  destination_country_codes: { good: ['NL'], bad: [...NOT_COUNTRIES, many(101, () => 'NL'), ['NL', 'x']] },
  university_ids: { good: [ID, ID.toUpperCase()], bad: [...NOT_IDS, many(101, () => ID), [ID, 'x']] },
  degree_ids: { good: [ID], bad: [...NOT_IDS, many(101, () => ID), [ID, 'x']] },
  topics: {
    good: ['scholarships', 'unknown', '%7B%22', 'x'.repeat(100)],
    bad: [LONG, ...NOT_TEXT, many(101, (at) => `t${at}`)],
  },
  education_start_year_from: { good: ['1900', '2200'], bad: [...NOT_NUMBERS, '1899', '2201', '1e9', TWICE] },
  education_start_year_to: { good: ['1900', '2200'], bad: [...NOT_NUMBERS, '1899', '2201', '1e9', TWICE] },
  languages: {
    good: ['en', 'vi', 'fil'],
    bad: ['EN', 'e', 'english', 'pt-BR', 'null', many(101, () => 'en'), ['en', 'x']],
  },
  offers: { good: ['free_session'], bad: ['free', 'null', ['free_session', 'x'], many(101, () => 'free_session')] },
  currency: { good: ['EUR', 'XXX'], bad: ['eur', 'EURO', 'E1R', TWICE] },
  prices: { good: ['free', 'EUR-30', 'XXX-10'], bad: ['EUR', 'EUR-', '30', 'eur-30', 'null', many(101, () => 'free')] },
  proof: {
    good: ['any', 'graduation', 'vouched'],
    bad: ['affiliation', 'ANY', 'null', ['any', 'x'], many(101, () => 'any')],
  },
  studies: { good: ['abroad', 'all'], bad: ['home', 'ALL', 'null', TWICE] },
  available_until: {
    good: ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00.000Z'],
    bad: ['2026-12-01', 'tomorrow', '1e9', 'null', TWICE],
  },
  available_times: {
    good: ['evenings', 'weekends'],
    bad: ['Evenings', 'mornings', 'null', ['evenings', 'x'], many(101, () => 'evenings')],
  },
  time_zone: { good: ['Asia/Ho_Chi_Minh', 'UTC'], bad: ['Mars/Base', '+07:00', 'null', LONG, TWICE] },
  match: { good: ['all', 'most'], bad: ['any', 'MOST', 'null', TWICE] },
  sort_by: {
    good: ['relevance', 'recommended', 'newest', 'rating', 'price', 'name', 'next_available'],
    bad: ['id', 'NAME', 'name desc', 'null', '__proto__', '1', TWICE],
  },
  sort_order: { good: ['asc', 'desc'], bad: ['up', 'DESC', 'null', '1', 'asc nulls first', TWICE] },
  expand: { good: ['facets', 'wider'], bad: ['all', 'Facets', 'null', ['facets', 'x'], many(101, () => 'facets')] },
  facet_names: { good: ['topics', 'prices'], bad: ['keyword', 'Topics', 'null', ['topics', 'x']] },
  facet_limit: { good: ['1', '20000'], bad: [...NOT_NUMBERS, '0', '20001', '1e9', TWICE] },
  page: { good: ['1', '500'], bad: [...NOT_NUMBERS, '0', '1e9', '10001', '501', TWICE] },
  page_size: { good: ['1', '100'], bad: [...NOT_NUMBERS, '0', '101', '1e9', TWICE] },
};
const PARAMETERS = Object.keys(VALUES) as Parameter[];
const isList = (name: Parameter) => Array.isArray(SearchFilters.parse({})[name]);

/** Compares both engines; the index has a change a moment later. */
const ENGINES = [
  { engine: 'postgres', settings: {} },
  { engine: 'index', settings: { SEARCH_ENGINE: 'index' } },
];

describe.each<{ engine: string; settings: Record<string, string> }>(ENGINES)(
  'with the engine $engine',
  ({ settings }) => {
    let api: TestApi;
    let address = '';
    beforeAll(async () => {
      api = await startTestApi({}, settings);
      const { mentor, education } = make(api);
      const made = await mentor({
        first_name: 'Linh',
        last_name: 'Trần',
        origin_country_code: 'VN',
        about: 'Write to linh.tran+abroad@mailhost.example, or to LINH @ mailhost.example.',
        headline: 'headlined@mailhost.example',
        topics: ['scholarships'],
        educations: [await education('delft', { field_of_study: 'secret@mailhost.example' })],
        experiences: [{ organisation: 'work@mailhost.example', title: 'boss@mailhost.example' }],
      });
      address = made.person.email;
      if (api.context.search_index) {
        await untilCaughtUp(api.context.search_index);
      }
    });
    afterAll(() => api.close());

    const ask = async (query: string) => {
      const answer = await fetch(`${api.base_url}${endpoints.searchProfiles.path}?${query}`);
      return { status: answer.status, body: (await answer.json()) as SearchPage & Problem };
    };
    const total = async (keyword: string) => {
      const { status, body } = await ask(`keyword=${encodeURIComponent(keyword)}`);
      return status === 200 ? body.total_count : status;
    };

    test('[C-15] [B-10] [E-13] every bad value of every parameter is refused by the name of the parameter', async () => {
      expect(PARAMETERS.toSorted()).toEqual(Object.keys(SearchFilters.shape).toSorted());
      for (const name of PARAMETERS) {
        const { good, bad } = VALUES[name];
        for (const value of good) {
          expect((await ask(`${name}=${value}`)).status, `${name}=${value}`).toBe(200);
        }
        for (const value of bad) {
          const values = value === TWICE ? good.concat(good).slice(0, 2) : [value].flat();
          const query = values.map((each) => `${name}=${each}`).join('&');
          const { status, body } = await ask(query);
          expect(status, query.slice(0, 200)).toBe(400);
          const named = (body.errors ?? []).map(({ path }) => path.split('.')[0]);
          expect(new Set(named), query.slice(0, 200)).toEqual(new Set([name]));
        }
      }
    });

    test('[V-21] [V-22] blank values are dropped, wherever they stand', async () => {
      const { body: all } = await ask('');
      for (const name of PARAMETERS) {
        for (const blank of ['', '%20', '%20%09%20']) {
          expect((await ask(`${name}=${blank}`)).body, name).toEqual(all);
        }
        if (isList(name)) {
          const [value = ''] = VALUES[name].good;
          const one = await ask(`${name}=${value}`);
          expect((await ask(`${name}=&${name}=${value}&${name}=%20`)).body, name).toEqual(one.body);
        }
      }
      expect((await ask('utm_source=mail&__proto__=1&constructor=2')).body).toEqual(all);
    });

    test('[C-15] years the wrong way round, and pages after the last, find no mentor', async () => {
      const turned = 'education_start_year_from=2020&education_start_year_to=2010';
      expect((await ask(turned)).body).toMatchObject({ profiles: [], total_count: 0, total_pages: 0 });
      expect((await ask('page=400')).body).toMatchObject({ profiles: [], total_count: 1, page: 400 });
      const deep = await ask('page=101&page_size=100');
      expect(deep.body).toMatchObject({ status: 400, code: 'PAGE_TOO_DEEP', errors: [{ path: 'page' }] });
    });

    test('attack 27: no email address of a user or in their texts is found, whole or in part, nor in the answer', async () => {
      for (const keyword of [
        address,
        address.toUpperCase(),
        address.split('@')[0] ?? '',
        'linh.tran+abroad@mailhost.example',
        'linh.tran',
        'linhtran+abroad',
        'mailhost',
        'mailhost.example',
        'headlined',
        'secret',
        'work@mailhost.example',
        'boss',
        // The name is found by itself, but not with an address.
        'Linh nobody@nowhere.example',
        'ｌｉｎｈ＠ｍａｉｌｈｏｓｔ．ｅｘａｍｐｌｅ',
        '@mailhost',
      ]) {
        expect(await total(keyword), keyword).toBe(keyword === 'linh.tran' ? 1 : 0);
      }
      expect(await total('linh')).toBe(1);
    });

    test('attack 18: the dearest search that is allowed is answered soon', async () => {
      const letters = many(LIMITS.keywords_max, (at) =>
        many(50, (nth) => String.fromCodePoint(0x61 + ((at * 50 + nth) % 26))).join(' '),
      );
      const pairs = many(LIMITS.keywords_max, (at) =>
        many(LIMITS.keyword_length_max, (nth) => String.fromCodePoint(0x4e00 + at * 100 + nth)).join(''),
      );
      // The longest request line.
      const ids = many(40, (at) => `${String(at).padStart(2, '0')}${ID.slice(2)}`);
      const filters = [
        ...many(LIMITS.filter_values_max, (at) => `topics=t${at}`),
        ...ids.map((id) => `university_ids=${id}&degree_ids=${id}`),
      ].join('&');
      for (const keywords of [letters, pairs]) {
        const query = keywords.map((keyword) => `keyword=${encodeURIComponent(keyword)}`).join('&');
        for (const rest of [
          filters,
          'sort_by=relevance&page=100&page_size=100',
          'expand=facets&expand=wider&match=most',
        ]) {
          const before = process.threadCpuUsage();
          expect((await ask(`${query}&${rest}`)).status).toBe(200);
          expect(process.threadCpuUsage(before).user / 1000, rest.slice(0, 50)).toBeLessThan(3000);
        }
      }
    });
  },
);
