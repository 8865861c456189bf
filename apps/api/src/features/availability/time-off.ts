import { dayNumber, localMidnight, zoneTable, type BusyInterval, type SlotPolicy } from '@abroad/slots';
import { sql, type RawBuilder } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { Span } from './busy-queries.ts';

/** A mentor's time off, in their time zone. */
export interface DaysOff {
  user_id: string;
  /** `YYYY-MM-DD` */
  first_date: string;
  last_date: string;
  time_zone: string;
}

const MINUTE_MS = 60_000;

/** The days for which a mentor whose account closes can't be booked: longer than any booking window. */
const CLOSED_DAYS = 800;

/**
 * Selects the time off of users around a span, and the time after their account closes. No time zone is further than a day from UTC.
 * @param people user ids.
 */
export const daysOff = (people: RawBuilder<string[]>, span: Span): RawBuilder<DaysOff> => sql<DaysOff>`
  select off.auth_user_id as user_id, off.first_date, off.last_date, profile.time_zone
  from (
    select auth_user_id, first_date, last_date from time_off
    union all
    select user_id, first_date, first_date + ${CLOSED_DAYS}::int from moderation_measure
    join mentor_profile on mentor_profile.auth_user_id = user_id
    cross join lateral (select (begins_at at time zone mentor_profile.time_zone)::date as first_date) closing
    where kind = 'close_account' and ended_at is null and begins_at > now()) off
  join mentor_profile profile on profile.auth_user_id = off.auth_user_id
  where off.auth_user_id = any(${people})
    and off.first_date <= (${toInstant(span.end)}::timestamptz at time zone 'UTC')::date + 1
    and off.last_date >= (${toInstant(span.start)}::timestamptz at time zone 'UTC')::date - 1`;

/** Reads `daysOff` of users by their ids. */
export async function findDaysOff(db: Database, user_ids: readonly string[], span: Span): Promise<DaysOff[]> {
  const people = sql<string[]>`${user_ids}::uuid[]`;
  return (await sql<DaysOff>`/* prepared */ ${daysOff(people, span)}`.execute(db)).rows;
}

/** From midnight before the first day to midnight after the last; epoch milliseconds. */
export function spanOfDaysOff({ first_date, last_date, time_zone }: Omit<DaysOff, 'user_id'>): Span {
  const zone = zoneTable(time_zone);
  const [first, last] = [dayNumber(first_date), dayNumber(last_date)];
  if (zone === null || first === null || last === null) {
    throw new Error(`time off from ${first_date} to ${last_date} in ${time_zone} can't be read`);
  }
  return { start: localMidnight(zone, first), end: localMidnight(zone, last + 1) };
}

/**
 * Busy times for time off. Buffers may reach into it as into a closed day of a schedule, so the busy times are shorter
 * by the buffers.
 */
export function busyFromDaysOff(
  days: readonly DaysOff[],
  { buffer_before_min, buffer_after_min }: Pick<SlotPolicy, 'buffer_before_min' | 'buffer_after_min'>,
): BusyInterval[] {
  return days.map((one) => {
    const closed = spanOfDaysOff(one);
    const start = closed.start + buffer_after_min * MINUTE_MS;
    const end = closed.end - buffer_before_min * MINUTE_MS;
    return start < end ? { start, end } : closed;
  });
}
