import type { SearchFilters } from '@abroad/contract';
import { PROOFS } from '@abroad/contract/search-filters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { insertProof } from '../../testing/insert-proof.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import { make, type MadeMentor } from '../../testing/make.ts';

const AT = '2026-03-04T10:00:00Z';

/** Compares both engines. */
const ENGINES = [
  { engine: 'postgres', settings: {} },
  { engine: 'index', settings: { SEARCH_ENGINE: 'index' } },
];

describe.each<{ engine: string; settings: Record<string, string> }>(ENGINES)(
  'with the engine $engine',
  ({ engine, settings }) => {
    let api: TestApi;
    const ids = { delft: '', munich: '', hanoi: '' };
    let minh: MadeMentor;
    let end: (state: 'stale' | 'revoked') => Promise<void>;

    beforeAll(async () => {
      api = await startTestApi({}, settings);
      const { mentor, education } = make(api);
      const delft = await education('delft', { start_date: '2016-09-01' });
      const munich = await education('munich', { start_date: '2020-10-01' });
      const hanoi = await education('hanoi', { start_date: '2012-09-01', is_study_abroad: false });
      ids.delft = delft.university_id;
      ids.munich = munich.university_id;
      ids.hanoi = hanoi.university_id;
      await mentor({ first_name: 'Nobody', educations: [delft] });
      const linh = await mentor({ first_name: 'Linh', educations: [delft] });
      minh = await mentor({ first_name: 'Minh', educations: [delft, munich] });
      const hoa = await mentor({ first_name: 'Hoa', educations: [hanoi, munich] });
      await insertProof(api, linh, { kind: 'affiliation', university_id: ids.delft, at: AT });
      await insertProof(api, minh, { kind: 'affiliation', university_id: ids.munich, at: AT });
      ({ end } = await insertProof(api, minh, { kind: 'graduation', university_id: ids.delft, at: AT }));
      await insertProof(api, hoa, { kind: 'vouched', university_id: ids.hanoi, at: AT });
    });
    afterAll(() => api.close());

    const search = async (query: Partial<SearchFilters>) => {
      if (api.context.search_index) {
        await untilCaughtUp(api.context.search_index);
      }
      return api.as(null).searchProfiles({ query });
    };
    const found = async (query: Partial<SearchFilters>) =>
      (await search(query)).profiles.map((profile) => profile.first_name).toSorted();
    const counts = async (query: Partial<SearchFilters>) => {
      const { facets } = await search({ ...query, expand: ['facets'] });
      return PROOFS.map((proof) => facets?.proof.find(({ value }) => value === proof)?.count ?? 0);
    };

    test('[T-58] a search by proof finds mentors whose study abroad is proven so', async () => {
      expect(await found({ proof: ['any'] })).toEqual(['Linh', 'Minh']);
      expect(await found({ proof: ['graduation'] })).toEqual(['Minh']);
      expect(await found({ proof: ['vouched'] })).toEqual([]);
    });

    test.runIf(engine === 'index')('[T-58] proofs are counted as they would be found', async () => {
      expect(await counts({})).toEqual([2, 1, 0]);
      // The filter itself is left out of its counts, and the others apply.
      expect(await counts({ proof: ['vouched'] })).toEqual([2, 1, 0]);
      expect(await counts({ destination_country_codes: ['NL'] })).toEqual([2, 1, 0]);
      expect(await counts({ university_ids: [ids.munich] })).toEqual([1, 0, 0]);
      expect(await counts({ studies: 'all' })).toEqual([3, 1, 1]);
    });

    test('[T-58] the proof is of the study that meets the other filters, and studies at home count if asked for', async () => {
      expect(await found({ proof: ['any'], university_ids: [ids.munich] })).toEqual(['Minh']);
      expect(await found({ proof: ['graduation'], university_ids: [ids.munich] })).toEqual([]);
      expect(await found({ proof: ['vouched'], studies: 'all' })).toEqual(['Hoa']);
    });

    test('[T-80] cards name all proofs with what filters ask of their studies, the strongest first', async () => {
      const { profiles } = await search({ proof: ['graduation'] });
      expect(profiles[0]?.proofs).toMatchObject([
        {
          kind: 'graduation',
          domain: null,
          university_name: 'Delft University of Technology',
          checked_on: '2026-03-04',
          country_code: 'NL',
          university_id: ids.delft,
          start_year: 2016,
          is_study_abroad: true,
          is_main: false,
        },
        { kind: 'affiliation', domain: 'tudelft.nl', country_code: 'DE', is_main: true },
      ]);
      expect((await search({ keyword: ['Nobody'] })).profiles[0]?.proofs).toEqual([]);
    });

    test('[T-81] a profile names what is proven of each education', async () => {
      const profile = await api.as(null).getMentorProfileBySlug({ params: { slug: minh.slug } });
      const delft = profile.educations.find(({ university_id }) => university_id === ids.delft);
      expect(profile.proofs.map(({ kind }) => kind)).toEqual(['graduation', 'affiliation']);
      expect(profile.proofs[0]).toEqual({
        education_id: delft?.id,
        kind: 'graduation',
        domain: null,
        university_name: 'Delft University of Technology',
        checked_on: '2026-03-04',
      });
    });

    test('[T-58] proof ranks: a degree that was seen before an address, and an address before none', async () => {
      const order = (await search({ destination_country_codes: ['NL'] })).profiles.map(({ first_name }) => first_name);
      expect(order.indexOf('Minh')).toBeLessThan(order.indexOf('Linh'));
      expect(order.indexOf('Linh')).toBeLessThan(order.indexOf('Nobody'));
    });

    test('[T-58] a proof that became stale leaves the filter, the card, the profile and the rank at once', async () => {
      const scoreOf = async () =>
        (
          await api.context.db
            .selectFrom('mentor_search')
            .select('rank_score')
            .where('profile_id', '=', minh.profile_id)
            .executeTakeFirstOrThrow()
        ).rank_score;
      const before = await scoreOf();
      await end('stale');
      expect(await scoreOf()).toBe(before - 200);
      expect(await found({ proof: ['graduation'] })).toEqual([]);
      if (engine === 'index') {
        expect(await counts({})).toEqual([2, 0, 0]);
      }
      const card = (await search({ keyword: ['Minh'] })).profiles[0];
      expect(card?.proofs.map(({ kind }) => kind)).toEqual(['affiliation']);
      const profile = await api.as(null).getMentorProfileBySlug({ params: { slug: minh.slug } });
      expect(profile.proofs.map(({ kind }) => kind)).toEqual(['affiliation']);
    });
  },
);
