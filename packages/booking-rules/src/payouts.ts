import { DAY_MS, HOUR_MS } from './time.ts';

/** A session's money can be paid out once no-shows can't be reported any more. */
export const PAYABLE_AFTER_END_H = 72;
/** The days before a changed bank account, or a young account, is paid without a review. */
const BANK_KNOWN_D = 7;
export const ACCOUNT_KNOWN_DAYS = 30;
/** A payout of more than this many times the usual one is reviewed. */
const UNUSUAL_TIMES = 3;
/** The months after which debt without earnings to cover it is written off. */
export const DEBT_KEPT_MONTHS = 12;

export const payableAt = (end: number): number => end + PAYABLE_AFTER_END_H * HOUR_MS;

/** The reasons why a payout waits: the first ones for a review, the others until something has changed. */
export const HOLD_REASONS = [
  'first_payout',
  'unusual_amount',
  'large_by_hand',
  'bank_changed',
  'young_account',
  'own_booking',
  'open_case',
  'decision',
  'suspended',
  'by_staff',
  'account_restricted',
  'account_changed',
  'provider_refused',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export interface PayoutFacts {
  amount_minor: number;
  /** The mean of the earlier payouts in this currency; null before the first. */
  usual_minor: number | null;
  /** The time at which the bank account replaced another; null where it never did. Epoch milliseconds, like all times here. */
  bank_changed_at: number | null;
  account_since: number;
  /** Whether staff make it by hand, and its amount needs two of them. */
  is_large_by_hand: boolean;
  /** Whether the mentor and one of their students share a card, a browser or a bank account. */
  has_own_booking: boolean;
  has_open_case: boolean;
  is_decided: boolean;
  is_suspended: boolean;
  now: number;
}

/** Reasons that staff check only once: they don't hold a payout again that staff released. */
export const LOOKED_AT_ONCE: ReadonlySet<HoldReason> = new Set(['first_payout', 'unusual_amount', 'large_by_hand']);

/** Returns the reasons for a staff review of a payout before it is sent; empty for most. */
export function holdsOf(facts: PayoutFacts): HoldReason[] {
  const { amount_minor, usual_minor, bank_changed_at, account_since, now } = facts;
  const held: Readonly<Partial<Record<HoldReason, boolean>>> = {
    first_payout: usual_minor === null,
    unusual_amount: usual_minor !== null && amount_minor > usual_minor * UNUSUAL_TIMES,
    large_by_hand: facts.is_large_by_hand,
    bank_changed: bank_changed_at !== null && now < bank_changed_at + BANK_KNOWN_D * DAY_MS,
    young_account: now < account_since + ACCOUNT_KNOWN_DAYS * DAY_MS,
    own_booking: facts.has_own_booking,
    open_case: facts.has_open_case,
    decision: facts.is_decided,
    suspended: facts.is_suspended,
  };
  return HOLD_REASONS.filter((reason) => held[reason] === true);
}

interface Share {
  amount_minor: number;
}
export interface PayoutSums<T> {
  lines: (T & { debt_taken_minor: number })[];
  /** The amount that is sent. */
  amount_minor: number;
  debt_minor: number;
}

/**
 * Computes the amounts of a payout of these shares: the debt is taken first, from the first shares.
 * @param step the provider's transfers are multiples of it, in minor units: 10 for the Kuwaiti dinar. The rest of a share stays payable.
 * @returns null where the debt uses up everything.
 */
export function payoutOf<T extends Share>(all: readonly T[], debt: number, step = 1): PayoutSums<T> | null {
  const whole = (amount_minor: number) => amount_minor - (amount_minor % step);
  const shares = all
    .map((share) => ({ ...share, amount_minor: whole(share.amount_minor) }))
    .filter(({ amount_minor }) => amount_minor > 0);
  const debt_minor = whole(debt);
  const total = shares.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  if (total <= debt_minor) {
    return null;
  }
  let left = debt_minor;
  const lines = shares.map((share) => {
    const debt_taken_minor = Math.min(left, share.amount_minor);
    left -= debt_taken_minor;
    return { ...share, debt_taken_minor };
  });
  return { lines, amount_minor: total - debt_minor, debt_minor };
}

/** Computes the sum missing to the minimum payout; 0 where nothing is payable or nothing is missing. */
export const shortOfMinimum = (amount_minor: number, minimum_minor: number): number =>
  amount_minor <= 0 ? 0 : Math.max(0, minimum_minor - amount_minor);

export const PAYOUT_SCHEDULES = ['weekly', 'monthly', 'by_hand'] as const;
export type PayoutSchedule = (typeof PAYOUT_SCHEDULES)[number];
const RUN_HOUR = 6;
const MONDAY = 1;

/** The run of a schedule at or before an instant: Mondays, or the first of the month, at 06:00 UTC. */
export function lastRun(schedule: Exclude<PayoutSchedule, 'by_hand'>, now: number): number {
  const at = new Date(now - RUN_HOUR * HOUR_MS);
  const day = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), schedule === 'monthly' ? 1 : at.getUTCDate());
  const since_monday = schedule === 'monthly' ? 0 : (at.getUTCDay() - MONDAY + 7) % 7;
  return day - since_monday * DAY_MS + RUN_HOUR * HOUR_MS;
}

/** The next run after an instant; null where the mentor asks for each payout. */
export function nextRun(schedule: PayoutSchedule, now: number): number | null {
  if (schedule === 'by_hand') {
    return null;
  }
  const last = lastRun(schedule, now);
  // One day into the next week or month is certainly before its second run.
  return lastRun(schedule, last + (schedule === 'weekly' ? 7 : 32) * DAY_MS);
}
