import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chooseInMenu } from '../../testing/choose-in-menu.ts';
import { advance, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { FLAGS, NOTHING, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { createdEvent, sampleBooking } from '../../testing/sample-booking.ts';

const LIST = '/bookings?when=past';

/** The error card; fails without one. */
const card = () =>
  within(screen.getByRole('heading', { name: 'Something went wrong' }).closest<HTMLElement>('[role=alert]')!);
const isCardThere = () => screen.queryByRole('heading', { name: 'Something went wrong' }) !== null;
const shown = () => waitFor(() => expect(isCardThere()).toBe(true));
const press = (name: string) => card().getByRole('button', { name });

/** A browser in which one tab at a time renews the session. */
function haveLocks(): void {
  const request = (_name: string, act: () => Promise<unknown>) => act();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

test('[B-11] [K-05] the error card retries at once or in a second, and lists what went wrong', async () => {
  const { api, user } = await openPage(LIST, { answers: { listBookings: refuse(403, 'FORBIDDEN') } });
  await shown();
  await user.click(press('Try Again'));
  await waitFor(() => expect(api.calls('listBookings')).toHaveLength(2));

  await user.click(card().getByText('Details'));
  const log = within(await card().findByRole('region', { name: 'What went wrong' }));
  // The newest first; errors of the document's other pages follow below.
  const [newest, before] = log.getAllByRole('listitem');
  for (const entry of [newest, before]) expect(entry?.textContent).toContain('403 FORBIDDEN req-0199');
  await user.click(log.getByRole('button', { name: 'Copy for support' }));
  await log.findByText('Copied.');
  const lines = (await navigator.clipboard.readText()).split('\n');
  for (const line of lines.slice(-2)) {
    expect(line).toMatch(/^2026-11-20T\S+Z \/bookings status 403 FORBIDDEN request req-0199$/);
  }

  api.answer({ listBookings: NOTHING });
  await user.click(press('Retry in 1 second'));
  expect(press('Retry in 1 second').getAttribute('aria-disabled')).toBe('true');
  await advance(900);
  expect(api.calls('listBookings')).toHaveLength(2);
  await advance(100);
  await waitFor(() => expect(isCardThere()).toBe(false));
  expect(api.calls('listBookings')).toHaveLength(3);
  await auditDom();
});

test('[B-11] the second button counts down from what Retry-After says, from one second at rest to one second', async () => {
  const { api, user } = await openPage(LIST, {
    answers: { listBookings: refuse(403, 'FORBIDDEN', { retry_after_s: 3 }) },
  });
  await shown();
  await user.click(press('Retry in 1 second'));
  for (const words of ['Retry in 3 seconds', 'Retry in 2 seconds', 'Retry in 1 second']) {
    expect(press(words).getAttribute('aria-disabled')).toBe('true');
    expect(api.calls('listBookings')).toHaveLength(1);
    await advance(1000);
  }
  await waitFor(() => expect(api.calls('listBookings')).toHaveLength(2));
  await waitFor(() => expect(press('Retry in 1 second').getAttribute('aria-disabled')).toBeNull());
});

test('[X-10] a list opened without a connection says so, and loads once there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onTestFinished(() => onLine.mockRestore());
  const { api, user } = await openPage('/bookings', { answers: { listBookings: NOTHING } });
  await screen.findByRole('heading', { name: 'No upcoming sessions' });
  onLine.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  api.answer({ listBookings: refuse('no answer') });
  await user.click(screen.getByRole('link', { name: 'Cancelled' }));
  await shown();
  card().getByText('Network connection issue. Please check your internet connection.');
  expect(screen.queryByText(/^Loading your bookings/)).toBeNull();
  onLine.mockReturnValue(true);
  api.answer({ listBookings: NOTHING });
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('heading', { name: 'No cancelled bookings' });
  expect(isCardThere()).toBe(false);
});

const noJson = () => new Response('no JSON at all', { status: 200 });

test('[X-01] [X-02] [X-03] [X-04] [X-05] [X-06] [X-07] [X-08] [X-09] [X-10] [X-20] each status has its words', async () => {
  haveLocks();
  const { api, user } = await openPage(LIST, { answers: { listBookings: refuse(403) } });
  await shown();
  for (const [answer, words] of [
    [refuse(400), 'Invalid request. Please check your input and try again.'],
    [refuse(401), 'Authentication required. Please sign in.'],
    [refuse(403), "You don't have permission to perform this action."],
    [refuse(404), 'The requested resource was not found.'],
    [refuse(408), 'Request timed out. Please try again.'],
    [refuse(429), 'Too many requests. Please wait a moment and try again.'],
    [refuse(500), 'Server error. Please try again later.'],
    [refuse(502), 'Service temporarily unavailable. Please try again later.'],
    [refuse(503), 'Service temporarily unavailable. Please try again later.'],
    [refuse(418), 'Network error occurred. Please try again.'],
    [refuse('no answer'), 'Network connection issue. Please check your internet connection.'],
    [noJson, 'An unexpected error occurred.'],
  ] as const) {
    if (typeof answer === 'function') api.elsewhere['GET /api/v1/calendar/bookings'] = answer;
    else api.answer({ listBookings: answer });
    await user.click(press('Try Again'));
    await advance(4000);
    await waitFor(() => expect(card().getByText(words, { exact: false })).toBeTruthy());
  }
});

test('[K-04] [X-30] only temporary failures are retried, three attempts in all, and the page says so meanwhile', async () => {
  const { api, user } = await openPage(LIST, { answers: { listBookings: refuse(503) } });
  const asked = () => api.calls('listBookings').length;
  const notice = () => screen.queryByText(/Trying again…$/);
  await waitFor(() => expect(asked()).toBe(1));
  for (const [attempt, delay] of [1000, 2000].entries()) {
    await waitFor(() => expect(notice()).not.toBeNull());
    await advance(delay - 600);
    expect(asked()).toBe(attempt + 1);
    await advance(600);
    await waitFor(() => expect(asked()).toBe(attempt + 2));
  }
  await shown();
  expect(notice()).toBeNull();
  await advance(8000);
  expect(asked()).toBe(3);

  for (const [index, status] of ([404, 'no answer'] as const).entries()) {
    api.answer({ listBookings: refuse(status) });
    await user.click(press('Try Again'));
    await waitFor(() => expect(asked()).toBe(4 + index));
    await advance(8000);
    expect(isCardThere()).toBe(true);
    expect(asked()).toBe(4 + index);
  }
});

test('[K-01] [X-05] an answer that takes more than ten seconds is not waited for', async () => {
  const never = Promise.withResolvers<typeof NOTHING>();
  const given: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    given.push(ms);
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms);
    return limit.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  await openPage(LIST, { answers: { listBookings: never.promise } });
  // Three attempts, with 1 and 2 seconds between them.
  await advance(32_900);
  expect(isCardThere()).toBe(false);
  await advance(1000);
  await shown();
  card().getByText('Request timed out. Please try again.');
  expect(new Set(given)).toEqual(new Set([10_000]));
});

test('[S-18] [S-19] the card checks the connection, renews the session and leads to sign in', async () => {
  haveLocks();
  const { api, user } = await openPage(LIST, { answers: { listBookings: refuse('no answer') } });
  await shown();
  let health = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
  api.elsewhere['HEAD /api/health'] = () => health();
  await user.click(press('Check connection'));
  await card().findByText('You’re still offline.');
  health = () => Promise.resolve(new Response(null));
  await user.click(press('Check connection'));
  await card().findByText('You’re online. Try again.');

  const renewals = vi.spyOn(api.elsewhere, 'POST /oidc/token');
  api.answer({ listBookings: refuse(401, 'TOKEN_EXPIRED') });
  await user.click(press('Try Again'));
  await advance(4000);
  await waitFor(() => card().getByText('Your session has expired. Please sign in again.'));
  const before = renewals.mock.calls.length;
  api.answer({ listBookings: NOTHING });
  await user.click(press('Renew sign-in'));
  await waitFor(() => expect(isCardThere()).toBe(false));
  expect(renewals.mock.calls.length).toBeGreaterThan(before);
});

test('[S-18] [S-19] who has to sign in again comes back to the same page', async () => {
  haveLocks();
  const { user, address } = await openPage(`${LIST}#list`, { answers: { listBookings: refuse(401) } });
  await shown();
  await user.click(press('Sign in again'));
  await waitFor(() => expect(address()).toBe(`/sign-in?redirect_url=${encodeURIComponent(`${LIST}#list`)}`));
});

test('[X-11] a 401 of an auth endpoint asks to sign in', async () => {
  haveLocks();
  await openPage('/settings', { answers: { getAuthenticatedUser: refuse(401, 'UNAUTHENTICATED') } });
  await shown();
  card().getByText('Please sign in to continue.');
});

test('[X-01] an invalid request for a booking says so, instead of “not found”', async () => {
  const { api, user } = await openPage(`/bookings/${SAMPLE_ID}`, {
    answers: { getBooking: refuse(400, 'VALIDATION_FAILED'), listBookingEvents: refuse(404) },
  });
  await shown();
  card().getByText('Invalid request. Please check your input and try again.');
  api.answer({ getBooking: refuse(404, 'NOT_FOUND') });
  await user.click(press('Try Again'));
  await screen.findByText('The requested resource was not found.');
  expect(isCardThere()).toBe(false);
});

test('[B-12] [X-19] errors show inline, as a banner and as a toast', async () => {
  const booking = sampleBooking({ price: null });
  const list = { ...NOTHING, items: [booking], total: 1, total_pages: 1 };
  const { api, user } = await openPage('/bookings?when=upcoming', {
    answers: {
      listBookings: list,
      getBooking: booking,
      listBookingEvents: { items: [createdEvent(booking)], total: 1 },
      cancelBooking: refuse(400, 'VALIDATION_FAILED', { errors: [{ path: 'reason', message: 'Too long' }] }),
      getBookingInvite: refuse(500, 'INTERNAL'),
    },
  });
  await chooseInMenu(user, 'Cancel session');
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.getByLabelText<HTMLTextAreaElement>('Reason (optional)');
  await user.type(reason, 'My exam was moved.');
  const alerted = (words: string) => waitFor(() => expect(dialog.getByRole('alert').textContent.trim()).toBe(words));
  await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
  await alerted('Please check the form and correct any errors.');
  api.answer({ cancelBooking: refuse(429, 'RATE_LIMITED') });
  await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
  await alerted('Too many requests. Please wait a moment and try again.');
  expect(reason.value).toBe('My exam was moved.');
  await user.keyboard('{Escape}');

  // The list is refetched automatically.
  api.answer({ listBookings: refuse(403) });
  await advance(61_000);
  const banner = (await screen.findByText("You don't have permission to perform this action.")).closest<HTMLElement>(
    '[role=alert]',
  )!;
  screen.getByRole('heading', { name: 'Next session' });
  api.answer({ listBookings: list });
  await user.click(within(banner).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(banner.isConnected).toBe(false));

  await chooseInMenu(user, 'Add to calendar');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add to calendar' }));
  const toast = within(await waitFor(() => document.querySelector<HTMLElement>('.toast') ?? expect.fail('no toast')));
  toast.getByText('Server error. Please try again later.');
  await user.click(toast.getByText('Try Again'));
  await waitFor(() => expect(api.calls('getBookingInvite')).toHaveLength(2));
});

test('an address that only staff have says nothing until it is known who asks', async () => {
  let say: (answer: typeof FLAGS) => void = () => undefined;
  const answer = new Promise<typeof FLAGS>((resolve) => void (say = resolve));
  await openPage('/no/such/place', { answers: { getMyResources: answer } });
  const main = within(await screen.findByRole('main'));
  expect(main.getByText('Loading')).toBeTruthy();
  expect(main.queryByRole('heading')).toBeNull();
  say(FLAGS);
  await screen.findByRole('heading', { level: 1, name: 'This page doesn’t exist' });
  await auditDom();
});

test('visitors read at once that an address leads nowhere', async () => {
  await openPage('/no/such/place', { as: null });
  await screen.findByRole('heading', { level: 1, name: 'This page doesn’t exist' });
});
