import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { apiContext } from '../../lib/request-context.ts';
import { loader } from '../../routes/mentor-profile.tsx';
import { PlayedApi, refuse } from '../../testing/play-api.ts';
import { NOTHING } from '../../testing/sample-answers.ts';
import { sampleTimes } from '../../testing/sample-service.ts';
import { personOf } from './load-profile.server.ts';
import { frameOf } from './map-frame.ts';
import { periodWords } from '../history/profile-path.tsx';
import type { ProfileView } from './profile-view.ts';
import { cheapest, type ServiceView } from './services.ts';

const t = createTranslate('en');

const period = (start_date: string | null, end_date: string | null, is_current = false) =>
  periodWords({ start_date, end_date, is_current }, t, 'en');

test('a period says as much as is known', () => {
  expect(period('2019-09-01', '2021-07-31')).toBe('Sep 2019 – Jul 2021');
  expect(period('2021-10-01', null, true)).toBe('Oct 2021 – now');
  expect(period('2021-10-01', null)).toBe('since Oct 2021');
  expect(period(null, '2021-07-31')).toBe('until Jul 2021');
  expect(period(null, null)).toBe('');
});

test('the map shows the whole route, wherever it lies', () => {
  for (const [origin, destination] of [
    ['VN', 'NL'],
    ['NZ', 'CA'],
    ['FR', 'BE'],
    ['BR', 'PT'],
  ] as const) {
    const [left = 0, top = 0, width = 0, height = 0] = (frameOf(origin, destination) ?? '').split(' ').map(Number);
    expect(width / height).toBeCloseTo(500 / 236, 1);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(1201);
  }
  expect(frameOf('VN', 'XX')).toBeNull();
});

const service = (slug: string, price: number | null): ServiceView => ({
  id: slug,
  slug,
  price,
  title: slug,
  description: null,
  duration_min: 30,
  currency: 'EUR',
  default_platform: 'google_meet',
  free_cancel_min: 720,
  late_refund_pct: 50,
});

test('the price to begin with is that of the cheapest service', () => {
  expect(cheapest([service('a', 40), service('b', 18)], null)?.slug).toBe('b');
  expect(cheapest([service('a', 40), service('free', null)], null)?.slug).toBe('free');
  expect(cheapest([], null)).toBeNull();
  const rates = { as_of: '2026-11-01', by_currency: { EUR: 1, INR: 100 } };
  const rupees = { ...service('rupees', 950), currency: 'INR' };
  const francs = { ...service('francs', 1), currency: 'CHF' };
  expect(cheapest([francs, service('a', 40), rupees], rates)?.slug).toBe('rupees');
});

test('[T-433] search engines are told an average exactly where the page shows one', () => {
  const told = (rating: number | null, review_count: number) => {
    const mentor = { name: 'Linh', educations: [], experiences: [], languages: [], topics: [], rating, review_count };
    return personOf(mentor as unknown as ProfileView, { url: 'https://a.test/linh', image: null, description: '' });
  };
  // Two reviews are shown without their mean.
  expect(JSON.stringify(told(null, 2))).not.toMatch(/ggregateRating|ratingValue/);
  expect(told(4.67, 3)).toMatchObject({
    '@type': 'Person',
    makesOffer: { aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.67, reviewCount: 3, bestRating: 5 } },
  });
});

test('[U-17] a paused profile is a page, and one that isn’t there is not found', async () => {
  const statusOf = async (code: string) => {
    const { fetch } = new PlayedApi({
      getMentorProfileBySlug: refuse(404, code),
      listEventTypesBySlug: NOTHING,
      getAvailabilityBySlug: sampleTimes([]),
    });
    const context = new RouterContextProvider();
    context.set(apiContext, { fetch });
    const request = new Request('https://a.test/linh-tran/mentor-profile');
    const given = { context, request, params: { slug: 'linh-tran' } } as unknown as Parameters<typeof loader>[0];
    return (await loader(given)).init?.status;
  };
  expect(await statusOf('PROFILE_PAUSED')).toBe(200);
  expect(await statusOf('PROFILE_NOT_FOUND')).toBe(404);
});
