import type { AuthenticatedUser } from '@abroad/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING, NOW, RECORD } from '../../testing/sample-answers.ts';
import { PREFERENCES } from '../../testing/sample-notifications.ts';

afterEach(() => void vi.restoreAllMocks());

/** The requests of the settings, with a record that keeps its changes. */
function settingsOf(changes: Partial<AuthenticatedUser> = {}): Answers {
  let record = { ...RECORD, ...changes };
  return {
    getAuthenticatedUser: () => record,
    patchAuthenticatedUser: ({ body: { email_preferences, ...changed } }) => {
      const preferences = {
        ...record.email_preferences,
        ...email_preferences,
      } as AuthenticatedUser['email_preferences'];
      record = { ...record, ...(changed as Partial<AuthenticatedUser>), email_preferences: preferences };
      return record;
    },
    getNotificationPreferences: PREFERENCES,
    listPushSubscriptions: NOTHING,
    listBlocked: NOTHING,
    listMyDecisions: NOTHING,
  };
}

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') as HTMLElement);
};

test('the private address of the own sessions is shown, opened, copied and replaced', async () => {
  const feed = (token: string) => {
    const path = `localhost/api/v1/calendar/feeds/${token}.ics`;
    return { url: `http://${path}`, webcal_url: `webcal://${path}`, created_at: NOW };
  };
  const { user } = await openPage('/settings/advanced', {
    answers: { ...settingsOf(), getCalendarFeed: feed('first'), rotateCalendarFeed: feed('second') },
  });
  const mine = await section('Calendar feed');
  await user.click(mine.getByRole('button', { name: 'Show link' }));
  const address = await mine.findByRole<HTMLInputElement>('textbox', { name: 'Private link' });
  expect(address.value).toBe(feed('first').url);
  expect(mine.getByRole('link', { name: 'Open in calendar' }).getAttribute('href')).toBe(feed('first').webcal_url);
  await user.click(mine.getByRole('button', { name: 'Copy' }));
  expect(await mine.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(feed('first').url);

  await user.click(mine.getByRole('button', { name: 'Replace link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace your private link?' }));
  expect(dialog.getByText(/The current link stops working right away/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Replace link' }));
  expect(await mine.findByText(/^This is your new link/)).toBeTruthy();
  expect(mine.getByRole<HTMLInputElement>('textbox', { name: 'Private link' }).value).toBe(feed('second').url);
});

test('[C-46] [C-47] mails are kept by themselves, and what fails keeps what is chosen', async () => {
  const answers = settingsOf();
  const { api, user } = await openPage('/settings/notifications', {
    answers: { ...answers, patchAuthenticatedUser: refuse(503, 'UNAVAILABLE') },
  });
  const emails = await section('Emails');
  const reminders = emails.getByRole<HTMLInputElement>('checkbox', { name: /^Reminders/ });
  expect(emails.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(reminders);
  await user.click(emails.getByRole('button', { name: 'Save' }));
  await emails.findByText('Service temporarily unavailable. Please try again later.');
  expect(reminders.checked).toBe(false);
  api.answer(answers);
  await user.click(emails.getByRole('button', { name: 'Save' }));
  expect(await emails.findByText('Saved')).toBeTruthy();
  expect(reminders.checked).toBe(false);
  expect(api.calls('patchAuthenticatedUser').at(-1)?.body).toEqual({
    email_preferences: { own_actions: true, reminders: false },
  });
});

test('[C-46] a time zone is found by its city, and kept', async () => {
  const { api, user } = await openPage('/settings/language', { answers: settingsOf() });
  const clock = await section('Language and time zone');
  await user.click(clock.getByRole('button', { name: /^Time zone/ }));
  await user.type(await screen.findByPlaceholderText('City, country or time zone'), 'Nairobi');
  // By text, because there are hundreds of zones before typing.
  await user.click(await screen.findByText(/Nairobi/));
  await user.click(clock.getByRole('button', { name: 'Save' }));
  expect(await clock.findByText('Saved')).toBeTruthy();
  expect(api.calls('patchAuthenticatedUser').map(({ body }) => body)).toEqual([
    { language: 'en', time_zone: 'Africa/Nairobi' },
  ]);
  expect(clock.getByText(/^Kenya time/)).toBeTruthy();
});

test('an export of all personal data is handed to the browser as a file', async () => {
  const kept: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${kept.push(file)}`, revokeObjectURL: () => {} });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const archive = new Uint8Array(3 * 1024);
  const { user } = await openPage('/settings/data', { answers: { ...settingsOf(), exportAccount: archive } });
  const data = await section('Your data');
  await user.click(data.getByRole('button', { name: 'Download your data' }));
  expect(await data.findByText(/^Data downloaded \(3 kB\)/)).toBeTruthy();
  const link = clicked.mock.contexts[0] as HTMLAnchorElement;
  expect([link.href, link.download]).toEqual(['blob:1', 'abroad-mentors-amara-okafor-2026-11-20.zip']);
  expect(kept.map(({ size, type }) => [size, type])).toEqual([[3 * 1024, 'application/zip']]);
});

test('[E-24] [N-26] a suspended user reads why, whom to write to, and what they can still do', async () => {
  await openPage('/settings', {
    answers: settingsOf({ status: 'suspended', suspension_reason: 'Sessions were not held.' }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Sessions were not held.')).toBeTruthy();
  expect(main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(/^mailto:.+@/);
  expect(main.getByRole('link', { name: 'See your sessions' }).getAttribute('href')).toBe('/bookings');
  expect(main.getByRole('button', { name: 'Download your data' })).toBeTruthy();
  expect((await section('Devices')).getByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(main.queryByRole('heading', { name: 'Delete account' })).toBeNull();
  await auditDom();
});

test('[T-372] before they leave, mentors read each sum, where and when it is paid, and what they can still report', async () => {
  const { user } = await openPage('/settings/data', {
    answers: {
      ...settingsOf(),
      getAccountDeletion: {
        upcoming_bookings: 0,
        as_mentor: 0,
        as_prospect: 0,
        past_bookings: 2,
        reportable_sessions: 1,
        services: 1,
        has_mentor_profile: true,
        has_prospect_profile: false,
        refunds: [],
        owed: [
          {
            currency: 'EUR',
            amount: 27,
            earned: 72,
            pending: 45,
            debt: 45,
            is_sent: true,
            sent_by: '2055-02-08T06:00:00Z',
          },
          { currency: 'USD', amount: 0, earned: 0, pending: 18, debt: 0, is_sent: false, sent_by: null },
        ],
        slug: 'amara-okafor',
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const lines = (await dialog.findAllByRole('listitem')).map((line) => line.textContent);
  expect(lines).toContain(
    'You’ve earned €72.00. €45.00 comes off for sessions that were refunded after we paid you. ' +
      'We’ll still pay you €27.00 by Monday 8 February 2055, to the payout account you’ve set up. ' +
      'Another €45.00 is for past sessions that haven’t cleared yet. It becomes yours too, unless a session is reported or refunded.',
  );
  expect(lines).toContain(
    'Another $18.00 is for past sessions that haven’t cleared yet. It becomes yours too, unless a session is reported or refunded.',
  );
  expect(lines).toContain(
    'You can still report that the other person missed 1 past session. Report it first, because you can’t afterwards.',
  );
});

test('[T-491] unsaved changes are asked about before another section opens, and go with a word', async () => {
  const { api, user, address } = await openPage('/settings/notifications', { answers: settingsOf() });
  const emails = await section('Emails');
  const reminders = emails.getByRole<HTMLInputElement>('checkbox', { name: /^Reminders/ });
  await user.click(reminders);
  emails.getByText('Unsaved changes');
  await user.click(emails.getByRole('button', { name: 'Discard' }));
  expect(reminders.checked).toBe(true);
  await user.click(reminders);
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  await auditDom();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/settings/notifications');
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await section('Blocked people');
  expect(api.calls('patchAuthenticatedUser')).toEqual([]);
});

test.each([
  ['emails', '/settings/notifications#emails', 'Emails'],
  ['api-keys', '/settings/advanced#api-keys', 'API keys'],
  ['blocked', '/settings/privacy#blocked', 'Blocked people'],
  ['picture', '/settings#picture', 'Name and link'],
])('[T-491] a link of earlier versions to #%s leads to its section', async (anchor, leads, heading) => {
  const { address } = await openPage(`/settings#${anchor}`, {
    answers: { ...settingsOf(), listApiKeys: NOTHING, listWebhooks: NOTHING },
  });
  await section(heading);
  await waitFor(() => expect(address()).toBe(leads));
});

test('[N-15] who has no verified address reads what that means, and others read nothing', async () => {
  await openPage('/settings', { answers: settingsOf({ email: null }) });
  expect(await screen.findByText('We don’t have a verified email address for you')).toBeTruthy();
  expect(screen.getByText(/^We can’t email you about your sessions/)).toBeTruthy();
});

test('[N-15] who has a verified address reads nothing of it', async () => {
  await openPage('/settings', { answers: settingsOf() });
  await section('Name and link');
  expect(screen.queryByText('We don’t have a verified email address for you')).toBeNull();
});
