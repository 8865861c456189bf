import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { FLAGS, NOTHING } from '../../testing/sample-answers.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';

const { matchMedia } = globalThis;
afterEach(() => Object.assign(globalThis, { matchMedia }));
/** Makes the window as narrow as a phone. */
const onPhone = () =>
  Object.assign(globalThis, { matchMedia: (media: string) => ({ ...matchMedia(media), matches: true }) });

const dock = () => within(screen.getByRole('navigation', { name: 'Places' }));
const answers = {
  listSavedSearches: NOTHING,
  listTurns: { items: [], total: 2 },
  listThreads: { ...NOTHING, unread_threads: 3 },
};

test('[U-31] a signed-out reader’s own places lead through the sign-in and back', async () => {
  await openPage('/how-ranking-works', { as: null, answers: {} });
  const leadsTo = dock()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(leadsTo).toEqual([
    ['Find', '/search'],
    ['Bookings', '/sign-in?redirect_url=%2Fbookings'],
    ['Messages', '/sign-in?redirect_url=%2Fmessages'],
    ['You', '/sign-in?redirect_url=%2Fhow-ranking-works'],
  ]);
});

test('[U-31] the header counts the bookings that wait and the unread conversations', async () => {
  await openPage('/saved-searches', { answers });
  await screen.findByRole('link', { name: /^Messages ?3 unread conversations$/ });
  screen.getByRole('link', { name: /^Bookings ?2 bookings are waiting for you$/ });
});

test('[U-31] on a phone a mentor’s places stand in the dock, and the last one opens their menu in three groups', async () => {
  onPhone();
  const { user } = await openPage('/saved-searches', { answers: { ...MENTOR_ANSWERS, ...answers } });
  await dock().findByRole('link', { name: /^Messages ?3 unread conversations$/ });
  expect(
    dock()
      .getAllByRole('link')
      .slice(0, 4)
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/mentor/home', '/my-profile/availability-settings', '/bookings', '/messages']);
  await user.click(dock().getByText(/^Your account: /));
  const groups = dock()
    .getAllByRole('region')
    .map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['You', 'Mentoring', 'Studying']);
  await auditDom();
});

test('[U-31] the staff aren’t told to finish a profile', async () => {
  const flags = { ...FLAGS, has_prospect_profile: false, prospect_profile_id: null, staff_role: 'admin' as const };
  await openPage('/saved-searches', { answers: { ...answers, getMyResources: flags } });
  await screen.findByRole('link', { name: /^Messages ?3 unread conversations$/ });
  expect(screen.queryByText('Finish your profile')).toBeNull();
});
