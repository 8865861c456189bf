import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { refuse } from '../testing/play-api.ts';
import { NOTHING } from '../testing/sample-answers.ts';
import { AuthError, type AuthErrorCode } from './auth-error.ts';
import { session } from './session-store.ts';

afterEach(() => void vi.restoreAllMocks());

const SENTENCES = {
  AUTH_PROVIDER_ERROR: 'There was an issue with the authentication provider. Please try again.',
  AUTH_NETWORK_ERROR: 'Network connection issue during authentication. Please check your internet connection.',
} as const;

/** The bell says so, too. */
const heading = { name: 'Something went wrong' };
const errorCard = async () =>
  within((await screen.findByRole('heading', heading)).closest<HTMLElement>('[role=alert]') ?? document.body);
const accountMenu = () => screen.findByText(/^Your account: Amara Okafor/);

/** Fails the renewal with a code; `renewal.test.ts` tests how a provider's errors become codes. */
const fail = (code: AuthErrorCode) => () => Promise.reject(new AuthError(code, null));

test('[X-16] a provider that renews no token signs no one out: the page says so, and goes on once it does', async () => {
  const accessToken = vi.spyOn(session, 'accessToken').mockImplementation(fail('AUTH_PROVIDER_ERROR'));
  const { user, address } = await openPage('/saved-searches', { answers: { listSavedSearches: NOTHING } });
  const card = await errorCard();
  expect(card.getByText(SENTENCES.AUTH_PROVIDER_ERROR)).toBeTruthy();
  expect(await accountMenu()).toBeTruthy();
  expect(address()).toBe('/saved-searches');
  accessToken.mockResolvedValue('another token');
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('heading', heading)).toBeNull());
  expect(await accountMenu()).toBeTruthy();
});

test('[X-16] [X-17] a renewal that fails during a call is said as what it is, not as a lost connection', async () => {
  const renew = vi.spyOn(session, 'renew').mockImplementation(fail('AUTH_NETWORK_ERROR'));
  const { user } = await openPage('/saved-searches', { answers: { listSavedSearches: refuse(401, 'TOKEN_EXPIRED') } });
  const card = await errorCard();
  expect(card.getByText(SENTENCES.AUTH_NETWORK_ERROR)).toBeTruthy();
  renew.mockImplementation(fail('AUTH_PROVIDER_ERROR'));
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(SENTENCES.AUTH_PROVIDER_ERROR)).toBeTruthy();
  expect(await accountMenu()).toBeTruthy();
});
