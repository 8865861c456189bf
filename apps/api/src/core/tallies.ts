/** The webhooks whose calls are signed with a secret that both sides have to set, by the last part of their paths. */
export const SIGNED_CALLS = ['clerk', 'inbound-mail', 'mail-bounces', 'stripe', 'stripe_connect'] as const;
export type SignedCall = (typeof SIGNED_CALLS)[number];

/** Counters besides those of requests, with all their outcomes: every series of metrics exists from the start. */
const OUTCOMES = {
  /** Emails handed to the mail server; an `unsent` one is tried again. */
  mails: ['sent', 'refused', 'unsent'],
  /** The results of payments, as in the history of their bookings. */
  payments: [
    'authorized',
    'paid',
    'payment_failed',
    'refund_promised',
    'refunded',
    'refund_failed',
    'disputed',
    'dispute_won',
    'dispute_lost',
  ],
  /** Calls to the payment provider. */
  payment_calls: ['answered', 'refused', 'unreachable'],
  /** Calls to the provider that pays mentors. */
  payout_calls: ['answered', 'refused', 'unreachable'],
  /** Calls of others, by the webhook, whose signatures were right, and those whose weren't. */
  webhooks_accepted: SIGNED_CALLS,
  webhooks_refused: SIGNED_CALLS,
  /** Bearer tokens of requests. */
  tokens: ['accepted', 'expired', 'invalid', 'unverifiable'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Counted = keyof typeof OUTCOMES;
export type OutcomeOf<C extends Counted> = (typeof OUTCOMES)[C][number];

/** Counts since the start of this process. */
export interface Tallies {
  count<C extends Counted>(what: C, outcome: OutcomeOf<C>): void;
  /** The count of each outcome, zeros included. */
  read(what: Counted): ReadonlyMap<string, number>;
}

export function createTallies(): Tallies {
  const counts = Object.fromEntries(
    Object.entries(OUTCOMES).map(([what, outcomes]) => [
      what,
      new Map<string, number>(outcomes.map((one) => [one, 0])),
    ]),
  ) as Record<Counted, Map<string, number>>;
  return {
    count(what, outcome) {
      counts[what].set(outcome, (counts[what].get(outcome) ?? 0) + 1);
    },
    read: (what) => counts[what],
  };
}
