import type { NotificationItem, NotificationPreferences } from '@abroad/contract/notifications';
import { NOTHING, NOW } from './sample-answers.ts';

/** A new notification for Amara. */
export const sampleNotification = (changes: Partial<NotificationItem> = {}): NotificationItem => ({
  id: crypto.randomUUID(),
  kind: 'confirmed',
  category: 'sessions',
  title: 'Your session with Linh Trần is booked',
  about: 'Intro call',
  starts_at: null,
  path: '/bookings',
  count: 1,
  created_at: NOW,
  is_seen: false,
  is_read: false,
  is_archived: false,
  ...changes,
});

/** A page of her notifications, with the numbers of the badge. */
export const notificationPage = (...items: NotificationItem[]) => ({
  ...NOTHING,
  items,
  total: items.length,
  unseen: items.filter(({ is_seen }) => !is_seen).length,
  unread: items.filter(({ is_read }) => !is_read).length,
});

const channels = { in_app: true, mail: true, push: true } as const;

/** Everything is on, and pushes are offered. */
export const PREFERENCES: NotificationPreferences = {
  categories: {
    sessions: channels,
    money: channels,
    messages: channels,
    reviews: channels,
    searches: channels,
    product: channels,
  },
  hides_words: false,
  push_key: 'key',
  offers_push: true,
  declined_push: false,
};
