import { sql, type RawBuilder } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeSessionEventJob } from '../../jobs/known-jobs.ts';
import type { SessionEventDeps } from './deps.ts';

/** The most bookings per sweep; the rest follow with the next one. */
const SWEEP = 500;

async function enqueueWhere(db: Database, condition: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select booking.id from booking where ${condition} order by start_at limit ${SWEEP}`.execute(db);
  await enqueue(
    db,
    rows.map(({ id }) => writeSessionEventJob({ booking_id: id })),
  );
}

/** Like `takesTime` of `write-session-event.ts`. */
const TAKES_TIME = sql`(status = 'confirmed' or status in ('pending_payment', 'requested') and payment_opens_at is not null)`;

/** Enqueues that a mentor's upcoming events are written, and those of ended bookings removed. */
export const writeUpcomingSessions = (
  { db, clock }: Pick<SessionEventDeps, 'db' | 'clock'>,
  user_id: string,
): Promise<void> =>
  enqueueWhere(
    db,
    sql`mentor_user_id = ${user_id} and (
      ${TAKES_TIME} and end_at > ${toInstant(clock.now())}
      or status in ('cancelled', 'declined', 'expired')
        and exists (select 1 from session_event event where event.booking_id = booking.id))`,
  );

/**
 * Enqueues sessions whose event is not as it should be and whose jobs have given up: upcoming ones with a missing or
 * older event that a calendar would take, and ended ones that still have an event.
 */
export const sweepSessionEvents = ({ db, clock }: Pick<SessionEventDeps, 'db' | 'clock'>): Promise<void> =>
  enqueueWhere(
    db,
    sql`(${TAKES_TIME} and end_at > ${toInstant(clock.now())}
        and exists (
          select 1 from provider_calendar calendar
          join calendar_connection connection on connection.id = calendar.connection_id
          where calendar.auth_user_id = mentor_user_id and connection.is_active
            and (calendar.is_target or calendar.id =
              (select service.target_calendar_id from event_type service where service.id = booking.event_type_id)))
        and not exists (
          select 1 from session_event event
          where event.booking_id = booking.id and event.written_at is not null
            and event.ical_sequence = booking.ical_sequence)
      or status in ('cancelled', 'declined', 'expired')
        and exists (
          select 1 from session_event event
          join provider_calendar calendar on calendar.id = event.provider_calendar_id
          join calendar_connection connection on connection.id = calendar.connection_id
          where event.booking_id = booking.id and connection.is_active))`,
  );
