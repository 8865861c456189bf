import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { FLAGS, NOTHING, RECORD } from '../../testing/sample-answers.ts';
import { sampleProspect } from '../../testing/sample-prospect.ts';
import { MASTER, REFERENCE_ANSWERS, TERMS_VERSION } from '../../testing/sample-reference.ts';
import { sampleFound } from '../../testing/sample-search.ts';
import { hasDrafts } from '../forms/draft-names.ts';

const main = () => within(screen.getByRole('main'));
const field = (name: string) => main().getByLabelText<HTMLInputElement>(name, { exact: false });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('[R-08] [R-09] a prospect says where they want to go, agrees to the terms, and is led to mentors of that route', async () => {
  const newcomer = { ...RECORD, platform_terms_version: null };
  const { api, user, address } = await openPage('/prospect/onboarding', {
    answers: {
      ...REFERENCE_ANSWERS,
      getAuthenticatedUser: newcomer,
      getMyResources: { ...FLAGS, has_prospect_profile: false, prospect_profile_id: null },
      acceptTerms: RECORD,
      createProspectProfile: sampleProspect(),
      patchAuthenticatedUser: RECORD,
      searchProfiles: sampleFound(),
      listSavedSearches: NOTHING,
      listHiddenPeople: { hidden: [] },
    },
  });
  await waitFor(() => main().getByRole('heading', { level: 2, name: 'Your plan' }));
  const pick = async (name: string, typed: string, country: string) => {
    await fill(user, main().getByRole('combobox', { name }), typed);
    await user.click(await screen.findByRole('option', { name: country }));
  };
  await pick('Home country', 'Niger', 'Nigeria');
  await pick('Where you want to study', 'Nether', 'Netherlands');
  await user.selectOptions(field('Degree you’re aiming for'), 'Master of Science');
  await waitFor(() => main().getByRole('button', { name: 'Remove Master of Science' }));
  write('Why do you want to study abroad?', 'To learn where the dikes are.');
  const save = main().getByRole('button', { name: /^Save and/ });
  await user.click(save);
  const agree = main().getByRole<HTMLInputElement>('checkbox', { name: /I agree to the/ });
  await waitFor(() => expect(document.activeElement).toBe(agree));
  expect(main().getByText('You must accept the terms and conditions to continue')).toBeTruthy();
  await user.click(agree);
  await user.click(save);
  await waitFor(() => expect(address()).toBe('/search?origin_country_codes=NG&destination_country_codes=NL'));
  expect(api.calls('acceptTerms').map(({ body }) => body)).toEqual([{ terms: 'platform', version: TERMS_VERSION }]);
  expect(api.calls('createProspectProfile').map(({ body }) => body)).toMatchObject([
    {
      first_name: 'Amara',
      origin_country_code: 'NG',
      target_country_codes: ['NL'],
      target_degree_ids: [MASTER.id],
      why_study_abroad: 'To learn where the dikes are.',
    },
  ]);
});

/** Opens the form of Amara's profile, which keeps changes. */
async function beginEditing() {
  let profile = sampleProspect();
  const change = (part: object) =>
    (profile = { ...profile, ...part, updated_at: new Date(Date.parse(profile.updated_at) + 1000).toISOString() });
  const page = await openPage('/my-prospect-profile?edit=1', {
    answers: {
      ...REFERENCE_ANSWERS,
      getMyProspectProfile: () => profile,
      patchMyProspectProfile: ({ body: { updated_at, ...part } }) =>
        updated_at === profile.updated_at ? change(part) : refuse(409, 'CHANGED_MEANWHILE'),
    },
  });
  await waitFor(() => main().getByRole('button', { name: 'Save changes' }));
  const press = async (name: string) => page.user.click(await waitFor(() => main().getByRole('button', { name })));
  return { ...page, press, change, profile: () => profile };
}

test('[U-17] a student who leaves a changed profile is asked first, and not once it is saved', async () => {
  const { api, press, user, address } = await beginEditing();
  api.answer({ searchProfiles: sampleFound(), listHiddenPeople: { hidden: [] } });
  write('Why do you want to study abroad?', 'To learn where the dikes are.');
  await waitFor(() => expect(hasDrafts('prospect-edit', RECORD.clerk_id)).toBe(true));
  const toSearch = async () => user.click(screen.getAllByRole('link', { name: 'Find a mentor' })[0] as HTMLElement);
  await toSearch();
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Why do you want to study abroad?').value).toBe('To learn where the dikes are.');
  await press('Save changes');
  await waitFor(() => expect(address()).toBe('/my-prospect-profile'));
  await toSearch();
  await waitFor(() => expect(address()).toBe('/search'));
});

test('what another window changed of a student’s profile is merged, and both versions can be seen', async () => {
  const { press, change, profile } = await beginEditing();
  write('More about you', 'Typed in this window.');
  change({ about: 'Saved in the other.', target_country_codes: ['NL', 'DE'] });
  await press('Save changes');
  await screen.findByText(/Changed in both places, showing your version: More about you\./);
  await press('Show newer version');
  expect(field('More about you').value).toBe('Saved in the other.');
  await press('Show your changes');
  await press('Save changes');
  await screen.findByText('Profile saved.');
  expect(profile()).toMatchObject({ about: 'Typed in this window.', target_country_codes: ['NL', 'DE'] });
});
