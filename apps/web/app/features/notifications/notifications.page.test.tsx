import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { NOTHING, NOW } from '../../testing/sample-answers.ts';
import { createdEvent, sampleBooking } from '../../testing/sample-booking.ts';
import { notificationPage, PREFERENCES, sampleNotification } from '../../testing/sample-notifications.ts';

const main = () => within(screen.getByRole('main'));
const bell = async () => (await screen.findByText(/^Notifications/, { selector: 'summary *' })).closest('details')!;

/** The requests of the settings' page besides the preferences. */
const SETTINGS = { listBlocked: NOTHING, listPushSubscriptions: { items: [] } };

test('[T-224] emails of a category are switched off in the settings, and those about sessions can’t be', async () => {
  const { api, user } = await openPage('/settings/notifications', {
    answers: { ...SETTINGS, getNotificationPreferences: PREFERENCES },
  });
  const reviews = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Emails: Reviews' });
  expect(reviews.checked).toBe(true);
  for (const always of ['Sessions', 'Money']) {
    expect(screen.queryByRole('checkbox', { name: `Emails: ${always}` })).toBeNull();
  }
  const { categories } = PREFERENCES;
  const saved = { ...PREFERENCES, categories: { ...categories, reviews: { ...categories.reviews, mail: false } } };
  api.answer({ patchNotificationPreferences: saved });
  await user.click(reviews);
  expect(reviews.checked).toBe(false);
  await screen.findByText('Saved');
  expect(reviews.checked).toBe(false);
  expect(api.calls('patchNotificationPreferences').map(({ body }) => body)).toEqual([
    { categories: { reviews: { mail: false } } },
  ]);
  await auditDom();
});

test('[T-229] notifications that don’t come can be asked for again, on their page and in the bell', async () => {
  const { api, user } = await openPage('/notifications', { answers: { listNotifications: refuse(503) } });
  const again = await main().findByRole('button', { name: 'Try Again' });
  await user.click(within(await bell()).getByText(/^Notifications/, { selector: 'summary *' }));
  await within(await bell()).findByRole('button', { name: 'Try Again' });
  await auditDom();
  api.answer({ listNotifications: notificationPage() });
  await user.click(again);
  await main().findByRole('heading', { name: 'No notifications yet' });
});

test('[T-222] looking into the bell leaves its number as it is: what is followed or marked is read, and says which search it is about', async () => {
  const news = sampleNotification({
    kind: 'saved_searches',
    title: 'New mentors match your search',
    about: 'Nursing',
    is_seen: true,
  });
  const { api, user } = await openPage('/notifications', {
    answers: { listNotifications: notificationPage(news) },
  });
  const count = async () => (await bell()).querySelector('.bell-count')?.textContent ?? null;
  await main().findByRole('link', { name: /New mentors match your search/ });
  await user.click(within(await bell()).getByText(/^Notifications/, { selector: 'summary *' }));
  await within(await bell()).findByText('Nursing');
  expect(await count()).toBe('1');
  const read = { ...news, is_read: true };
  api.answer({ listNotifications: notificationPage(read), readAllNotifications: { unseen: 0, unread: 0 } });
  await user.click(within(await bell()).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(async () => expect(await count()).toBeNull());
});

test('[T-329] the icon of the installed app shows the number of unseen notifications, and none to a visitor', async () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  const clearAppBadge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  onTestFinished(() => ['setAppBadge', 'clearAppBadge'].forEach((name) => Reflect.deleteProperty(navigator, name)));
  const listNotifications = notificationPage(sampleNotification());
  await openPage('/bookings', { answers: { listBookings: NOTHING, listNotifications } });
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
  expect(clearAppBadge).not.toHaveBeenCalled();
  cleanup();
  await openPage('/sign-in', { as: null });
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
});

/** Plays a browser that supports pushes, shows none, and has not asked its owner. */
function allowPush(): void {
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default' });
  const nothing = () => {};
  const serviceWorker = {
    getRegistration: () => Promise.resolve(undefined),
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
}

test('[T-320] who says no to pushes isn’t asked again, and can still turn them on', async () => {
  allowPush();
  const booking = sampleBooking();
  const { api, user } = await openPage(`/bookings/${booking.id}`, {
    answers: {
      ...SETTINGS,
      getBooking: booking,
      listBookingEvents: { items: [createdEvent(booking)], total: 1 },
      getNotificationPreferences: PREFERENCES,
    },
  });
  const offer = () => screen.queryByRole('heading', { name: 'Know right away' });
  await waitFor(() => expect(offer()).not.toBeNull());
  const declined = { ...PREFERENCES, declined_push: true };
  api.answer({ getNotificationPreferences: declined, patchNotificationPreferences: declined });
  await user.click(screen.getByRole('button', { name: 'No, thanks' }));
  await waitFor(() => expect(offer()).toBeNull());
  expect(api.calls('patchNotificationPreferences').map(({ body }) => body)).toEqual([{ declined_push: true }]);

  // The answer belongs to the person: another browser of theirs doesn't ask either.
  cleanup();
  localStorage.clear();
  await openPage('/notifications', {
    answers: {
      listNotifications: { ...notificationPage(sampleNotification()), unseen: 0 },
      getNotificationPreferences: declined,
    },
  });
  await main().findByText('Your session with Linh Trần is booked');
  await waitFor(() => expect(offer()).toBeNull());
  cleanup();
  await openPage('/settings/notifications', { answers: { ...SETTINGS, getNotificationPreferences: declined } });
  await screen.findByRole('button', { name: 'Turn on in this browser' });
});

test('[T-385] the settings list whom one blocked and why, and unblock them', async () => {
  const linh = { slug: 'linh-tran', name: 'Linh Trần', avatar_thumbnail_url: null, created_at: NOW };
  const { api, user } = await openPage('/settings/privacy', {
    answers: {
      ...SETTINGS,
      getNotificationPreferences: PREFERENCES,
      listBlocked: { ...NOTHING, items: [{ ...linh, reason: 'paying_outside' }], total: 1 },
      unblockPerson: null,
    },
  });
  const row = within(within(await screen.findByRole('list', { name: 'Blocked people' })).getByRole('listitem'));
  row.getByText('Linh Trần');
  row.getByText(/^Asks to pay outside/);
  await auditDom();
  api.answer({ listBlocked: NOTHING });
  await user.click(row.getByRole('button', { name: 'Unblock Linh Trần' }));
  await screen.findByText('You unblocked Linh Trần.');
  await screen.findByText(/^You haven’t blocked anyone\./);
  expect(api.calls('unblockPerson').map(({ body }) => body)).toEqual([{ slug: 'linh-tran' }]);
});

test('[T-380] an open booking shows how it stands when the bell says that it has changed', async () => {
  const booking = sampleBooking();
  const answers = {
    getBooking: booking,
    listBookingEvents: { items: [createdEvent(booking)], total: 1 },
    listNotifications: notificationPage(),
  };
  const { api } = await openPage(`/bookings/${booking.id}`, { answers });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(api.calls('watchNotifications' as never)).toHaveLength(1));
  const before = api.calls('getBooking').length;
  const over = sampleBooking({ status: 'cancelled', allowed_actions: [] });
  api.answer({ getBooking: over, listNotifications: notificationPage(sampleNotification()) });
  api.tell('watchNotifications', 'changed', {});
  await waitFor(() => expect(api.calls('getBooking').length).toBeGreaterThan(before));
  await screen.findAllByText('Cancelled');
});
