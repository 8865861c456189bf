import type { BookingPolicy } from './policy.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

/** The days in which a student can withdraw from a contract with a trader (Directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14;

/** Local dates of a time zone, as days since 1970-01-01, and when they begin; instants in epoch ms. */
export interface LocalDates {
  dayOf: (instant: number) => number;
  startOf: (day: number) => number;
}

const SUNDAY = 0;
const SATURDAY = 6;
const DAYS_OF_WEEK = 7;
/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % DAYS_OF_WEEK;

/**
 * Returns the instant (epoch ms) from which a student can't withdraw any more: the end of the fourteenth date after the contract, where they
 * are, and of the Monday after it where that date is on a weekend (Regulation 1182/71, article 3(4)).
 */
export function withdrawUntil(concluded_at: number, { dayOf, startOf }: LocalDates): number {
  const last = dayOf(concluded_at) + WITHDRAWAL_DAYS;
  const extra = weekdayOf(last) === SATURDAY ? 2 : weekdayOf(last) === SUNDAY ? 1 : 0;
  return startOf(last + extra + 1);
}

/** Returns the latest time at which a contract that is booked now can be concluded (epoch ms): once it is paid and, on request, accepted. */
export function concludedBy(
  now: number,
  {
    hold_min,
    requires_approval,
    approval_ttl_h,
  }: Pick<BookingPolicy, 'hold_min' | 'requires_approval' | 'approval_ttl_h'>,
): number {
  return now + hold_min * MINUTE_MS + (requires_approval ? approval_ttl_h * HOUR_MS : 0);
}

/** The facts of a booking's right to withdraw; instants in epoch ms. */
export interface Withdrawable {
  start: number;
  /** Null or left out where there is no right to withdraw. */
  withdraw_until?: number | null | undefined;
  /** Whether the right lasts beyond the session, because the student hasn't asked for an early start. */
  withdraw_after_start?: boolean | undefined;
}

/**
 * Returns the instant (epoch ms, exclusive) until which a student may withdraw: at most the start of the session, unless it starts before the
 * right ends and they haven't asked for that (Directive 2011/83/EU, articles 7(3) and 16(a)). Null where there is no such right.
 */
export const mayWithdrawUntil = ({ start, withdraw_until = null, withdraw_after_start }: Withdrawable): number | null =>
  withdraw_until === null || withdraw_after_start === true ? withdraw_until : Math.min(withdraw_until, start);
