/** What is counted beside requests, with every outcome that each may have: series of metrics are known beforehand. */
const OUTCOMES = {
  /** Mails handed to the mail server; an `unsent` one is tried again. */
  mails: ['sent', 'refused', 'unsent'],
  /** What became of payments, as their booking's history tells it. */
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
  /** Bearer tokens that somebody came with. */
  tokens: ['accepted', 'expired', 'invalid', 'unverifiable'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Counted = keyof typeof OUTCOMES;
export type OutcomeOf<C extends Counted> = (typeof OUTCOMES)[C][number];

/** Counts what happens in this process since it started. */
export interface Tallies {
  count<C extends Counted>(what: C, outcome: OutcomeOf<C>): void;
  /** How often each outcome came, also those that never did. */
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
