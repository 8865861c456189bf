import type { BookingStatus } from '@abroad/booking-rules';
import { LIMITS, type ErrorCode } from '@abroad/contract';
import { isOffered, type BusyInterval } from '@abroad/slots';
import { sql } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/connection.ts';
import { busyOf, loadMentorTime, type MentorTime } from '../../availability/mentor-time.ts';
import { refreshBusyCalendars } from '../../calendars/refresh-busy-calendars.ts';
import type { CalendarDeps } from '../../calendars/read-calendar.ts';
import type { Service } from '../../event-types/service-row.ts';

// Why a time can't be booked (it isn't available), and why a user can't book (they have reached a limit).

/** A user who books with a mentor. */
interface Booker {
  mentor_user_id: string;
  prospect_user_id: string;
  /** Epoch milliseconds. */
  now: number;
}

const MINUTE_MS = 60_000;

/**
 * Returns the reason why a start can't be booked, or null when it can: exactly the available times can. A time that would be
 * available without bookings is SLOT_TAKEN, PROSPECT_BUSY where the prospect has another session, or DAY_FULL or WEEK_FULL where
 * no one has it and only the mentor's limit prevents it.
 */
export function refusalOf(time: MentorTime, asked: Booker & { start: number }): ErrorCode | null {
  const { schedule, policy, withheld } = time;
  if (schedule === null) {
    return 'SLOT_NOT_OFFERED';
  }
  if (withheld) {
    return 'MENTOR_CALENDAR_UNKNOWN';
  }
  const { start, now, mentor_user_id, prospect_user_id } = asked;
  const busy = busyOf(time, mentor_user_id);
  const offeredAgainst = (taken: readonly BusyInterval[], changes: Partial<typeof policy> = {}) =>
    isOffered(schedule, { policy: { ...policy, ...changes }, busy: taken, now }, start);
  if (offeredAgainst(busy)) {
    return null;
  }
  if (!offeredAgainst(time.appointments)) {
    return 'SLOT_NOT_OFFERED';
  }
  if (offeredAgainst(busy, { max_per_day: null, max_per_week: null })) {
    return offeredAgainst(busy, { max_per_day: null }) ? 'DAY_FULL' : 'WEEK_FULL';
  }
  const end = start + policy.duration_min * MINUTE_MS;
  const elsewhere = time.held.some(
    (held) =>
      (held.mentor_user_id === prospect_user_id || held.prospect_user_id === prospect_user_id) &&
      held.start < end &&
      held.end > start,
  );
  return elsewhere ? 'PROSPECT_BUSY' : 'SLOT_TAKEN';
}

/** The present busy times of the mentor's calendars, where there are any: the last check before a time is promised. */
export async function askCalendars(
  context: CalendarDeps,
  time: MentorTime,
  service: Service,
  question: Parameters<typeof loadMentorTime>[2],
): Promise<MentorTime> {
  if (time.calendars === 0) {
    return time;
  }
  await refreshBusyCalendars(context, service.auth_user_id);
  return loadMentorTime(context, service, question);
}

interface Open {
  holds: number;
  paid_later: number;
  requests: number;
  free_ahead: number;
  /** When the first of them is over; null where there is none. */
  free_again_at: string | null;
}

interface OneMore {
  service: Pick<Service, 'policy'>;
  begins: BookingStatus;
  /** Its payment opens 90 days before its start. */
  is_paid_later: boolean;
}

/** The error for one more booking in this first state, or null. A hold may become a request later. */
function refusalOfOneMore(open: Open, { begins, is_paid_later, service: { policy } }: OneMore): ErrorCode | null {
  if (begins === 'confirmed') {
    return open.free_ahead >= policy.max_free_sessions ? 'TOO_MANY_FREE_SESSIONS' : null;
  }
  if (is_paid_later && open.paid_later >= LIMITS.paid_later_per_person) {
    return 'TOO_MANY_PAID_LATER';
  }
  if (begins === 'pending_payment' && !is_paid_later && open.holds >= LIMITS.holds_per_person) {
    return 'TOO_MANY_HOLDS';
  }
  return policy.requires_approval && open.requests >= policy.max_open_requests ? 'TOO_MANY_OPEN_REQUESTS' : null;
}

/**
 * Checks a user's limits on open holds, bookings that are paid later, free sessions and requests. Call it with the users' locks held, after expired
 * holds have been ended.
 * @throws AppError TOO_MANY_HOLDS, TOO_MANY_PAID_LATER, TOO_MANY_FREE_SESSIONS with when the first of them is over, TOO_MANY_OPEN_REQUESTS.
 */
