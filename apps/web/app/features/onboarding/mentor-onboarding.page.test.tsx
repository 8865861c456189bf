import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftKey } from '../../lib/draft-storage.ts';
import { descriptionOf } from '../../testing/description-of.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { FLAGS, RECORD } from '../../testing/sample-answers.ts';
import { DELFT, MASTER, REFERENCE_ANSWERS, TERMS_VERSION } from '../../testing/sample-reference.ts';

/** A person who signed up as a mentor a moment ago. */
const NEWCOMER: Answers = {
  ...REFERENCE_ANSWERS,
  putOnboardingDraft: null,
  getMyResources: { ...FLAGS, has_prospect_profile: false, prospect_profile_id: null },
};
const ACCEPTED = { ...RECORD, mentor_terms_version: TERMS_VERSION };
/** The same person once they accepted the terms. */
const WITH_TERMS: Answers = { ...NEWCOMER, getAuthenticatedUser: ACCEPTED };

const main = () => within(screen.getByRole('main'));
const atStep = (title: string) => waitFor(() => main().getByRole('heading', { level: 2, name: title }));
const goOn = () => main().getByRole<HTMLButtonElement>('button', { name: /^(Continue|Skip this step)/ });
const field = (name: string) => main().getByLabelText<HTMLInputElement>(name, { exact: false });

test('[R-06] [S-01] [B-09] [V-16] [E-12] [B-13] the terms step goes on once it is valid', async () => {
  const { user } = await openPage('/mentor/onboarding', { answers: NEWCOMER });
  const title = await atStep('Your name and terms');
  await waitFor(() => expect(document.activeElement).toBe(title));
  const [first, last] = [field('First name'), field('Last name')];
  const agree = main().getByRole('checkbox', { name: /^I have read the Mentor Terms/ });
  const terms = main().getByRole('region', { name: 'Mentor Terms of Service' });
  expect(terms.tabIndex).toBe(0);
  expect(within(terms).getByText('10. Changes and the end')).toBeTruthy();
  for (const name of [first, last]) {
    expect(name.required).toBe(true);
    expect(name.closest('.field')?.querySelector('label')?.textContent).toContain('*');
  }
  expect([first.value, last.value]).toEqual(['Amara', 'Okafor']);
  expect(goOn().disabled).toBe(true);
  await user.click(agree);
  await waitFor(() => expect(goOn().disabled).toBe(false));

  await user.clear(last);
  await waitFor(() => expect(goOn().disabled).toBe(true));
  expect(descriptionOf(last)).toContain('Last name is required');
  expect(main().getByText('Last name is required').closest('.field-error')?.querySelector('svg')).toBeTruthy();
  await user.type(last, 'Novák');
  await waitFor(() => expect(goOn().disabled).toBe(false));
  await user.click(agree);
  await waitFor(() => expect(goOn().disabled).toBe(true));
});

test('[S-02] [C-48] the terms step says that it saves, and saves changed names and the version that was read', async () => {
  const saving = Promise.withResolvers<typeof RECORD>();
  const { api, user } = await openPage('/mentor/onboarding', {
    answers: { ...NEWCOMER, patchAuthenticatedUser: RECORD, acceptTerms: saving.promise },
  });
  await atStep('Your name and terms');
  await user.type(field('Last name'), '-Eze');
  await user.click(main().getByRole('checkbox', { name: /^I have read the Mentor Terms/ }));
  await waitFor(() => expect(goOn().disabled).toBe(false));
  await user.click(goOn());
  await waitFor(() => main().getByRole('button', { name: 'Saving…' }));
  saving.resolve(ACCEPTED);
  await atStep('Where you studied');
  expect(api.calls('patchAuthenticatedUser').map(({ body }) => body)).toEqual([
    { first_name: 'Amara', last_name: 'Okafor-Eze' },
  ]);
  expect(api.calls('acceptTerms').map(({ params, body }) => [params['id'], body])).toEqual([
    [RECORD.id, { terms: 'mentor', version: TERMS_VERSION }],
  ]);
});

