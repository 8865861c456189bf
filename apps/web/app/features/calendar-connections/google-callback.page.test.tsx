import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { connected, sampleCalendar, sampleConnection } from '../../testing/sample-calendar.ts';
import { SETTINGS_ANSWERS } from '../../testing/settings-answers.ts';

const google = sampleConnection({ provider: 'google', provider_email: 'linh@gmail.test', display_name: null });
const openCallback = (query: string, answers: Answers = {}) =>
  openPage(`/calendar/google/callback?${query}`, { answers: { ...SETTINGS_ANSWERS, ...answers } });

test('[C-04] on the return from Google a refusal says that nothing was connected', async () => {
  const { api } = await openCallback('state=s&error=access_denied');
  await screen.findByText('You didn’t allow access, so nothing was connected.');
  expect(screen.getByRole('link', { name: 'Back to settings' }).getAttribute('href')).toBe(
    '/my-profile/availability-settings#calendars',
  );
  expect(api.calls('completeGoogleCalendar')).toEqual([]);
  await auditDom();
});

test('[C-04] a return from Google without an answer says that there is nothing to finish', async () => {
  await openCallback('state=s');
  await screen.findByText(/There’s nothing to finish\.$/);
});

test('[C-04] a signed-out user who returns from Google signs in first', async () => {
  const { address } = await openPage('/calendar/google/callback?state=s&code=c', { as: null });
  await waitFor(() =>
    expect(address()).toBe('/sign-in?redirect_url=%2Fcalendar%2Fgoogle%2Fcallback%3Fstate%3Ds%26code%3Dc'),
  );
});

test.each([
  ['OAUTH_STATE_INVALID', 'This connection wasn’t started here, or it took too long. Start again.'],
  ['CALENDAR_ACCESS_MISSING', 'Google didn’t give us enough access. Start again and tick every box.'],
])('[C-04] an answer of Google’s that is refused with %s says what to do', async (code, words) => {
  await openCallback(`state=${code}&code=c`, { completeGoogleCalendar: refuse(400, code) });
  await screen.findByText(words);
});

test('[C-04] an answer of Google’s is sent once, and leads back to the settings, where the account is', async () => {
  const { api, address } = await openCallback('state=right&code=c', {
    completeGoogleCalendar: { connection: google, return_to: '/amara-okafor/availability-settings#calendars' },
    ...connected(google, sampleCalendar({ name: 'linh@gmail.test' })),
  });
  await screen.findByText('Google Calendar (linh@gmail.test) connected.');
  await waitFor(() => expect(address()).toBe('/amara-okafor/availability-settings#calendars'));
  const calls = api.calls('completeGoogleCalendar');
  expect(calls.map(({ body }) => body)).toEqual([{ state: 'right', code: 'c' }]);
  // By its state: a page that is loaded again after a lost answer gets that answer.
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{64}$/);
});