export async function checkAllowances(
  trx: Database,
  { mentor_user_id, prospect_user_id, now, ...one_more }: Booker & OneMore,
): Promise<void> {
  const isFreeAhead = sql`status = 'confirmed' and mentor_user_id = ${mentor_user_id} and price_minor = 0
    and end_at > ${new Date(now)}`;
  const { rows } = await sql<Open>`
    select count(*) filter (where status = 'pending_payment' and payment_opens_at is null) as holds,
      count(*) filter (where status = 'pending_payment' and payment_opens_at is not null) as paid_later,
      count(*) filter (where status = 'requested' and mentor_user_id = ${mentor_user_id}) as requests,
      count(*) filter (where ${isFreeAhead}) as free_ahead,
      min(end_at) filter (where ${isFreeAhead}) as free_again_at
    from booking
    where prospect_user_id = ${prospect_user_id} and status in ('pending_payment', 'requested', 'confirmed')`.execute(
    trx,
  );
  const open = rows[0] ?? { holds: 0, paid_later: 0, requests: 0, free_ahead: 0, free_again_at: null };
  const refusal = refusalOfOneMore(open, one_more);
  if (refusal === 'TOO_MANY_FREE_SESSIONS' && open.free_again_at !== null) {
    throw new AppError(refusal, { retry_after_s: Math.ceil((Date.parse(open.free_again_at) - now) / 1000) });
  }
  if (refusal !== null) {
    throw new AppError(refusal);
  }
}

const DAY_MS = 24 * 60 * 60_000;

interface Made {
  is_with_mentor: boolean;
  /** Cancelled by the user who made it. */
  is_taken_back: boolean;
  created_at: string;
}

interface Cap {
  code: ErrorCode;
  max: number;
  counts: (made: Made) => boolean;
}

const CAPS: readonly Cap[] = [
  {
    code: 'TOO_MANY_BOOKINGS_WITH_MENTOR',
    max: LIMITS.bookings_per_mentor_day,
    counts: ({ is_with_mentor }) => is_with_mentor,
  },
  {
    code: 'TOO_MANY_BOOKINGS_WITH_MENTOR',
    max: LIMITS.taken_back_per_mentor_day,
    counts: ({ is_with_mentor, is_taken_back }) => is_with_mentor && is_taken_back,
  },
  { code: 'TOO_MANY_BOOKINGS', max: LIMITS.bookings_per_person_day, counts: () => true },
  { code: 'TOO_MANY_BOOKINGS', max: LIMITS.taken_back_per_person_day, counts: ({ is_taken_back }) => is_taken_back },
];

/**
 * Checks how many bookings a user made in the last 24 hours, cancelled ones included. Each sends an email to the mentor.
 * Call it with the users' locks held.
 * @throws AppError TOO_MANY_BOOKINGS_WITH_MENTOR, TOO_MANY_BOOKINGS, with when the next one may be made.
 */
export async function checkBookingsOfDay(
  trx: Database,
  { mentor_user_id, prospect_user_id, now }: Booker,
): Promise<void> {
  const { rows } = await sql<Made>`
    select mentor_user_id = ${mentor_user_id} as is_with_mentor, created_at,
      status = 'cancelled' and cancelled_by = 'prospect' as is_taken_back
    from booking where prospect_user_id = ${prospect_user_id} and created_at > ${new Date(now - DAY_MS)}
    order by created_at desc`.execute(trx);
  for (const { code, max, counts } of CAPS) {
    const first = rows.filter(counts)[max - 1];
    if (first !== undefined) {
      throw new AppError(code, { retry_after_s: Math.ceil((Date.parse(first.created_at) + DAY_MS - now) / 1000) });
    }
  }
}

/**
 * Checks how many messages, proposals, reschedules or places a user sent to another user in 24 hours, by the database's
 * clock. Call it with the users' locks held.
 * @param code the error: `TOO_MANY_MESSAGES` for optional messages.
 * @throws AppError with that code, and when the next one is possible.
 */
export async function checkTextsOfDay(
  trx: Database,
  { from, to }: { from: string; to: string },
  code: 'TOO_MANY_MESSAGES' | 'TOO_MANY_CHANGES',
): Promise<void> {
  const { rows } = await sql<{ wait_s: number }>`
    select ceil(extract(epoch from event.created_at + interval '24 hours' - clock_timestamp()))::int as wait_s
    from booking join booking_event event on event.booking_id = booking.id
    where ((booking.mentor_user_id = ${from} and booking.prospect_user_id = ${to})
        or (booking.mentor_user_id = ${to} and booking.prospect_user_id = ${from}))
      and event.actor_user_id = ${from} and event.created_at > clock_timestamp() - interval '24 hours'
      and (event.kind in ('rescheduled', 'proposed', 'placed') or event.detail ? 'reason'
        or event.kind = 'created' and (booking.message is not null or booking.answers <> '[]'))
    order by event.created_at desc offset ${LIMITS.texts_per_pair_day - 1} limit 1`.execute(trx);
  const [first] = rows;
  if (first !== undefined) {
    throw new AppError(code, { retry_after_s: Math.max(1, first.wait_s) });
  }
}