test('[V-05] [V-06] [V-08] [B-13] [B-16] mistakes in the studies are shown at their fields, and the first is focused', async () => {
  const { user } = await openPage('/mentor/onboarding?step=studies', { answers: WITH_TERMS });
  await atStep('Where you studied');
  const university = () => main().getByRole('combobox', { name: 'University' });
  await user.click(goOn());
  await waitFor(() => expect(document.activeElement).toBe(university()));
  expect(descriptionOf(university())).toContain('University is required');
  expect(descriptionOf(field('School name'))).toContain('School name is required');

  // Text without a choice blocks the form, and a full name chooses its country.
  const origin = () => main().getByRole<HTMLInputElement>('combobox', { name: 'Home country' });
  await user.type(origin(), 'viet');
  await screen.findByRole('option', { name: 'Vietnam' });
  await user.click(goOn());
  await waitFor(() => expect(descriptionOf(origin())).toContain('Choose one from the list, or clear this field'));
  expect(document.activeElement).toBe(origin());
  await user.type(origin(), 'nam');
  await screen.findByRole('option', { name: 'Vietnam' });
  await user.tab();
  await waitFor(() => expect(origin().value).toBe('Vietnam'));
  expect(origin().getAttribute('aria-invalid')).not.toBe('true');

  await user.type(university(), 'delft');
  await user.click(await screen.findByRole('option', { name: /^Delft University of Technology/ }));
  await waitFor(() => expect(field('School name').value).toBe('Delft University of Technology'));
  fireEvent.change(field('Start month'), { target: { value: '2019-09' } });
  fireEvent.change(field('End month'), { target: { value: '2018-01' } });
  await user.click(goOn());
  await waitFor(() => expect(descriptionOf(field('End month'))).toContain('End date must be after start date'));
  fireEvent.change(field('End month'), { target: { value: '2021-08' } });
  await user.click(goOn());
  await atStep('Your work');
});

/** Filled in on an earlier visit. */
function keepDraft(): void {
  const study = {
    university_id: DELFT.id,
    university_name: DELFT.name,
    school: DELFT.name,
    country_code: 'NL',
    degree_id: MASTER.id,
    start_date: '2019-09',
    end_date: '2021-08',
  };
  const values = { first_name: 'Amara', last_name: 'Okafor', origin_country_code: 'VN', educations: [study] };
  const draft = { step: 'review', values: { ...values, time_zone: 'Asia/Ho_Chi_Minh' } };
  localStorage.setItem(draftKey('mentor', RECORD.clerk_id), JSON.stringify(draft));
}

const refusals = [
  ['SLUG_TAKEN', 409],
  ['VALIDATION_FAILED', 400],
  ['UNAVAILABLE', 503],
] as const;

test.each(refusals)(
  '[X-12] a profile that could not be saved for %s says so in the form, and stays',
  async (code, status) => {
    keepDraft();
    const { user, address } = await openPage('/mentor/onboarding', {
      answers: { ...WITH_TERMS, completeMentorOnboarding: refuse(status, code) },
    });
    await atStep('Check your profile');
    const publish = main().getByRole('button', { name: 'Publish profile' });
    await user.click(publish);
    const said = await waitFor(() => main().getByText('There was an issue saving your information. Please try again.'));
    expect(said.closest('form')).toBe(publish.closest('form'));
    expect(address()).toBe('/mentor/onboarding');
  },
);

test('[X-12] a profile that is there already is said to be, and not to have been saved', async () => {
  keepDraft();
  const { user, address } = await openPage('/mentor/onboarding', {
    answers: {
      ...WITH_TERMS,
      completeMentorOnboarding: refuse(409, 'ALREADY_EXISTS'),
      patchAuthenticatedUser: ACCEPTED,
    },
  });
  await atStep('Check your profile');
  await user.click(main().getByRole('button', { name: 'Publish profile' }));
  await screen.findByText('You’re already a mentor');
  expect(screen.queryByText('Your mentor profile is live.')).toBeNull();
  await waitFor(() => expect(address()).not.toBe('/mentor/onboarding'));
});

test('[X-12] [X-19] [T-467] a name that is refused with the profile is shown at the step that asks for it', async () => {
  keepDraft();
  const errors = [{ path: 'last_name', message: 'Last name is required' }];
  const { user } = await openPage('/mentor/onboarding', {
    answers: { ...WITH_TERMS, completeMentorOnboarding: refuse(400, 'VALIDATION_FAILED', { errors }) },
  });
  await atStep('Check your profile');
  await user.click(main().getByRole('button', { name: 'Publish profile' }));
  await atStep('Your name and terms');
  expect(main().getByText('There was an issue saving your information. Please try again.')).toBeTruthy();
  expect(descriptionOf(field('Last name'))).toContain('Last name is required');
  expect(field('Last name').getAttribute('aria-invalid')).toBe('true');
  await user.type(field('Last name'), '-Eze');
  await waitFor(() => expect(main().queryByText('Last name is required')).toBeNull());
});

