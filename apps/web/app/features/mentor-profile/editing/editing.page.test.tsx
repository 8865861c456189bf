import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../../testing/description-of.ts';
import { fill } from '../../../testing/fill.ts';
import { advance, openPage } from '../../../testing/open-page.tsx';
import { playProfile, sampleEducation } from '../../../testing/fake-profile.ts';
import { RECORD } from '../../../testing/sample-answers.ts';
import { hasDrafts } from '../../forms/draft-names.ts';
import { undoTime } from '../../forms/delayed-deletes.ts';

const main = () => within(screen.getByRole('main'));
const button = (name: string | RegExp) => waitFor(() => main().getByRole<HTMLButtonElement>('button', { name }));
const field = (name: string) => main().getByLabelText<HTMLInputElement>(name, { exact: false });

/** Opens the own profile and begins to change it. */
async function beginEditing(played = playProfile()) {
  const page = await openPage('/amara-okafor/mentor-profile', { answers: played.answers });
  await page.user.click(await button('Edit'));
  await button('Add education');
  const press = async (name: string | RegExp) => page.user.click(await button(name));
  return { ...page, ...played, press };
}

const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('[V-12] [V-13] [B-13] texts are judged while they are typed, and kept where they stand', async () => {
  const { press, profile, user } = await beginEditing();
  await press('Edit: Why you studied abroad');
  write('Why did you study abroad?', 'y'.repeat(201));
  const why = () => field('Why did you study abroad?');
  await waitFor(() => expect(descriptionOf(why())).toContain('Motivation must be 200 characters or less'));
  expect(main().getByText('Motivation must be 200 characters or less').querySelector('svg')).toBeTruthy();
  write('Why did you study abroad?', 'To learn where the dikes are.');
  await press('Save');
  await screen.findByText('Profile saved.');
  await waitFor(() => main().getByText('To learn where the dikes are.'));

  await press('Edit: What you can talk about');
  await user.click(main().getByRole('checkbox', { name: 'Scholarships' }));
  write('What can students ask you?', 'x'.repeat(201));
  await waitFor(() =>
    expect(descriptionOf(field('What can students ask you?'))).toContain('Topics must be 200 characters or less'),
  );
  write('What can students ask you?', 'Rooms in Delft.');
  await press('Save');
  await waitFor(() => main().getByText('Rooms in Delft.'));
  expect(document.querySelector('.profile-topics')?.textContent).toContain('Scholarships');
  expect(profile()).toMatchObject({
    why_study_abroad: 'To learn where the dikes are.',
    topics_can_discuss: 'Rooms in Delft.',
  });
});

test('[B-16] the country in which a mentor lives is picked where it stands', async () => {
  const { press, user, profile } = await beginEditing();
  await press('Edit: Languages and places');
  const country = () => main().getByRole('combobox', { name: 'Where you live now' });
  // Until its script is there, another field is in its place.
  await waitFor(() => {
    country().focus();
    expect(document.activeElement).toBe(country());
  });
  await fill(user, country(), 'Germ');
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  await press('Save');
  await waitFor(() => main().getByText('Lives in Germany'));
  expect(profile().current_country_code).toBe('DE');
});

test('what is typed is there again when the page is opened anew', async () => {
  const played = playProfile();
  const { press } = await beginEditing(played);
  await press('Edit: Why you studied abroad');
  write('Why did you study abroad?', 'To learn where the dikes are.');
  await waitFor(() => expect(hasDrafts('mentor-', RECORD.clerk_id)).toBe(true));
  cleanup();
  await openPage('/amara-okafor/mentor-profile', { answers: played.answers });
  await button('Save');
  expect(field('Why did you study abroad?').value).toBe('To learn where the dikes are.');
});

test('[V-09] [V-10] [B-13] a job is added, changed and deleted, and its mistakes are shown at their fields', async () => {
  const { press, user, profile } = await beginEditing();
  await press('Add experience');
  await press('Save');
  const organisation = field('Organization');
  await waitFor(() => expect(descriptionOf(organisation)).toContain('Organization name is required'));
  await waitFor(() => expect(document.activeElement).toBe(organisation));
  write('Organization', 'Deltares');
  write('Start month', '2022-01');
  write('End month', '2021-01');
  await waitFor(() => expect(descriptionOf(field('End month'))).toContain('End date must be after start date'));
  await user.click(main().getByRole('checkbox', { name: 'This is your current job' }));
  await press('Save');
  await waitFor(() => main().getByText('Jan 2022 – now'));
  await press('Edit Deltares');
  write('Job title', 'Hydrologist');
  await press('Save');
  await waitFor(() => main().getByRole('heading', { name: 'Hydrologist' }));
  await press('Delete Hydrologist');
  await screen.findByText('Experience deleted.');
  expect(main().queryByRole('heading', { name: 'Hydrologist' })).toBeNull();
  expect(profile().experiences).toHaveLength(1);
  await advance(undoTime);
  await waitFor(() => expect(profile().experiences).toEqual([]));
});

