import { screen, waitFor, within } from '@testing-library/react';
import { ErrorResponse, UserManager, type User } from 'oidc-client-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { storagePrefix } from '../../session/oidc/stored-session.ts';
import { session } from '../../session/session-store.ts';
import type { SignInIntent } from '../../session/types.ts';
import { descriptionOf } from '../../testing/description-of.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { CONFIG, NOTHING, NOW, RECORD } from '../../testing/sample-answers.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';

afterEach(() => void vi.restoreAllMocks());

const card = () => within(document.querySelector<HTMLElement>('.auth-card') ?? document.body);
const toSaved: SignInIntent = { redirect_url: '/saved-searches', kind: null, is_sign_up: false };
const profile = { sub: RECORD.clerk_id, email: RECORD.email, given_name: 'Support', family_name: 'Team' };

/** Makes the provider answer with this person, whom the library then keeps, or with an error. */
function answerOfProvider(answer: SignInIntent | Error): void {
  vi.spyOn(UserManager.prototype, 'signinRedirectCallback').mockImplementation(() => {
    if (answer instanceof Error) return Promise.reject(answer);
    const { issuer } = CONFIG.identity as { issuer: string };
    const expires_at = Date.parse(NOW) / 1000 + 86_400;
    localStorage.setItem(
      `${storagePrefix}user:${issuer}:web`,
      JSON.stringify({ access_token: 'token', expires_at, profile }),
    );
    return Promise.resolve({ state: answer, profile } as unknown as User);
  });
}

const outcomes = [
  [new ErrorResponse({ error: 'invalid_grant' }), 'Your session has expired. Please sign in again.'],
  [new Error('No matching state found in storage'), 'Authentication failed. Please try signing in again.'],
  [
    new ErrorResponse({ error: 'server_error' }),
    'There was an issue with the authentication provider. Please try again.',
  ],
  [
    new TypeError('Failed to fetch'),
    'Network connection issue during authentication. Please check your internet connection.',
  ],
] as const;

test.each(outcomes)(
  '[X-13] [X-14] [X-16] [X-17] what the provider answers in place of a sign-in (%s) is said on the card',
  async (error, words) => {
    answerOfProvider(error);
    await openPage('/sign-in/sso-callback?code=made-up&state=made-up', { as: null });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(card().getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/sign-in');
    expect(card().queryByRole('button', { name: 'Try Again' })).toBeNull();
    await auditDom();
  },
);

const waysBack = [
  [
    { redirect_url: '/bookings?when=past', kind: null, is_sign_up: false },
    '/sign-in?redirect_url=%2Fbookings%3Fwhen%3Dpast',
  ],
  [{ redirect_url: null, kind: 'mentor', is_sign_up: true }, '/mentor/signup'],
  [{ redirect_url: null, kind: 'prospect', is_sign_up: true }, '/prospect/signup'],
  [{ redirect_url: null, kind: null, is_sign_up: true }, '/sign-up'],
] as const;

test.each(waysBack)(
  '[X-15] [B-04] who goes back from the provider reads so, and %j leads to %s again',
  async (intent, href) => {
    answerOfProvider(new ErrorResponse({ error: 'access_denied', userState: intent }));
    await openPage('/sign-in/sso-callback?error=access_denied&state=known', { as: null });
    expect(await screen.findByText('Access denied. Please check your permissions.')).toBeTruthy();
    expect(card().getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(href);
  },
);

const callbacks = [
  ['/sign-in/sso-callback', toSaved],
  ['/mentor/signup/sso-callback', { ...toSaved, kind: 'mentor', is_sign_up: true }],
  ['/prospect/signup/sso-callback', { ...toSaved, kind: 'prospect', is_sign_up: true }],
] as const;

test.each(callbacks)(
  '[N-16] [R-07] [R-10] each sign-in that ends at %s posts the record without looking it up, and leads on',
  async (callback, intent) => {
    answerOfProvider(intent);
    const { api, address } = await openPage(`${callback}?code=good&state=known`, {
      as: null,
      answers: { createAuthenticatedUser: RECORD, listSavedSearches: NOTHING },
    });
    await waitFor(() => expect(address()).toBe('/saved-searches'));
    await screen.findByRole('heading', { level: 1, name: 'Saved searches' });
    expect(api.calls('createAuthenticatedUser').map(({ body }) => body)).toEqual([
      { first_name: 'Support', last_name: 'Team', language: 'en' },
    ]);
  },
);

test('[X-11] [X-18] a record that can’t be fetched is an error on the card, with a retry that leads on', async () => {
  answerOfProvider(toSaved);
  const { api, user, address } = await openPage('/sign-in/sso-callback?code=good&state=known', {
    as: null,
    answers: { createAuthenticatedUser: refuse(403, 'AUTH_OF_ANOTHER_KIND'), listSavedSearches: NOTHING },
  });
  expect(await screen.findByText('Authentication error occurred. Please try again.')).toBeTruthy();
  vi.spyOn(session, 'renew').mockResolvedValue('another token');
  api.answer({ createAuthenticatedUser: refuse(401, 'UNAUTHENTICATED') });
  await user.click(card().getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Please sign in to continue.')).toBeTruthy();
  api.answer({ createAuthenticatedUser: RECORD });
  await user.click(card().getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(address()).toBe('/saved-searches'));
});

test('[N-06] a new user with a reserved name is asked for another until it can be had', async () => {
  answerOfProvider(toSaved);
  const reserved = refuse(400, 'VALIDATION_FAILED', {
    errors: [{ path: 'first_name', message: 'Use your own name, not our service’s or our team’s' }],
  });
  const { api, user, address } = await openPage('/sign-in/sso-callback?code=good&state=known', {
    as: null,
    answers: { createAuthenticatedUser: reserved, listSavedSearches: NOTHING },
  });
  await screen.findByRole('heading', { level: 1, name: 'What’s your name?' });
  const first = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
  expect(first().value).toBe('Support');
  expect(first().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(first())).toBe('Use your own name, not our service’s or our team’s');
  await user.clear(first());
  await user.type(first(), 'Help');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(first().value).toBe('Help'));
  expect(await screen.findByText('Use your own name, not our service’s or our team’s')).toBeTruthy();
  api.answer({ createAuthenticatedUser: RECORD });
  await user.clear(first());
  await user.type(first(), 'Amina');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/saved-searches'));
  expect(api.calls('createAuthenticatedUser').map(({ body }) => body.first_name)).toEqual(['Support', 'Help', 'Amina']);
});

test.each([
  [null, '/mentor/home'],
  ['/saved-searches', '/saved-searches'],
])('[U-32] a mentor who signs in to go to %s lands on %s', async (redirect_url, landing) => {
  answerOfProvider({ redirect_url, kind: null, is_sign_up: false });
  const { address } = await openPage('/sign-in/sso-callback?code=made-up&state=made-up', {
    as: null,
    answers: {
      ...MENTOR_ANSWERS,
      createAuthenticatedUser: RECORD,
      listSavedSearches: NOTHING,
      listBookings: NOTHING,
      getMentorChecklist: new Promise(() => {}),
      getMentorTasks: { payout: null, calendars: [], reviews: [] },
      getOwnTimes: { available: [], busy: [], off: [] },
    },
  });
  await waitFor(() => expect(address()).toBe(landing));
});