test('[N-29] someone whose university isn’t listed enters it, and goes on with it', async () => {
  const { api, user } = await openPage('/mentor/onboarding?step=studies', {
    answers: {
      ...WITH_TERMS,
      searchUniversities: { universities: [], total: 0, page: 1, page_size: 20, total_pages: 0 },
    },
  });
  await atStep('Where you studied');
  const university = () => main().getByRole<HTMLInputElement>('combobox', { name: 'University' });
  await user.type(university(), 'Mekong College');
  await main().findByText('No universities found for “Mekong College”');
  await user.click(main().getByRole('button', { name: 'My university isn’t listed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your university' }));
  const [name, website] = [dialog.getByLabelText<HTMLInputElement>(/^Name of/), dialog.getByLabelText(/^Website/)];
  expect(name.value).toBe('Mekong College');
  await auditDom();
  await user.click(dialog.getByRole('button', { name: 'Add university' }));
  const country = dialog.getByRole('combobox', { name: 'Country' });
  expect(descriptionOf(country)).toContain('Choose the country');
  await waitFor(() => expect(document.activeElement).toBe(country));
  await user.type(country, 'Viet');
  await user.click(await screen.findByRole('option', { name: 'Vietnam' }));
  await user.type(website, 'mekong');
  const errors = [{ path: 'website', message: 'Enter a link, such as https://www.example.edu' }];
  api.answer({ enterUniversity: refuse(400, 'VALIDATION_FAILED', { errors }) });
  await user.click(dialog.getByRole('button', { name: 'Add university' }));
  await waitFor(() => expect(descriptionOf(website)).toContain('Enter a link'));
  const entered = { ...DELFT, name: 'Mekong College', country_code: 'VN', domains: [], is_listed: false as const };
  api.answer({ enterUniversity: entered });
  await user.click(dialog.getByRole('button', { name: 'Add university' }));
  await screen.findByText('Added. We’ll check Mekong College.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls('enterUniversity').at(-1)?.body).toEqual({
    name: 'Mekong College',
    country_code: 'VN',
    website: 'mekong',
  });
  expect([university().value, field('School name').value]).toEqual(['Mekong College', 'Mekong College']);
  expect(main().queryByRole('button', { name: 'My university isn’t listed' })).toBeNull();
  await atStep('Where you studied');
});

test('[U-17] what is typed is saved in the account after a pause', async () => {
  const { api } = await openPage('/mentor/onboarding?step=about', { answers: WITH_TERMS });
  await atStep('About you and time zone');
  expect(main().getByText('We keep what you type in this browser until you finish.')).toBeTruthy();
  fireEvent.change(field('Headline'), { target: { value: 'Wind and grids' } });
  const saved = () => api.calls('putOnboardingDraft').at(-1)?.body?.draft;
  await waitFor(() => expect(saved()).toContain('"headline":"Wind and grids"'), { timeout: 10_000 });
  await main().findByText('What you type is saved in your account until you finish.');
});

test('[U-17] another browser goes on with what the account kept, where that is later than its own', async () => {
  keepDraft();
  const draft = JSON.stringify({ step: 'about', values: { headline: 'Wind and grids' }, at: Date.now() });
  await openPage('/mentor/onboarding', { answers: { ...WITH_TERMS, getOnboardingDraft: { draft } } });
  await atStep('About you and time zone');
  expect(field('Headline').value).toBe('Wind and grids');
});

test('[U-17] a browser goes on with what it kept itself where the account can’t be asked, and writes over nothing there', async () => {
  keepDraft();
  const { api } = await openPage('/mentor/onboarding?step=about', {
    answers: { ...WITH_TERMS, getOnboardingDraft: refuse(503) },
  });
  await atStep('About you and time zone');
  fireEvent.change(field('Headline'), { target: { value: 'Wind and grids' } });
  expect(main().getByText('We keep what you type in this browser until you finish.')).toBeTruthy();
  // Longer than the pause after which it would be saved.
  await new Promise((done) => setTimeout(done, 2500));
  expect(api.calls('putOnboardingDraft')).toEqual([]);
});
