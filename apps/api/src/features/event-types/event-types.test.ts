import { EventTypes, MeetingPlatform } from '@abroad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test("[C-07] [E-04] lists a mentor's active services with every field, and the page that was asked for", async () => {
  const mentor = await make(api).mentor({
    event_types: [
      { slug: 'free', title: 'Free call' },
      { slug: 'paid', title: 'Essay', price_minor: 2550, currency: 'EUR', duration_min: 45 },
      { slug: 'yen', title: 'Japan', price_minor: 3000, currency: 'JPY' },
      { slug: 'gone', is_active: false },
    ],
  });
  const nobody = api.as(null);
  const all = await nobody.listEventTypesBySlug({ params: { slug: mentor.slug } });
  expect(EventTypes.parse(all)).toEqual(all);
  expect(all).toMatchObject({ total: 3, page: 1, page_size: 20, total_pages: 1 });
  expect(all.items.map(({ slug, price, currency }) => [slug, price, currency])).toEqual([
    ['free', 0, 'EUR'],
    ['paid', 25.5, 'EUR'],
    ['yen', 3000, 'JPY'],
  ]);
  expect(all.items[1]).toMatchObject({
    auth_user_id: mentor.user_id,
    title: 'Essay',
    description: null,
    duration_min: 45,
    default_platform: 'google_meet',
    target_calendar_id: null,
    is_active: true,
  });
  const second = await nobody.listEventTypesBySlug({ params: { slug: mentor.slug }, query: { page: 2, page_size: 2 } });
  expect(second.items.map(({ slug }) => slug)).toEqual(['yen']);
  const tooDeep = { params: { slug: mentor.slug }, query: { page: 101, page_size: 100 } };
  expect(await refusal(nobody.listEventTypesBySlug(tooDeep))).toEqual({ code: 'PAGE_TOO_DEEP', paths: ['page'] });
});

test('[C-07] shows all services to their mentor, and none of a mentor who has paused', async () => {
  const mentor = await make(api).mentor({ event_types: [{ slug: 'free' }, { slug: 'gone', is_active: false }] });
  const params = { slug: mentor.slug };
  const own = await mentor.client.listEventTypesBySlug({ params });
  expect(own.items.map(({ slug, is_active }) => [slug, is_active])).toEqual([
    ['free', true],
    ['gone', false],
  ]);
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  expect(await refusalCode(api.as(null).listEventTypesBySlug({ params }))).toBe('PROFILE_NOT_FOUND');
  expect((await mentor.client.listEventTypesBySlug({ params })).total).toBe(2);
});

test('[E-05] a service can name each of the five platforms', async () => {
  const platforms = MeetingPlatform.options;
  const mentor = await make(api).mentor({
    event_types: platforms.map((default_platform) => ({ slug: default_platform, default_platform })),
  });
  const { items } = await api.as(null).listEventTypesBySlug({ params: { slug: mentor.slug } });
  expect(items.map((item) => item.default_platform)).toEqual(['google_meet', 'zoom', 'teams', 'phone', 'in_person']);
});

test('finds no services for an unknown slug, an invalid slug, or a user who isn’t a mentor', async () => {
  const prospect = await make(api).prospect();
  const of = (slug: string) => refusalCode(api.as(null).listEventTypesBySlug({ params: { slug } }));
  expect(await of('nobody-has-this')).toBe('PROFILE_NOT_FOUND');
  expect(await of(prospect.slug)).toBe('PROFILE_NOT_FOUND');
  expect(await of('a b')).toBe('INVALID_SLUG');
});

test('a former slug still leads to the services', async () => {
  const mentor = await make(api).mentor();
  await mentor.client.patchAuthenticatedUser({ body: { slug: 'moved-elsewhere' } });
  const { total } = await api.as(null).listEventTypesBySlug({ params: { slug: mentor.slug.toUpperCase() } });
  expect(total).toBe(1);
});
