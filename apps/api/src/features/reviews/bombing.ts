import { LIMITS } from '@abroad/contract';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** A published review; times in epoch milliseconds. */
export interface TimedReview {
  author_id: string;
  author_since: number;
  written_at: number;
  published_at: number;
}

/** Whether an account was younger than a week when it wrote. */
const isByNewAccount = ({ author_since, written_at }: TimedReview): boolean =>
  author_since > written_at - LIMITS.new_account_days * DAY_MS;

/**
 * Whether one mentor's reviews are bombed: ten new accounts or more within 24 hours. A session takes a quarter of an hour at
 * least, so that a day of nothing but sessions with strangers hardly has more.
 */
export function isBombing(reviews: readonly TimedReview[], now: number): boolean {
  const recent = reviews.filter(({ published_at }) => published_at > now - LIMITS.bombing_within_h * HOUR_MS);
  const authors = new Set(recent.filter(isByNewAccount).map(({ author_id }) => author_id));
  return authors.size >= LIMITS.bombing_accounts;
}

/** Returns the time until which the mean stays unchanged. */
export const freezeEnd = (now: number): number => now + LIMITS.rating_frozen_h * HOUR_MS;
