import { z } from 'zod';
import { Language } from './languages.ts';
import { LIMITS } from './limits.ts';
import { NOTIFICATION_CATEGORIES } from './notification-kinds.ts';
import { Id, Instant, line, pageOf, pageQuery, single } from './primitives.ts';

const Category = z.enum(NOTIFICATION_CATEGORIES);
const NotificationState = z.enum(['unseen', 'unread', 'archived']);

/** A person's notifications of one booking, thread or payout: the latest one, with their number. */
export const NotificationItem = z
  .object({
    /** The id of the latest one. */
    id: Id,
    /** The kind of event; newer versions have more of them. */
    kind: z.string(),
    category: Category,
    /** The sentence, in the requested language. */
    title: z.string(),
    /** The service or the saved search that it is about; null where it is about none. */
    about: z.string().nullable(),
    /** When that session begins. */
    starts_at: Instant.nullable(),
    /** The path of the page that it links to. */
    path: z.string(),
    /** The number of such notifications. */
    count: z.int().min(1),
    created_at: Instant,
    is_seen: z.boolean(),
    is_read: z.boolean(),
    is_archived: z.boolean(),
  })
  .meta({ id: 'NotificationItem' });
export type NotificationItem = z.infer<typeof NotificationItem>;

/** The numbers of the badge, always from the server. */
export const NotificationCounts = z
  .object({ unseen: z.int().min(0), unread: z.int().min(0) })
  .meta({ id: 'NotificationCounts' });
export type NotificationCounts = z.infer<typeof NotificationCounts>;

export const NotificationPage = pageOf(NotificationItem)
  .extend(NotificationCounts.shape)
  .meta({ id: 'NotificationPage' });
export type NotificationPage = z.infer<typeof NotificationPage>;

export const NotificationsQuery = z.object({
  /** All but the archived ones where it is left out. */
  state: single(NotificationState),
  category: single(Category),
  /** The language of the sentences; the account's where it is left out. */
  language: single(Language),
  ...pageQuery,
});
export type NotificationsQuery = z.infer<typeof NotificationsQuery>;

export const NotificationParams = z.object({ id: Id });
/** The latest shown notification: later ones stay unseen. */
export const SeeNotifications = z.strictObject({ up_to: Id }).meta({ id: 'SeeNotifications' });

const channels = <T extends z.ZodType>(mail: T) => z.object({ in_app: z.literal(true), mail, push: z.boolean() });
const Free = channels(z.boolean());
/** Channels for sessions and money, which are always mailed. */
const Mailed = channels(z.literal(true));

export const NotificationPreferences = z
  .object({
    categories: z.object({
      sessions: Mailed,
      money: Mailed,
      messages: Free,
      reviews: Free,
      searches: Free,
      product: Free,
    }),
    /** Whether pushes leave out the content. */
    hides_words: z.boolean(),
    /** The key of this instance (VAPID), with which browsers subscribe: base64url. */
    push_key: z.string(),
    /** Whether pushes are offered: after a first confirmed booking. */
    offers_push: z.boolean(),
    /** Whether the person declined this offer for good. They may still turn pushes on themselves. */
    declined_push: z.boolean(),
  })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const changes = <T extends z.ZodType>(mail: T) => z.strictObject({ mail, push: z.boolean() }).partial().optional();
export const PatchNotificationPreferences = z
  .strictObject({
    categories: z.strictObject({
      sessions: changes(z.literal(true)),
      money: changes(z.literal(true)),
      messages: changes(z.boolean()),
      reviews: changes(z.boolean()),
      searches: changes(z.boolean()),
      product: changes(z.boolean()),
    }),
    hides_words: z.boolean(),
    declined_push: z.boolean(),
  })
  .partial()
  .meta({ id: 'PatchNotificationPreferences' });
export type PatchNotificationPreferences = z.infer<typeof PatchNotificationPreferences>;

const Key = z.string().max(200);
/** A browser's push service and keys, as its `PushSubscription` has them (W3C Push API). */
export const PushSubscription = z
  .strictObject({
    endpoint: z.url({ protocol: /^https$/ }).max(1000),
    keys: z.strictObject({ p256dh: Key, auth: Key }),
    /** The browser's name, by which its owner recognises it: "Firefox, Windows". */
    browser: line(LIMITS.browser_name_max).optional(),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscription = z.infer<typeof PushSubscription>;
export const PushSubscriptionOver = z
  .strictObject({ endpoint: PushSubscription.shape.endpoint })
  .meta({ id: 'PushSubscriptionOver' });

const PushBrowser = z
  .object({
    endpoint: z.string(),
    /** Null for one that didn’t say. */
    browser: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'PushBrowser' });
/** The browsers to which a person has notifications pushed, the latest first. */
export const PushBrowsers = z.object({ items: z.array(PushBrowser) }).meta({ id: 'PushBrowsers' });
export type PushBrowsers = z.infer<typeof PushBrowsers>;
