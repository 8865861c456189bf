import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { refuse, type Answers } from '../testing/play-api.ts';
import { FLAGS, NOTHING, RECORD } from '../testing/sample-answers.ts';
import { NO_EARNINGS } from '../testing/sample-earnings.ts';
import { PREFERENCES } from '../testing/sample-notifications.ts';
import { REFERENCE_ANSWERS } from '../testing/sample-reference.ts';

/** The answers to the requests of signed-in pages, after the person has a record. */
const ownThings = {
  getAuthenticatedUser: RECORD,
  getMyResources: { ...FLAGS, has_prospect_profile: false, prospect_profile_id: null },
  getMyAvatar: { asset_id: null, url: null, medium_url: null, thumbnail_url: null },
  listTurns: { items: [], total: 0 },
  listNotifications: { ...NOTHING, unseen: 0, unread: 0 },
  getNotificationPreferences: PREFERENCES,
  listPushSubscriptions: NOTHING,
  listBlocked: NOTHING,
  getEarnings: NO_EARNINGS,
  listSavedSearches: NOTHING,
};
const noProfiles: Answers = {
  getMyProspectProfile: refuse(404, 'PROFILE_NOT_FOUND'),
  getMyMentorProfile: refuse(404, 'PROFILE_NOT_FOUND'),
};

const pagesOfPeople = [
  ['/settings', 'Settings'],
  ['/mentor/onboarding', 'Mentor Terms of Service'],
  ['/prospect/onboarding', 'Where do you want to go?'],
  ['/my-prospect-profile', 'No student profile yet'],
  ['/earnings', 'Earnings'],
  ['/saved-searches', 'Saved searches'],
] as const;

test.each(pagesOfPeople)(
  '[S-17] %s makes the record that a sign-up could not, and says nothing of signing in meanwhile',
  async (address, heading) => {
    let isMade = false;
    const making = Promise.withResolvers<typeof RECORD>();
    const answers = Object.fromEntries(
      Object.entries(ownThings).map(([name, answer]) => [
        name,
        () => (isMade ? answer : refuse(401, 'USER_NOT_FOUND')),
      ]),
    );
    const { api } = await openPage(address, {
      answers: { ...REFERENCE_ANSWERS, ...noProfiles, ...answers, createAuthenticatedUser: making.promise },
    });
    const nothingOfSigningIn = () => {
      expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
      expect(screen.queryByText('Authentication required. Please sign in.')).toBeNull();
    };
    await waitFor(() => expect(api.calls('createAuthenticatedUser').length).toBeGreaterThan(0));
    nothingOfSigningIn();
    isMade = true;
    making.resolve(RECORD);
    await screen.findAllByRole('heading', { name: heading });
    nothingOfSigningIn();
  },
);

test('[S-17] a 404 for the own record means that there is none, and it is made', async () => {
  let isMade = false;
  const { api } = await openPage('/settings', {
    answers: {
      ...ownThings,
      getAuthenticatedUser: () => (isMade ? RECORD : refuse(404, 'HTTP_404')),
      createAuthenticatedUser: () => {
        isMade = true;
        return RECORD;
      },
    },
  });
  await screen.findByRole('textbox', { name: 'First name' });
  expect(api.calls('createAuthenticatedUser')[0]?.body).toEqual({
    first_name: 'Amara',
    last_name: 'Okafor',
    language: 'en',
  });
});
