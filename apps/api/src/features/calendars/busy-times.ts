import { LIMITS } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { Span } from '../../providers/calendar/port.ts';

/** A user's busy times in a span, from their calendars. */
export interface Appointments {
  /** Half-open, in epoch milliseconds. */
  intervals: Span[];
  /** A calendar could not be read lately; this is its last good copy. */
  stale: boolean;
  /** A calendar was last read too long ago, so its times are unknown. Unknown times are not offered. */
  withheld: boolean;
  /** How many calendars count. */
  calendars: number;
  /** When the copy becomes stale unless it is read before, in epoch milliseconds; -Infinity if it is stale. */
  fresh_until: number;
  /** When the copy is withheld unless it is read before, in epoch milliseconds. */
  known_until: number;
}

const MINUTE_MS = 60_000;
const COPY_MS = LIMITS.calendar_copy_min * MINUTE_MS;
/** Calendars are read every few minutes; a copy older than this missed a turn. */
const LATE_MS = 7 * MINUTE_MS;

/** A slot's own buffers are a day at most, and a slot that begins within a span ends a day after it at most. */
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The copy of one calendar, a row of `calendarTimes`. */
export interface CalendarTimes {
  auth_user_id: string;
  problem: string | null;
  read_at: number | null;
  times: [start: number, end: number][];
}

/** The busy times of a user without calendars. */
export const noAppointments = (): Appointments => ({
  intervals: [],
  stale: false,
  withheld: false,
  calendars: 0,
  fresh_until: Infinity,
  known_until: Infinity,
});

function add(known: Appointments, { problem, read_at, times }: CalendarTimes, now: number): Appointments {
  for (const [start, end] of times) {
    known.intervals.push({ start, end });
  }
  const age = read_at === null ? Infinity : now - read_at;
  const stale = problem !== null || age >= LATE_MS;
  return {
    intervals: known.intervals,
    stale: known.stale || stale,
    fresh_until: Math.min(known.fresh_until, stale ? -Infinity : now - age + LATE_MS),
    known_until: Math.min(known.known_until, now - age + COPY_MS),
    withheld: known.withheld || age >= COPY_MS,
    calendars: known.calendars + 1,
  };
}

/**
 * Selects the copies of users' calendars for a span and the time around it that buffers may reach, a row for each
 * calendar.
 * @param people an array of user ids.
 */
export function calendarTimes(people: RawBuilder<string[]>, span: Span): RawBuilder<CalendarTimes> {
  const [from, to] = [toInstant(span.start - DAY_MS), toInstant(span.end + 2 * DAY_MS)];
  return sql<CalendarTimes>`
    select calendar.auth_user_id, calendar.problem,
      (extract(epoch from calendar.read_at) * 1000)::float8 as read_at,
      coalesce((select json_agg(json_build_array(
          (extract(epoch from busy.start_at) * 1000)::float8, (extract(epoch from busy.end_at) * 1000)::float8))
        from calendar_busy busy
        where busy.provider_calendar_id = calendar.id
          and tstzrange(busy.start_at, busy.end_at) && tstzrange(${from}::timestamptz, ${to}::timestamptz)), '[]') as times
    from provider_calendar calendar
    where calendar.auth_user_id = any(${people}) and calendar.check_conflicts`;
}

/** Combines the rows of one user's calendars. @param now epoch milliseconds. */
export const appointmentsFrom = (rows: readonly CalendarTimes[], now: number): Appointments =>
  rows.reduce((known, row) => add(known, row, now), noAppointments());

/**
 * Reads the busy times of users from the copies, without asking a provider. One query for all users.
 * @param now epoch milliseconds.
 */
export async function appointmentsOf(
  db: Database,
  user_ids: readonly string[],
  span: Span,
  now: number,
): Promise<Map<string, Appointments>> {
  const people = sql<string[]>`${user_ids}::uuid[]`;
  const { rows } = await sql<CalendarTimes>`/* prepared */ ${calendarTimes(people, span)}`.execute(db);
  const byPerson = Map.groupBy(rows, (row) => row.auth_user_id);
  return new Map([...byPerson].map(([user_id, calendars]) => [user_id, appointmentsFrom(calendars, now)]));
}

/** Like `appointmentsOf`, for one user. */
export async function appointmentsOfOne(db: Database, user_id: string, span: Span, now: number): Promise<Appointments> {
  return (await appointmentsOf(db, [user_id], span, now)).get(user_id) ?? noAppointments();
}
