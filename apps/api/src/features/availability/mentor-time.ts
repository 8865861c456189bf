import { localDay, localMidnight, type BusyInterval, type CompiledSchedule, type SlotPolicy } from '@abroad/slots';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { appointmentsFrom, appointmentsOfOne, calendarTimes, type CalendarTimes } from '../calendars/busy-times.ts';
import type { Service } from '../event-types/service-row.ts';
import { findHeldTimes, heldTimes, type HeldTime, type Span } from './busy-queries.ts';
import { availabilityVersion } from './answer-cache.ts';
import { loadSchedules } from './schedules.ts';
import { busyFromDaysOff, daysOff, findDaysOff, type DaysOff } from './time-off.ts';

const MINUTE_MS = 60_000;

/** Everything that decides about the slots of a service, apart from the clock. */
export interface MentorTime {
  policy: SlotPolicy;
  /** Null when the mentor has no schedule: nothing is offered. */
  schedule: CompiledSchedule | null;
  /** The bookings of the mentor, and of the prospect when there is one. */
  held: HeldTime[];
  /** The mentor's other appointments, and their time off. */
  appointments: BusyInterval[];
  /** The appointments are a copy that could not be refreshed lately. */
  stale: boolean;
  /** The appointments are unknown, so nothing may be offered. */
  withheld: boolean;
  /** How many calendars of the mentor count. */
  calendars: number;
  /** When the appointments become stale, in epoch milliseconds; Infinity without calendars. */
  fresh_until: number;
}

export const slotPolicyOf = ({ duration_min, policy }: Pick<Service, 'duration_min' | 'policy'>): SlotPolicy => ({
  duration_min,
  slot_step_min: policy.slot_step_min,
  buffer_before_min: policy.buffer_before_min,
  buffer_after_min: policy.buffer_after_min,
  min_notice_min: policy.min_notice_min,
  window_days: policy.window_days,
  max_per_day: policy.max_per_day,
  max_per_week: policy.max_per_week,
});

/** A held time as busy time: with buffers for the mentor of the session, without for the prospect. */
function toBusy(held: HeldTime, mentor_user_id: string): BusyInterval {
  const { start, end, buffer_before_min, buffer_after_min } = held;
  return held.mentor_user_id === mentor_user_id
    ? { start, end, buffer_before_min, buffer_after_min, kind: 'booking' }
    : { start, end };
}

/** Leaves out the booking that is to be rescheduled. */
export const withoutBooking = (time: MentorTime, booking_id: string): MentorTime => ({
  ...time,
  held: time.held.filter((held) => held.booking_id !== booking_id),
});

/** All busy times for a service: sessions of either role, the mentor's appointments and time off. */
export const busyOf = (time: Pick<MentorTime, 'held' | 'appointments'>, mentor_user_id: string): BusyInterval[] => [
  ...time.held.map((held) => toBusy(held, mentor_user_id)),
  ...time.appointments,
];

/**
 * Loads what decides about a service's slots in a span: one query, or two if the schedule is not cached.
 * @param query.prospect_user_id whose own sessions count as well.
 * @param query.now epoch milliseconds.
 */
export async function loadMentorTime(
  context: Pick<Context, 'db'>,
  service: Service,
  query: { span: Span; now: number; prospect_user_id: string | null },
): Promise<MentorTime> {
  const { span, now, prospect_user_id } = query;
  const people = [service.auth_user_id, ...(prospect_user_id === null ? [] : [prospect_user_id])];
  const [schedule, held, known, off] = await Promise.all([
    compiledScheduleOf(context.db, service),
    findHeldTimes(context.db, people, span, now),
    appointmentsOfOne(context.db, service.auth_user_id, span, now),
    findDaysOff(context.db, [service.auth_user_id], span),
  ]);
  const { intervals, ...rest } = known;
  const policy = slotPolicyOf(service);
  return { policy, schedule, held, appointments: [...intervals, ...busyFromDaysOff(off, policy)], ...rest };
}

/** Busy times of a mentor and the viewer in a span, as read with the offer. */
export interface MentorTimeRow {
  held: HeldTime[];
  calendars: CalendarTimes[];
  off: DaysOff[];
  /** The state of all this: `answer-cache.ts`. */
  version: string;
}

/**
 * Selects the busy times of the mentor of an offer, to be read in the same query.
 * @param query.viewer_id whose own sessions count as well.
 * @param query.now epoch milliseconds.
 */
export function mentorTimeColumn(query: {
  span: Span;
  now: number;
  viewer_id: string | null;
}): RawBuilder<MentorTimeRow> {
  const { span, now, viewer_id } = query;
  const mentor = sql`(select id from person)`;
  const both =
    viewer_id === null ? sql<string[]>`array[${mentor}]` : sql<string[]>`array[${mentor}, ${viewer_id}::uuid]`;
  return sql<MentorTimeRow>`json_build_object(
    'version', ${availabilityVersion(sql`(select id from person)`)},
    'held', coalesce((select json_agg(held) from (${heldTimes(both, span, now)}) held), '[]'),
    'calendars', coalesce(
      (select json_agg(known) from (${calendarTimes(sql<string[]>`array[${mentor}]`, span)}) known), '[]'),
    'off', coalesce((select json_agg(off) from (${daysOff(sql<string[]>`array[${mentor}]`, span)}) off), '[]'))`;
}

/** Like `loadMentorTime`, from the row that was read with the offer: no query, or one if the schedule is not cached. */
export async function mentorTimeFromRow(
  context: Pick<Context, 'db'>,
  service: Service,
  { held, calendars: rows, off }: MentorTimeRow,
  now: number,
): Promise<MentorTime> {
  const schedule = await compiledScheduleOf(context.db, service);
  const { intervals, ...rest } = appointmentsFrom(rows, now);
  const policy = slotPolicyOf(service);
  return { policy, schedule, held, appointments: [...intervals, ...busyFromDaysOff(off, policy)], ...rest };
}

export async function compiledScheduleOf(db: Database, service: Service): Promise<CompiledSchedule | null> {
  if (service.schedule === null) {
    return null;
  }
  const schedules = await loadSchedules(db, [service.schedule]);
  return schedules.get(service.schedule.id) ?? null;
}

/** The end of the booking window: midnight after its last local date, in epoch milliseconds. */
export function windowEnd(schedule: CompiledSchedule | null, window_days: number, now: number): number {
  return schedule === null ? now : localMidnight(schedule.zone, localDay(schedule.zone, now) + window_days + 1);
}

/**
 * Until when time alone changes no slot: the first slot falls under the notice, a hold expires, the window opens a day,
 * or the calendars' copy becomes stale. Epoch milliseconds.
 * @param first the first slot.
 */
export function validUntil({ schedule, policy, held, fresh_until }: MentorTime, first: number, now: number): number {
  const midnight = schedule === null ? now : localMidnight(schedule.zone, localDay(schedule.zone, now) + 1);
  const ends = held.map(({ expires_at }) => expires_at ?? Infinity);
  return Math.min(first - policy.min_notice_min * MINUTE_MS, midnight, fresh_until, ...ends);
}
