import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { NOTHING } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { listed } from '../../testing/sample-lists.ts';
import { sampleTimes } from '../../testing/sample-service.ts';
import { sampleFound, sampleSummary } from '../../testing/sample-search.ts';

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
};

test('[U-13] a signed-in user sees their next session first', async () => {
  const booking = sampleBooking({ start: '2026-11-23T09:00:00Z', end: '2026-11-23T09:30:00Z' });
  await openPage('/', {
    answers: { ...answers, listBookings: listed([booking]) },
  });
  const session = await screen.findByRole('link', { name: 'Intro call with Linh Trần' });
  expect(session.getAttribute('href')).toBe(`/bookings/${booking.id}`);
  const title = screen.getByRole('heading', { level: 1 });
  expect(session.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await auditDom();
});

test('[U-13] a signed-in user without a session ahead is told so', async () => {
  await openPage('/', { answers: { ...answers, listBookings: NOTHING } });
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
