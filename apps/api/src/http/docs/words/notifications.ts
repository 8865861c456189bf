/** Notifications in the product. See `../words.ts`. */
export const fields = {
  'NotificationItem.about':
    'The title of the service or the name of the saved search that it is about; null where it is about none.',
  'NotificationItem.category': 'What it is about.',
  'NotificationItem.count': 'How many there are of the same booking, thread or payout.',
  'NotificationItem.id': 'Of the latest of them.',
  'NotificationItem.kind': 'Which event it tells of. New versions may add kinds.',
  'NotificationItem.path': 'The page that it leads to, from the root of the site.',
  'NotificationItem.starts_at': 'When the session that it is about begins; null where it is about none.',
  'NotificationItem.title': 'What happened, in one sentence.',
  'NotificationItem.is_archived': 'Whether all of them are archived.',
  is_read: 'Whether all of them were read.',
  is_seen: 'Whether all of them were shown.',
  unread: 'Groups with something unread: bookings, threads, payouts. The number of the badge.',
  unseen: 'Groups with something that wasn’t shown yet.',
  'SeeNotifications.up_to': 'The latest notification that was shown. Later ones stay unseen.',
  in_app: 'In the product; always on.',
  push: 'By push, on the devices that the person has chosen.',
  push_key: 'The key of this instance, with which browsers subscribe (VAPID, RFC 8292): base64url.',
  offers_push: 'Whether pushes are offered to the person: after a first confirmed booking.',
  declined_push: 'Whether the person said no to pushes, for good.',
  'PushBrowsers.items': 'The browsers, the latest first.',
  browser: 'What its owner recognises it by; null for one that didn’t say.',
  'PushSubscription.browser': 'What its owner recognises it by, such as “Firefox, Windows”.',
  endpoint: 'The address at the browser’s push service.',
  'PushSubscription.keys': 'The keys of the browser: base64url.',
  p256dh: 'A point on P-256.',
  'PushSubscription.keys.auth': 'The secret for the encryption (RFC 8291).',
  hides_words: 'Whether pushes say only that there is something new.',
  'NotificationPreferences.categories': 'By category, the channels.',
  'PatchNotificationPreferences.categories': 'The categories that change.',
  ...Object.fromEntries(
    ['NotificationPreferences', 'PatchNotificationPreferences'].flatMap((schema) => [
      [`${schema}.categories.sessions`, 'Bookings and sessions. Their emails are always sent.'],
      [`${schema}.categories.money`, 'Payments and payouts. Their emails are always sent.'],
      [`${schema}.categories.messages`, 'Messages.'],
      [`${schema}.categories.reviews`, 'Reviews, and requests for them.'],
      [
        `${schema}.categories.searches`,
        'New mentors for saved searches; the email preference `saved_searches` is the same.',
      ],
      [`${schema}.categories.product`, 'The account and the product. Emails about decisions are always sent.'],
      ...['sessions', 'money', 'messages', 'reviews', 'searches', 'product'].map((category) => [
        `${schema}.categories.${category}.mail`,
        'By email.',
      ]),
    ]),
  ),
};

export const parameters = {
  'listNotifications.state': 'Only what is unseen, unread or archived; by default all that isn’t archived.',
  'listNotifications.category': 'Only what is about this.',
  'listNotifications.language': 'The language of the sentences; by default that of the account.',
};