test('[V-11] a deleted study comes back by Undo, and the last one stays', async () => {
  const school = 'Bách Khoa';
  const studies = [sampleEducation(), sampleEducation({ id: crypto.randomUUID(), school })];
  const { press, user, profile, api } = await beginEditing(playProfile({ educations: studies }));
  const shown = () => main().queryByRole('heading', { name: school });
  await press(`Delete ${school}`);
  await waitFor(() => expect(shown()).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).not.toBeNull());
  await advance(undoTime);
  expect(api.calls('deleteMentorEducation')).toEqual([]);
  await press(`Delete ${school}`);
  await press('Delete Delft University of Technology');
  await waitFor(() => main().getByText('At least one education entry is required'));
  await advance(undoTime);
  await waitFor(() => expect(profile().educations.map((study) => study.school)).toEqual([studies[0]?.school]));
});

test('texts that another window changed meanwhile are merged, and both versions can be seen', async () => {
  const { press, profile, change } = await beginEditing();
  await press('Edit: About');
  write('Headline', 'Typed in this window');
  change({ headline: 'Saved in the other', about: 'Written there.' });
  await press('Save');
  await screen.findByText(/Changed in both places, showing your version: Headline\./);
  expect([field('Headline').value, field('About you').value]).toEqual(['Typed in this window', 'Written there.']);
  await press('Show newer version');
  expect(field('Headline').value).toBe('Saved in the other');
  await press('Show your changes');
  expect(field('Headline').value).toBe('Typed in this window');
  await press('Save');
  await waitFor(() => expect(document.querySelector('.profile-headline')?.textContent).toBe('Typed in this window'));
  expect(profile()).toMatchObject({ headline: 'Typed in this window', about: 'Written there.' });
});

test('a study that another window changed meanwhile is merged, and what was typed here is saved', async () => {
  const { press, profile, changeStudy } = await beginEditing();
  await press('Edit Delft University of Technology');
  await waitFor(() => main().getByLabelText('Field of study', { exact: false }));
  write('Field of study', 'Hydrology');
  write('City', 'Delft');
  changeStudy({ location: 'Hanoi', school: 'Another school' });
  await press('Save');
  await screen.findByText(/Changed in both places, showing your version: City\./);
  expect(field('School name').value).toBe('Another school');
  await press('Show newer version');
  expect(field('City').value).toBe('Hanoi');
  await press('Show your changes');
  await press('Save');
  await waitFor(() => main().getByRole('heading', { name: 'Another school' }));
  expect(profile().educations).toMatchObject([
    { field_of_study: 'Hydrology', location: 'Delft', school: 'Another school' },
  ]);
});

test('[U-17] a mentor who is done, or leaves, with something unsaved is asked first', async () => {
  const { press, user, address } = await beginEditing();
  await press('Done');
  await press('Edit');
  await press('Edit: About');
  const question = async () => within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  write('Headline', 'Dikes and dunes');
  await waitFor(() => expect(hasDrafts('mentor-', RECORD.clerk_id)).toBe(true));
  const [toSearch] = screen.getAllByRole('link', { name: 'Find a mentor' });
  for (const leave of [() => press('Done'), () => user.click(toSearch as HTMLElement)]) {
    await leave();
    await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
    expect(field('Headline').value).toBe('Dikes and dunes');
  }
  await press('Done');
  await user.click((await question()).getByRole('button', { name: 'Leave without saving' }));
  await button('Edit');
  expect(main().queryByText('Dikes and dunes')).toBeNull();
  expect(address()).toBe('/amara-okafor/mentor-profile');
});

test('[U-17] pausing says what it does, and Resume takes it back', async () => {
  const { press, profile, user } = await beginEditing();
  const question = async () => within(await screen.findByRole('dialog', { name: 'Pause your profile?' }));
  await press('Pause');
  await (await question()).findByText('You have no booked sessions.');
  expect((await question()).getByText(/Your link says that you’re not taking bookings right now\./)).toBeTruthy();
  await user.click((await question()).getByRole('button', { name: 'Keep it live' }));
  expect(profile().profile_status).toBe('active');
  expect(main().getByText(/Live\. Students can find and book you\./)).toBeTruthy();
  await press('Pause');
  await user.click((await question()).getByRole('button', { name: 'Pause profile' }));
  await waitFor(() => main().getByText(/Paused\. Students can’t find or book you\./));
  expect(profile().profile_status).toBe('paused');
  await press('Resume');
  await waitFor(() => main().getByText(/Live\. Students can find and book you\./));
});

test('[U-17] another study abroad becomes the main route', async () => {
  const sorbonne = sampleEducation({ id: crypto.randomUUID(), school: 'Sorbonne Université', country_code: 'FR' });
  const studies = [sampleEducation(), sorbonne];
  const { press, profile } = await beginEditing(
    playProfile({ educations: studies, main_education_id: studies[0]?.id ?? null }),
  );
  expect(main().getAllByText('Main route')).toHaveLength(1);
  await press('Make main route: Sorbonne Université');
  await screen.findByText('Sorbonne Université is now your main route.');
  await button(/^Make main route: Delft/);
  expect(profile().main_education_id).toBe(sorbonne.id);
});

test.each(['mentor-profile', 'availability'])(
  '[R-14] [R-16] a former slug leads to the present one on %s, with its query',
  async (place) => {
    const { address } = await openPage(`/amara-ada/${place}?from=2026-12-01`, {
      answers: playProfile().answers,
      as: null,
    });
    await waitFor(() => expect(address()).toMatch(new RegExp(`^/amara-okafor/${place}\\?from=2026-12-01`)));
  },
);
