export const NOTIFICATION_CATEGORIES = ['sessions', 'money', 'messages', 'reviews', 'searches', 'product'] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/**
 * All kinds of notifications, by category, each with the page that it leads to; null for the page of the booking, conversation or
 * decision that it names. Each kind of mail is one of them, with the same name.
 */
const KINDS = {
  sessions: {
    booked: null,
    requested: null,
    accepted: null,
    declined: null,
    cancelled: null,
    contract_withdrawn: null,
    withdrawal_receipt: null,
    rescheduled: null,
    placed: null,
    place_missing: null,
    withdrawn: null,
    expired: null,
    hold_expired: null,
    reminder_24h: null,
    reminder_1h: null,
    proposed: null,
    proposal_declined: null,
    no_show_mentor: null,
    no_show_prospect: null,
    no_show_contested: null,
    no_show_ended: null,
    calendar_broken: '/my-profile/availability-settings#calendars',
  },
  money: {
    paid_later: null,
    payment_opens: null,
    payment_due_3d: null,
    payment_due_1d: null,
    unpaid: null,
    refunded: null,
    refund_failed: null,
    payment_lost: null,
    paid_too_late: null,
    payout_held: '/earnings',
    payout_paid: '/earnings',
    payout_failed: '/earnings',
    payout_cancelled: '/earnings',
    payout_debt: '/earnings',
    payout_route_off: '/earnings',
    payout_bank_changed: '/earnings',
    payout_account_restricted: '/earnings',
  },
  messages: { message: null },
  reviews: { review_request: null, review_published: null, review_replied: null },
  searches: { saved_searches: '/saved-searches' },
  product: {
    welcome_mentor: '/mentor/home',
    proof_news: '/my-profile',
    vouch_invite: '/my-profile',
    report_received: '/reports',
    report_outcome: '/reports',
    decision_made: null,
    appeal_decided: null,
    account_lifted: '/bookings',
    email_changed: '/settings',
  },
} as const satisfies Record<NotificationCategory, Record<string, string | null>>;

type KindsOf<Category> = Category extends NotificationCategory ? keyof (typeof KINDS)[Category] : never;
export type NotificationKind = KindsOf<NotificationCategory>;

export const kindsOf = (category: NotificationCategory): readonly NotificationKind[] =>
  Object.keys(KINDS[category]) as NotificationKind[];
export const NOTIFICATION_KINDS: readonly NotificationKind[] = NOTIFICATION_CATEGORIES.flatMap(kindsOf);

const pages: ReadonlyMap<string, string | null> = new Map(
  Object.values(KINDS).flatMap((kinds) => Object.entries(kinds)),
);
/** Returns the path of the page that a kind always leads to; null if it leads to the record that it names, or is of a later version. */
export const pageOfKind = (kind: string): string | null => pages.get(kind) ?? null;

const categories = new Map<string, NotificationCategory>(
  NOTIFICATION_CATEGORIES.flatMap((category) => kindsOf(category).map((kind) => [kind, category] as const)),
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
