import { sql, type RawBuilder } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';

/** Epoch milliseconds, half-open. */
export interface Span {
  start: number;
  end: number;
}

/** A booking that holds a user's time; times in epoch milliseconds, buffers in minutes. */
export interface HeldTime extends Span {
  booking_id: string;
  mentor_user_id: string;
  prospect_user_id: string;
  buffer_before_min: number;
  buffer_after_min: number;
  /** When the hold expires, in epoch milliseconds; null for a confirmed session. */
  expires_at: number | null;
}

/** A buffer is at most a day, and limits count whole weeks: bookings this far outside a span can matter in it. */
const MARGIN_MS = 9 * 24 * 60 * 60_000;

/**
 * Selects the bookings that hold time of users, as mentors or prospects, in a span and the margin around it. An expired
 * hold holds nothing, even before its status says so.
 * @param people an array of user ids.
 * @param now epoch milliseconds.
 */
export function heldTimes(people: RawBuilder<string[]>, span: Span, now: number): RawBuilder<HeldTime> {
  const from = toInstant(span.start - MARGIN_MS);
  const to = toInstant(span.end + MARGIN_MS);
  return sql<HeldTime>`
    select id as booking_id, mentor_user_id, prospect_user_id,
      (extract(epoch from start_at) * 1000)::float8 as start,
      (extract(epoch from end_at) * 1000)::float8 as end,
      (extract(epoch from start_at - busy_start_at) / 60)::float8 as buffer_before_min,
      (extract(epoch from busy_end_at - end_at) / 60)::float8 as buffer_after_min,
      (extract(epoch from hold_expires_at) * 1000)::float8 as expires_at
    from booking
    where (mentor_user_id = any(${people}) or prospect_user_id = any(${people}))
      and status in ('pending_payment', 'requested', 'confirmed')
      and (hold_expires_at is null or hold_expires_at > ${toInstant(now)}::timestamptz)
      and start_at < ${to}::timestamptz and end_at > ${from}::timestamptz`;
}

/** Reads `heldTimes` of users by their ids. */
export async function findHeldTimes(
  db: Database,
  user_ids: readonly string[],
  span: Span,
  now: number,
): Promise<HeldTime[]> {
  const people = sql<string[]>`${user_ids}::uuid[]`;
  return (await sql<HeldTime>`/* prepared */ ${heldTimes(people, span, now)}`.execute(db)).rows;
}
