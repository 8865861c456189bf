import { SearchPage } from '@abroad/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import { newId } from '../../core/ids.ts';
import { make, type MadeMentor } from '../../testing/make.ts';

let api: TestApi;
let mentor: MadeMentor;

const insertExperience = () =>
  api.context.db
    .insertInto('mentor_experience')
    .values({ id: newId(), profile_id: mentor.profile_id, organisation: 'Grid', title: 'Analyst', is_current: true })
    .execute();
const insertPicture = () =>
  api.context.db
    .insertInto('avatar')
    .values({
      id: newId(),
      auth_user_id: mentor.user_id,
      status: 'current',
      content_type: 'image/png',
      size_bytes: 10,
      content_hash: 'a'.repeat(32),
    })
    .execute();

describe.each(['index', 'postgres'])('%s', (engine) => {
  beforeAll(async () => {
    api = await startTestApi({}, { SEARCH_ENGINE: engine });
    const { education } = make(api);
    mentor = await make(api).mentor({
      first_name: 'Linh "Q"',
      origin_country_code: 'VN',
      educations: [await education('delft')],
    });
    await make(api).mentor({ first_name: 'Ada\u2028', educations: [await education('munich')] });
  });
  afterAll(() => api.close());

  async function text(query: string): Promise<string> {
    if (api.context.search_index) {
      await untilCaughtUp(api.context.search_index);
    }
    return (await fetch(`${api.base_url}/api/views/search/profiles?${query}`)).text();
  }
  const cardOfLinh = async () => SearchPage.parse(JSON.parse(await text('keyword=linh'))).profiles[0];

  test('[C-15] an answer past the serialiser is byte for byte what the contract would write, the second time too', async () => {
    for (const query of [
      '',
      'expand=facets&facet_limit=2',
      'expand=facets&facet_names=topics&time_zone=Asia/Tokyo',
      'keyword=lihn',
      'keyword=linh&keyword=nobody&expand=wider',
    ]) {
      const first = await text(query);
      expect(first, query).toBe(JSON.stringify(SearchPage.strict().parse(JSON.parse(first))));
      expect(await text(query), query).toBe(first);
    }
    const { corrected_keywords } = SearchPage.parse(JSON.parse(await text('keyword=lihn')));
    expect(corrected_keywords).toEqual(engine === 'index' ? [{ asked: 'lihn', used: 'linh' }] : null);
  });

  test('[C-15] a card that was shown before shows its latest changes, wherever they are stored', async () => {
    const changes: [string, () => Promise<unknown>][] = [
      ['time_zone', () => mentor.client.patchMyMentorProfile({ body: { time_zone: 'Asia/Tokyo' } })],
      [
        'slug',
        () =>
          api.context.db
            .updateTable('authenticated_user')
            .set({ slug: 'another-linh' })
            .where('id', '=', mentor.user_id)
            .execute(),
      ],
      [
        'price_duration_min',
        () =>
          api.context.db
            .updateTable('event_type')
            .set({ duration_min: 90 })
            .where('auth_user_id', '=', mentor.user_id)
            .execute(),
      ],
      [
        'field_of_study',
        () =>
          api.context.db
            .updateTable('mentor_education')
            .set({ field_of_study: 'Wind' })
            .where('profile_id', '=', mentor.profile_id)
            .execute(),
      ],
      [
        'review_count',
        () =>
          api.context.db
            .updateTable('mentor_profile')
            .set({ review_count: 9 })
            .where('id', '=', mentor.profile_id)
            .execute(),
      ],
      [
        'next_available_at',
        () =>
          api.context.db
            .updateTable('mentor_search')
            .set({ next_available_at: '2030-01-01T10:00:00Z' })
            .where('profile_id', '=', mentor.profile_id)
            .execute(),
      ],
      ['job_title', () => insertExperience()],
      ['profile_image_url', () => insertPicture()],
    ];
    for (const [field, change] of changes) {
      const before = await cardOfLinh();
      await change();
      const after = await cardOfLinh();
      expect(before?.[field as 'slug'], field).not.toEqual(after?.[field as 'slug']);
    }
  });

  test('[C-15] who pauses is not found and not shown', async () => {
    await mentor.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
    expect(await cardOfLinh()).toBeUndefined();
    await mentor.client.patchMyMentorProfile({ body: { profile_status: 'active' } });
    expect(await cardOfLinh()).toMatchObject({ profile_id: mentor.profile_id });
  });

  if (engine === 'index') {
    test('[C-15] readiness reports how the index is doing', async () => {
      const { search } = (await (await fetch(`${api.base_url}/api/health/ready`)).json()) as { search: unknown };
      expect(search).toEqual({
        engine: 'index',
        index: {
          phase: 'following',
          is_serving: true,
          lag_ms: expect.any(Number),
          documents: expect.any(Number),
          bytes: expect.any(Number),
          made_by: 'build',
          made_in_ms: expect.any(Number),
        },
      });
    });
  }
});
