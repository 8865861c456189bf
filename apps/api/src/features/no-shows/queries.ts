import type { NoShow, NoShowEvidence } from '@abroad/contract';
import { sql, type Selectable } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { NoShowCaseTable } from '../../db/tables.ts';
import { findBooking } from '../bookings/core/apply-event.ts';
import { refuseOwn } from '../staff/own-matters.ts';

export type CaseRow = Selectable<NoShowCaseTable>;

export const findCase = (db: Database, booking_id: string): Promise<CaseRow | undefined> =>
  db.selectFrom('no_show_case').selectAll().where('booking_id', '=', booking_id).executeTakeFirst();

/** Reads each side's statements, the oldest first. */
export async function findStatements(db: Database, booking_id: string): Promise<NoShow['statements']> {
  const rows = await db
    .selectFrom('no_show_statement')
    .select(['side', 'word', 'text', 'created_at'])
    .where('booking_id', '=', booking_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, created_at: toInstant(row.created_at) }));
}

interface Known {
  kind: NoShowEvidence['kind'];
  side: 'mentor' | 'prospect';
  at: string;
  last_at: string | null;
  times: number | null;
  to: string | null;
}

/** Reads the facts besides statements: who joined, and changes of time and place. The oldest first. */
export async function findEvidence(db: Database, booking_id: string): Promise<NoShowEvidence[]> {
  const { rows } = await sql<Known>`
    select 'joined' as kind, side, first_at as at, last_at, times, null::text as to
    from session_join where booking_id = ${booking_id}
    union all
    select kind, actor_role, created_at, null, null, detail ->> 'to' from booking_event
    where booking_id = ${booking_id} and kind in ('rescheduled', 'placed', 'proposed') and actor_role <> 'system'
    union all
    select kind || '_in_calendar', 'mentor', created_at, null, null, start_at::text
    from session_suggestion where booking_id = ${booking_id}
    order by at`.execute(db);
  return rows.map((row) => ({
    ...row,
    at: toInstant(row.at),
    last_at: instantOrNull(row.last_at),
    to: instantOrNull(row.to),
  }));
}

/**
 * The two people of a case, for a member of the staff who is neither.
 * @throws AppError NOT_FOUND without a case, STAFF_INVOLVED for their own session.
 */
export async function findPeopleOf(db: Database, booking_id: string, actor_id: string) {
  if ((await findCase(db, booking_id)) === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { mentor_user_id, prospect_user_id } = await findBooking(db, booking_id);
  refuseOwn(actor_id, [mentor_user_id, prospect_user_id]);
  return { mentor_user_id, prospect_user_id };
}
