import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { afterRetries, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { NOTHING } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { listed } from '../../testing/sample-lists.ts';
import { sampleProspect } from '../../testing/sample-prospect.ts';
import { sampleTimes } from '../../testing/sample-service.ts';
import { sampleFacts, sampleFound, sampleSaved, sampleSummary } from '../../testing/sample-search.ts';
import { sampleThread } from '../../testing/sample-thread.ts';

/** Four mentors with prices and times by day, and a route. */
const answers = {
  searchProfiles: sampleFound({
    profiles: ['Linh', 'Mai', 'Hoa', 'Thu'].map((first_name) =>
      sampleSummary({
        first_name,
        slug: first_name.toLowerCase(),
        next_available_at: '2026-11-21T04:00:00Z',
        ...(first_name === 'Mai' && { has_free_session: false, price_from: 28 }),
      }),
    ),
  }),
  listPopularRoutes: {
    routes: [{ origin_country_code: 'VN', destination_country_code: 'NL', mentor_count: 3, next_available_at: null }],
  },
  getAvailabilityBySlug: sampleTimes([]),
  getHomeFacts: sampleFacts(),
  listExchangeRates: { base: 'EUR', as_of: '2026-11-01', items: [], total: 0 },
};

/** A student from Vietnam who wants to study in the Netherlands. */
const own = {
  ...answers,
  getMyProspectProfile: sampleProspect({ origin_country_code: 'VN', target_country_codes: ['NL'], intake_year: 2027 }),
  listSavedSearches: NOTHING,
  listBookings: NOTHING,
};

test('[U-13] a signed-in user sees their next session first', async () => {
  const booking = sampleBooking({ start: '2026-11-23T09:00:00Z', end: '2026-11-23T09:30:00Z' });
  await openPage('/', {
    answers: { ...own, listBookings: ({ query }) => (query['when'] === 'upcoming' ? listed([booking]) : NOTHING) },
  });
  const session = await screen.findByRole('link', { name: 'Intro call with Linh Trần' });
  expect(session.getAttribute('href')).toBe(`/bookings/${booking.id}`);
  const mentors = screen.getByRole('region', { name: 'Mentors for your route' });
  expect(session.compareDocumentPosition(mentors) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await auditDom();
});

test('[U-13] a signed-in user without a session ahead is told so', async () => {
  await openPage('/', { answers: own });
  await screen.findByText(/You have no upcoming sessions\./);
  const ahead = within(screen.getByRole('region', { name: 'Your next session' }));
  expect(ahead.getByRole('link', { name: 'See your bookings' }).getAttribute('href')).toBe('/bookings');
});

test('[U-13] a visitor who is not signed in has no place for a session, and sees mentors with prices', async () => {
  await openPage('/', { as: null, answers });
  const tiles = [...document.querySelectorAll('.mentor-sheet .mentor-tile')].map((tile) => tile.textContent);
  expect(tiles).toHaveLength(4);
  for (const tile of tiles) expect(tile).toMatch(/Free|\d+ min/);
  expect(screen.queryByRole('region', { name: 'Your next session' })).toBeNull();
});

test('[U-33] a visitor reads what was counted, and reviews with their routes', async () => {
  await openPage('/', { as: null, answers });
  for (const fact of [
    '4.7 from 3 reviews',
    /^Sessions from €15/,
    '4 mentors with a free session',
    'Full refund if your mentor doesn’t join',
  ]) {
    screen.getByText(fact);
  }
  const review = within(
    screen.getByText('Linh told me which of three scholarships fits.').closest('figure') as HTMLElement,
  );
  expect(review.getByRole('link', { name: 'Amara about Linh Trần' }).getAttribute('href')).toBe(
    '/linh-tran/mentor-profile',
  );
  review.getByRole('img', { name: 'From Vietnam to the Netherlands' });
  review.getByText('5 stars');
  await auditDom();
});

test('[U-33] without reviews, prices and routes of their own a visitor reads of none', async () => {
  const facts = sampleFacts({ rating: null, review_count: 0, free_mentor_count: 0, lowest_prices: [], reviews: [] });
  await openPage('/', { as: null, answers: { ...answers, getHomeFacts: facts } });
  screen.getByText('Full refund if your mentor doesn’t join');
  expect(screen.queryByText(/^Sessions from|reviews$|free session$/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'What students say' })).toBeNull();
  screen.getByRole('heading', { name: 'Popular routes' });
});

test('[U-32] a signed-in student’s home is about their route, with its mentors', async () => {
  const { api } = await openPage('/', { answers: own });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('VNMNLDFrom Vietnam to the Netherlands');
  screen.getByText('Vietnam to the Netherlands, starting 2027');
  const mentors = within(await screen.findByRole('region', { name: 'Mentors for your route' }));
  expect(await mentors.findAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(api.calls('searchProfiles').at(-1)?.query).toMatchObject({
    origin_country_codes: 'VN',
    destination_country_codes: 'NL',
  });
  expect(screen.getByRole('link', { name: /^See \d+ mentors?$/ }).getAttribute('href')).toBe(
    '/search?origin_country_codes=VN&destination_country_codes=NL',
  );
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
});

test('[U-32] where a route has no mentors, those who studied at its end are shown as what they are', async () => {
  const none = sampleFound({ profiles: [], total_count: 0 });
  await openPage('/', {
    answers: {
      ...own,
      searchProfiles: ({ query }) => (query['origin_country_codes'] === undefined ? answers.searchProfiles : none),
    },
  });
  const mentors = within(await screen.findByRole('region', { name: 'Mentors who studied there' }));
  expect(await mentors.findAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('[U-32] a reader without a route is asked for it, and mentors that can’t be found are asked for again', async () => {
  const { api, user } = await openPage('/', {
    answers: {
      ...own,
      getMyProspectProfile: sampleProspect({ target_country_codes: [] }),
      searchProfiles: refuse(500, 'INTERNAL'),
    },
  });
  await screen.findByRole('combobox', { name: 'I want to study in' });
  const card = within(await afterRetries());
  api.answer({ searchProfiles: answers.searchProfiles });
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { level: 3, name: 'Linh Trần' });
});

test('[U-32] what waits is listed with its action: unread messages and reviews to write', async () => {
  const past = sampleBooking({ status: 'completed', allowed_actions: ['review'] });
  await openPage('/', {
    answers: {
      ...own,
      listBookings: ({ query }) => (query['when'] === 'past' ? listed([past]) : NOTHING),
      listThreads: { ...listed([sampleThread({ unread: 2 })]), unread_threads: 1 },
      listSavedSearches: listed([sampleSaved({ name: 'Delft', new_count: 3 })]),
    },
  });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/messages/${sampleThread().id}`,
    `/bookings/${past.id}/review`,
  ]);
  const searches = within(await screen.findByRole('region', { name: 'Saved searches' }));
  searches.getByRole('link', { name: /^Delft ?3 new mentors$/ });
  await auditDom();
});
