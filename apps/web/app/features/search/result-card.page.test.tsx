import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { sampleFound, sampleSummary } from '../../testing/sample-search.ts';

/** Opens the search for a visitor who isn’t signed in. */
const openSearch = (address: string, answers: Answers = {}) =>
  openPage(address, { as: null, answers: { searchProfiles: sampleFound(), ...answers } });

test('[U-10] cards say languages and a free session, and are one link to the profile and one to the times', async () => {
  const { user, address } = await openSearch('/search?languages=nl&offers=free_session', {
    getMentorProfileBySlug: refuse(404, 'PROFILE_NOT_FOUND'),
  });
  const card = within(screen.getByRole('article'));
  card.getByText('Vietnamese, English, Dutch');
  card.getByText(/^Free/);
  card.getByText('for 30 min', { exact: false });
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/linh-tran/mentor-profile',
    '/linh-tran/availability',
  ]);
  await user.click(screen.getByRole('button', { name: 'Filters, 2 chosen' }));
  expect(await screen.findByRole('checkbox', { name: /^Dutch/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Close filters' }));
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('/search'));
});

test('[U-10] a card says the next time at a waking hour, what is only at night, and with a choice any next time', async () => {
  const night = '2026-11-21T20:30:00Z';
  const profiles = [
    sampleSummary({ next_available_at: night, next_waking_at: '2026-11-22T03:00:00Z' }),
    sampleSummary({ slug: 'mai-tran', next_available_at: night, next_waking_at: null }),
  ];
  const { user, address } = await openSearch('/search', { searchProfiles: sampleFound({ profiles }) });
  const times = () => [...document.querySelectorAll('.result-next')].map(({ textContent }) => textContent);
  expect(times()[0]).toMatch(/^Next available .*00$/);
  expect(times()[1]).toMatch(/^Only at night .*30$/);
  await user.click(screen.getByRole('button', { name: '08:00–22:00 your time' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Show times at night, too' }));
  await waitFor(() => expect(address()).toBe('/search?hours=all'));
  await waitFor(() => expect(times().every((time) => /^Next available .*30$/.test(time))).toBe(true));
  screen.getByRole('button', { name: 'Any time of day' });
});

test('[U-10] the rating of a card leads to the reviews, after the name and before the times', async () => {
  const profiles = [sampleSummary({ rating: 4.9, review_count: 23 })];
  await openSearch('/search', { searchProfiles: sampleFound({ profiles }) });
  const links = within(screen.getByRole('article')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/linh-tran/mentor-profile',
    '/linh-tran/mentor-profile#reviews',
    '/linh-tran/availability',
  ]);
  screen.getByRole('link', { name: '4.9 out of 5 from Linh Trần’s 23 reviews' });
});
