import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../testing/description-of.ts';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING } from '../../testing/sample-answers.ts';
import { sampleMentor } from '../../testing/sample-mentor.ts';
import { sampleSettings, sampleTimes } from '../../testing/sample-service.ts';
import { SETTINGS_ANSWERS } from '../../testing/settings-answers.ts';

const openSettings = (answers: Answers = {}) =>
  openPage('/amara-okafor/availability-settings', { answers: { ...SETTINGS_ANSWERS, ...answers } });
const mondayFrom = () => screen.findByRole('textbox', { name: 'Monday, from' });
const mondayTo = () => screen.getByRole('textbox', { name: 'Monday, to' });
const ahead = () => screen.findByLabelText('Booking window (days)');
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('[R-17] [P-03] only the owner sees settings: others read so', async () => {
  await openPage('/linh-tran/availability-settings', { answers: { getMentorProfileBySlug: sampleMentor() } });
  await screen.findByText("You don't have permission to perform this action.");
  // The menu of the account leads there, too.
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Become a mentor' }).getAttribute('href')).toBe(
    '/mentor/onboarding',
  );
});

test('[R-17] [P-03] a signed-out user is led to sign in, and back to the settings', async () => {
  const { address } = await openPage('/linh-tran/availability-settings', {
    as: null,
    answers: { getMentorProfileBySlug: sampleMentor() },
  });
  await waitFor(() => expect(address()).toBe('/sign-in?redirect_url=%2Flinh-tran%2Favailability-settings'));
});

test('[R-17] times are read as people write them and written on the reader’s clock, and what is no time says so', async () => {
  const { user } = await openPage('/amara-okafor/availability-settings', { answers: SETTINGS_ANSWERS, clock: '12' });
  await fill(user, await mondayFrom(), '7');
  await fill(user, mondayTo(), 'half past');
  expect(await mondayFrom()).toHaveProperty('value', '7:00 am');
  await user.tab();
  expect(mondayTo()).toHaveProperty('value', 'half past');
  expect(mondayTo().getAttribute('aria-invalid')).toBe('true');
  await fill(user, mondayTo(), '17.00');
  expect(mondayTo().getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(mondayTo()).toHaveProperty('value', '5:00 pm');
  screen.getByRole('button', { name: 'Remove 7:00 am to 5:00 pm, Monday' });
});

test('[C-11] [E-17] booking rules that can’t be say so, and what is typed outlives a failure and a reload', async () => {
  const { api, user } = await openSettings();
  await fill(user, await ahead(), '400');
  expect(descriptionOf(await ahead())).toMatch(/Enter a whole number from 0 to 365/);
  await fill(user, await ahead(), '20');
  api.answer({ patchBookingPolicy: refuse('no answer') });
  await user.click(save());
  await screen.findByText('Network connection issue. Please check your internet connection.');
  expect(await ahead()).toHaveProperty('value', '20');
  cleanup();

  const again = await openSettings();
  await screen.findByText('We’ve restored your unsaved changes.');
  expect(await ahead()).toHaveProperty('value', '20');
  const { booking_policy } = sampleSettings();
  again.api.answer({ patchBookingPolicy: { ...booking_policy, window_days: 20 } });
  await again.user.click(save());
  await screen.findByText('Saved. Students can see it now.');
  expect(again.api.calls('patchBookingPolicy')[0]?.body).toMatchObject({ window_days: 20 });
  expect(again.api.calls('patchAvailabilitySchedule')).toEqual([]);
});

test('[R-17] [C-11] another window’s changes are not overwritten, and come together with those of this one', async () => {
  const { api, user } = await openSettings();
  const newer = (changes: Partial<AvailabilitySettings['booking_policy']>): AvailabilitySettings => {
    const settings = sampleSettings();
    return { ...settings, booking_policy: { ...settings.booking_policy, ...changes } };
  };
  await fill(user, await ahead(), '20');
  api.answer({
    patchBookingPolicy: refuse(409, 'CHANGED_MEANWHILE'),
    getAvailabilitySettings: newer({ window_days: 33, updated_at: '2026-11-20T09:19:00Z' }),
  });
  await user.click(save());
  await screen.findByText(/Changed in both places, showing your version: Booking window \(days\)\./);
  expect(await ahead()).toHaveProperty('value', '20');
  await user.click(screen.getByRole('button', { name: 'Show newer version' }));
  expect(await ahead()).toHaveProperty('value', '33');
  screen.getByText('This is the newer version, without your changes. We’ve kept yours.');
  await auditDom(screen.getByRole('main'));
  await user.click(screen.getByRole('button', { name: 'Show your changes' }));
  expect(await ahead()).toHaveProperty('value', '20');
  await fill(user, await ahead(), '21');

  // Another field changes, and another one before this window has saved: both are merged.
  const third = newer({ window_days: 33, buffer_after_min: 25, updated_at: '2026-11-20T09:20:00Z' });
  api.answer({ getAvailabilitySettings: third });
  await user.click(save());
  await screen.findByText(/Here is that version with your changes added/);
  expect(screen.queryByText(/Changed in both places/)).toBeNull();
  api.answer({ patchBookingPolicy: { ...third.booking_policy, window_days: 21 } });
  await user.click(save());
  await screen.findByText('Saved. Students can see it now.');
  expect(api.calls('patchBookingPolicy').at(-1)?.body).toMatchObject({
    window_days: 21,
    buffer_after_min: 25,
    updated_at: '2026-11-20T09:20:00Z',
  });
});

test('[R-17] a schedule is added in a dialog, and leaving unsaved changes asks and can drop them', async () => {
  const { api, user, address } = await openSettings({
    listEventTypesBySlug: NOTHING,
    getAvailabilityBySlug: sampleTimes([], null),
  });
  await user.click(await screen.findByRole('button', { name: 'Add schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add schedule' }));
  await auditDom(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await fill(user, await ahead(), '22');
  await user.click(screen.getByRole('link', { name: 'View as a student' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(address()).toBe('/amara-okafor/availability'));
  expect(api.calls('patchBookingPolicy')).toEqual([]);
});
