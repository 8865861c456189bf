import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api/browser-client.ts';
import { afterRetries, openPage } from '../testing/open-page.tsx';
import { refuse, type Answers } from '../testing/play-api.ts';
import { FLAGS, NOTHING } from '../testing/sample-answers.ts';
import { MENTOR_ANSWERS, sampleMentor } from '../testing/sample-mentor.ts';
import { sampleProspect } from '../testing/sample-prospect.ts';
import { REFERENCE_ANSWERS } from '../testing/sample-reference.ts';
import { sampleTimes } from '../testing/sample-service.ts';

afterEach(() => void vi.restoreAllMocks());

const NO_FLAGS = { ...FLAGS, has_prospect_profile: false, prospect_profile_id: null };
/** The mentor's pages that are opened, but not tested. */
const OWN_PAGES: Answers = {
  getMentorProfileBySlug: MENTOR_ANSWERS.getMyMentorProfile,
  listEventTypesBySlug: NOTHING,
  getAvailabilityBySlug: sampleTimes([], null),
  getAvailabilitySettings: new Promise(() => {}),
};
const menu = async () => {
  const summary = (await screen.findByText(/^Your account: /)).closest('summary') as HTMLElement;
  return { summary, links: within(summary.nextElementSibling as HTMLElement) };
};
const namesOf = async () =>
  (await menu()).links.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);

test('[B-15] the account menu leads to the role that a user lacks', async () => {
  await openPage('/saved-searches', { answers: { listSavedSearches: NOTHING, getMyResources: NO_FLAGS } });
  await waitFor(async () =>
    expect(await namesOf()).toEqual(expect.arrayContaining(['Become a mentor', 'Find a mentor as a student'])),
  );
  const { links } = await menu();
  const leadsTo = (name: string) => links.getByRole('link', { name, hidden: true }).getAttribute('href');
  expect(leadsTo('Become a mentor')).toBe('/mentor/onboarding');
  expect(leadsTo('Find a mentor as a student')).toBe('/prospect/onboarding');
});

test('[B-14] [B-15] a student has the page of a student in the menu, and the way to become a mentor', async () => {
  await openPage('/saved-searches', { answers: { listSavedSearches: NOTHING } });
  await waitFor(async () => expect(await namesOf()).toContain('Student profile'));
  expect(await namesOf()).toContain('Become a mentor');
  expect(await namesOf()).not.toContain('Find a mentor as a student');
});

test('[B-14] [S-16] without the flags a user’s profiles decide which roles they have', async () => {
  await openPage('/saved-searches', {
    answers: {
      listSavedSearches: NOTHING,
      getMyResources: refuse(403, 'FORBIDDEN'),
      getMyMentorProfile: sampleMentor(),
      getMyProspectProfile: sampleProspect(),
    },
  });
  const { summary, links } = await menu();
  await within(summary).findByText('Student');
  expect(links.getByRole('button', { name: 'Switch to mentor', hidden: true })).toBeTruthy();
});

const redirects = [
  ['/my-profile', '/amara-okafor/mentor-profile'],
  ['/my-profile/availability-settings', '/amara-okafor/availability-settings'],
] as const;

test.each(redirects)('[R-11] [R-13] [B-01] [B-02] %s leads to %s', async (from, to) => {
  const { address } = await openPage(from, {
    answers: { ...MENTOR_ANSWERS, ...OWN_PAGES },
  });
  await waitFor(() => expect(address()).toBe(to));
});

test.each(redirects)(
  '[R-11] [R-13] [B-03] without a mentor profile %s leads to the onboarding, and nothing is refused',
  async (from) => {
    const { api: played, address } = await openPage(from, { answers: REFERENCE_ANSWERS });
    await waitFor(() => expect(address()).toBe('/mentor/onboarding'));
    expect(played.calls('getMyMentorProfile')).toEqual([]);
  },
);

test.each([[{ id: 'x' }], [{ id: 'x', slug: null }], [{ id: 'x', slug: '' }]])(
  '[B-03] a mentor profile %j, whose slug is absent, null or empty, leads to the onboarding',
  async (profile) => {
    vi.spyOn(api, 'getMyMentorProfile').mockResolvedValue(profile as never);
    const { address } = await openPage('/my-profile', { answers: { ...MENTOR_ANSWERS, ...REFERENCE_ANSWERS } });
    await waitFor(() => expect(address()).toBe('/mentor/onboarding'));
  },
);

test('[R-13] the way to the own settings says when it fails, and goes on', async () => {
  const {
    api: played,
    user,
    address,
  } = await openPage('/my-profile/availability-settings', {
    answers: { ...MENTOR_ANSWERS, ...OWN_PAGES, getMyMentorProfile: refuse(403, 'FORBIDDEN') },
  });
  const card = within(await afterRetries());
  expect(card.getByText("You don't have permission to perform this action.")).toBeTruthy();
  played.answer(MENTOR_ANSWERS);
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(address()).toBe('/amara-okafor/availability-settings'));
});
