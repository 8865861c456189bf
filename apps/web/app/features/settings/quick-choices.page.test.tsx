import type { NotificationPreferences } from '@abroad/contract/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { refuse, type Refusal } from '../../testing/play-api.ts';
import { NOTHING } from '../../testing/sample-answers.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { notificationPage, PREFERENCES, sampleNotification } from '../../testing/sample-notifications.ts';
import { sampleServiceSettings, sampleSettings } from '../../testing/sample-service.ts';

/** The requests of the services' page besides the services. */
const CALENDARS = {
  listCalendarConnections: { connections: [], total: 0 },
  listProviderCalendars: { items: [], total: 0 },
};

/** Answers that the test gives one by one, whenever it wants. */
function held<Reply>() {
  const waiting: ((reply: Reply | Refusal) => void)[] = [];
  return {
    answer: () => new Promise<Reply | Refusal>((resolve) => void waiting.push(resolve)),
    /** How many are waited for, answered or not. */
    count: () => waiting.length,
    give: (nth: number, reply: Reply | Refusal) => waiting[nth]?.(reply),
  };
}

test('[T-421] an answer to an earlier choice does not take back a later one', async () => {
  const saves = held<NotificationPreferences>();
  const { api, user } = await openPage('/settings/notifications', {
    answers: {
      getNotificationPreferences: PREFERENCES,
      patchNotificationPreferences: saves.answer,
      listPushSubscriptions: { items: [] },
      listBlocked: NOTHING,
      listMyDecisions: NOTHING,
    },
  });
  const reviews = await screen.findByRole('checkbox', { name: 'Emails: Reviews' });
  const searches = screen.getByRole('checkbox', { name: 'Emails: Saved searches' });
  const kept = (off: readonly ('reviews' | 'searches')[]): NotificationPreferences => ({
    ...PREFERENCES,
    categories: {
      ...PREFERENCES.categories,
      ...Object.fromEntries(off.map((name) => [name, { ...PREFERENCES.categories[name], mail: false }])),
    },
  });
  await user.click(reviews);
  await user.click(searches);
  await waitFor(() => expect(saves.count()).toBe(1));
  saves.give(0, kept(['reviews']));
  // The second is sent after the first was answered.
  await waitFor(() => expect(saves.count()).toBe(2));
  for (const one of [reviews, searches]) expect(one).toHaveProperty('checked', false);
  expect(api.calls('patchNotificationPreferences').map(({ body }) => body)).toEqual([
    { categories: { reviews: { mail: false } } },
    { categories: { searches: { mail: false } } },
  ]);
  expect(screen.queryByText('Saved')).toBeNull();
  saves.give(1, kept(['reviews', 'searches']));
  await screen.findByText('Saved');
  for (const one of [reviews, searches]) expect(one).toHaveProperty('checked', false);
});

test('[T-421] a press is kept while an earlier one is saved, and a refused one goes back and says so', async () => {
  const saves = held<ReturnType<typeof sampleServiceSettings>>();
  const { api, user } = await openPage('/my-profile/services', {
    answers: {
      ...MENTOR_ANSWERS,
      getAvailabilitySettings: sampleSettings(),
      patchEventType: saves.answer,
      ...CALENDARS,
    },
  });
  for (const entry of ['Pause', 'Resume', 'Pause']) {
    await user.click(await screen.findByRole('button', { name: 'More for Intro call' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }
  for (const [nth, is_active] of [false, true].entries()) {
    await waitFor(() => expect(saves.count()).toBe(nth + 1));
    saves.give(nth, sampleServiceSettings({ is_active }));
  }
  await waitFor(() => expect(saves.count()).toBe(3));
  screen.getByText('Paused');
  saves.give(2, refuse(503));
  await screen.findByText('Instant booking');
  await within(screen.getByRole('main')).findByRole('alert');
  expect(api.calls('patchEventType').map(({ body }) => body)).toEqual([
    { is_active: false },
    { is_active: true },
    { is_active: false },
  ]);
});

const COUNTS = { unseen: 0, unread: 0 };

test('[T-451] notifications that are archived one right after the other go at the press, in whatever order the answers come', async () => {
  const [amara, bola, welcome] = ['Amara', 'Bola', 'Welcome'].map((title) =>
    sampleNotification({ title, is_seen: true }),
  );
  if (!amara || !bola || !welcome) throw new Error('three are needed');
  const saves = held<typeof COUNTS>();
  const { api, user } = await openPage('/notifications', {
    answers: {
      listNotifications: notificationPage(bola, amara, welcome),
      archiveNotification: saves.answer,
      seeNotifications: COUNTS,
    },
  });
  const list = await within(screen.getByRole('main')).findByRole('list', { name: 'Notifications' });
  const rows = () => within(list).getAllByRole('listitem');
  const archive = (row: HTMLElement | undefined) => within(row ?? list).getByRole('button', { name: /^Archive/ });
  expect(rows()).toHaveLength(3);
  archive(rows()[0]).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(2));
  // The focus goes to the neighbour of the deleted row.
  await waitFor(() => expect(document.activeElement).toBe(within(rows()[0] ?? list).getByRole('link')));
  await user.click(archive(rows()[0]));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await waitFor(() => expect(saves.count()).toBe(2));
  api.answer({ listNotifications: notificationPage(bola, welcome) });
  saves.give(1, COUNTS);
  await waitFor(() => expect(rows()).toHaveLength(1));
  saves.give(0, refuse(503));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await screen.findByRole('alert');
  expect(rows()[0]?.textContent).toContain('Bola');
});
