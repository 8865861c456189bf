import { screen, waitFor, within } from '@testing-library/react';
import { UserManager } from 'oidc-client-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

afterEach(() => void vi.restoreAllMocks());

const main = () => within(screen.getByRole('main'));
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

/** Keeps the page from opening the provider. @returns the methods by which it would have left */
function watchDepartures() {
  return vi.spyOn(UserManager.prototype, 'signinRedirect').mockReturnValue(new Promise(() => {}));
}

const signUpPages = ['/sign-up', '/mentor/signup', '/prospect/signup'];

test.each(signUpPages)(
  '[R-04] [R-05] [R-08] [B-06] [B-08] %s offers three providers and an email address',
  async (address) => {
    await openPage(address, { as: null });
    for (const provider of ['Google', 'GitHub', 'Microsoft']) {
      expect((await button(`Sign up with ${provider}`)).textContent).toBe(`Continue with ${provider}`);
    }
    expect((await button('Continue with email')).disabled).toBe(false);
  },
);

const departures = [
  ['Google', '/prospect/signup', 'prospect'],
  ['GitHub', '/mentor/signup', 'mentor'],
  ['Microsoft', '/sign-up', null],
] as const;

test.each(departures)('[B-06] [B-07] the button for %s on %s leads there and back', async (provider, address, kind) => {
  const departing = watchDepartures();
  const { user } = await openPage(address, { as: null });
  await user.click(await button(`Sign up with ${provider}`));
  await screen.findByText(`Connecting to ${provider}...`);
  expect((await button('Continue with email')).disabled).toBe(true);
  await waitFor(() => expect(departing).toHaveBeenCalledOnce());
  const back = kind === null ? '/sign-in/sso-callback' : `${address}/sso-callback`;
  expect(departing.mock.lastCall?.[0]).toMatchObject({
    redirect_uri: `${location.origin}${back}`,
    state: { kind, is_sign_up: true, redirect_url: null },
    extraQueryParams: { screen_hint: 'signup', upstream: provider.toLowerCase() },
  });
});

test('[R-03] [B-05] the sign-in page says what it is for, and names the demonstration accounts, each a press away', async () => {
  const departing = watchDepartures();
  const { user } = await openPage('/sign-in?redirect_url=%2Fbookings', { as: null });
  expect(await waitFor(() => main().getByRole('link', { name: 'Abroad Mentors' }))).toBeTruthy();
  expect(main().getByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy();
  expect(main().getByText('Sign in to book, reschedule or join a session.')).toBeTruthy();
  await user.click(await button('both@demo.test'));
  await waitFor(() => expect(departing).toHaveBeenCalledOnce());
  expect(departing.mock.lastCall?.[0]).toMatchObject({
    login_hint: 'both@demo.test',
    state: { is_sign_up: false, redirect_url: '/bookings' },
  });
});

test('[B-04] a page that needs signing in leads to it with path and query, and the sign-up page keeps them', async () => {
  const departing = watchDepartures();
  const target = '/bookings?when=cancelled&role=prospect';
  const { user, address } = await openPage(target, { as: null });
  await waitFor(() => expect(address()).toBe(`/sign-in?redirect_url=${encodeURIComponent(target)}`));
  await user.click(main().getByRole('link', { name: 'Create an account' }));
  await screen.findByRole('heading', { level: 1, name: 'Create your account' });
  await user.click(await button('Continue with email'));
  await waitFor(() => expect(departing).toHaveBeenCalledOnce());
  expect(departing.mock.lastCall?.[0]).toMatchObject({ state: { redirect_url: target, is_sign_up: true } });
});

// The whole list is tried where the rule is (`safe-redirect.test.ts`).
const hostile = ['//example.com/steal', '/\\evil.example', '/%09/evil.example', '/\0', 'javascript:alert(1)'];

test.each(hostile)('[B-04] signed in, the redirect_url %j leads to no other site', async (redirectUrl) => {
  await openPage(`/sign-in?redirect_url=${encodeURIComponent(redirectUrl)}`);
  expect((await waitFor(() => main().getByRole('link', { name: 'Continue' }))).getAttribute('href')).toBe('/');
});

test('[B-04] signed in, a redirect_url of ours leads there', async () => {
  await openPage('/sign-in?redirect_url=%2Fbookings%3Fwhen%3Dpast%23b');
  const link = await waitFor(() => main().getByRole('link', { name: 'Continue' }));
  expect(link.getAttribute('href')).toBe('/bookings?when=past#b');
});

test('[X-17] a provider that can’t be reached is an error on the card, whose buttons work again', async () => {
  vi.spyOn(UserManager.prototype, 'signinRedirect').mockRejectedValue(new TypeError('Failed to fetch'));
  const { user } = await openPage('/sign-in', { as: null });
  await user.click(await button('Continue with Google'));
  await waitFor(() => main().getByText(/^Network connection issue during authentication/));
  await waitFor(async () => expect((await button('Continue with Google')).disabled).toBe(false));
});
