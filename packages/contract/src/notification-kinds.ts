export const NOTIFICATION_CATEGORIES = ['sessions', 'money', 'messages', 'reviews', 'searches', 'product'] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** All kinds of notifications, by category. Each kind of mail is one of them, with the same name. */
const KINDS = {
  sessions: [
    'booked',
    'requested',
    'accepted',
    'declined',
    'cancelled',
    'contract_withdrawn',
    'withdrawal_receipt',
    'rescheduled',
    'placed',
    'place_missing',
    'withdrawn',
    'expired',
    'hold_expired',
    'reminder_24h',
    'reminder_1h',
    'proposed',
    'proposal_declined',
    'no_show_mentor',
    'no_show_prospect',
    'no_show_contested',
    'no_show_ended',
    'calendar_broken',
  ],
  money: [
    'paid_later',
    'payment_opens',
    'payment_due_3d',
    'payment_due_1d',
    'unpaid',
    'refunded',
    'refund_failed',
    'payment_lost',
    'paid_too_late',
    'payout_held',
    'payout_paid',
    'payout_failed',
    'payout_cancelled',
    'payout_debt',
    'payout_route_off',
    'payout_bank_changed',
    'payout_account_restricted',
  ],
  messages: ['message'],
  reviews: ['review_request', 'review_published', 'review_replied'],
  searches: ['saved_searches'],
  product: [
    'welcome_mentor',
    'proof_news',
    'vouch_invite',
    'report_received',
    'report_outcome',
    'decision_made',
    'appeal_decided',
    'account_lifted',
    'email_changed',
  ],
} as const satisfies Record<NotificationCategory, readonly string[]>;

export type NotificationKind = (typeof KINDS)[NotificationCategory][number];
export const NOTIFICATION_KINDS: readonly NotificationKind[] = Object.values(KINDS).flat();

export const kindsOf = (category: NotificationCategory): readonly NotificationKind[] => KINDS[category];

const categories = new Map<string, NotificationCategory>(
  NOTIFICATION_CATEGORIES.flatMap((category) => KINDS[category].map((kind) => [kind, category] as const)),
);
/** Returns a kind's category; `product` for a kind of a later version. */
export const categoryOf = (kind: string): NotificationCategory => categories.get(kind) ?? 'product';

/** Kinds that no preference ends, because people must get them: about their account and about decisions. */
const ALWAYS_MAILED: readonly NotificationKind[] = [
  'report_received',
  'report_outcome',
  'decision_made',
  'appeal_decided',
  'account_lifted',
  'email_changed',
];

/** Whether its mail can be switched off. Mails about sessions and money are always sent, and those without another notification, such as a code. */
export function canEndMail(kind: string): boolean {
  const category = categories.get(kind);
  return (
    category !== undefined &&
    category !== 'sessions' &&
    category !== 'money' &&
    !(ALWAYS_MAILED as readonly string[]).includes(kind)
  );
}

/** Categories whose emails end by a link in their foot. Mails about searches have links of their own for each search. */
export const STOPPABLE_CATEGORIES = ['messages', 'reviews', 'product'] as const satisfies NotificationCategory[];
export type StoppableCategory = (typeof STOPPABLE_CATEGORIES)[number];
