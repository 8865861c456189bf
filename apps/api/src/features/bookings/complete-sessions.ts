import { completesAt } from '@abroad/booking-rules';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { earnPayments } from '../payments/index.ts';
import { recordChanges } from './events.ts';

const BATCH = 500;
/** The latest end that is complete at `now`; both in epoch milliseconds. */
const completeBefore = (now: number) => new Date(now - completesAt(0));

/** Completes the sessions that ended 48 hours ago and of which nothing was reported, and counts them for the mentors. */
export async function completeSessions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (;;) {
    const completed = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string; mentor_user_id: string }>`
        with due as (
          select id from booking where status = 'confirmed' and end_at <= ${completeBefore(now)}
          order by end_at limit ${BATCH} for update skip locked)
        update booking set status = 'completed', updated_at = ${new Date(now)}
        from due where booking.id = due.id
        returning booking.id, mentor_user_id`.execute(trx);
      await recordChanges(
        trx,
        rows.map(({ id }) => ({
          booking_id: id,
          kind: 'completed',
          from_status: 'confirmed',
          to_status: 'completed',
          actor_user_id: null,
          actor_role: 'system',
        })),
      );
      await earnPayments(
        trx,
        rows.map(({ id }) => id),
      );
      await sql`
        update mentor_profile set session_count = session_count + held.count
        from (select mentor, count(*)::int as count
              from unnest(${rows.map((row) => row.mentor_user_id)}::uuid[]) as mentor group by mentor) held
        where mentor_profile.auth_user_id = held.mentor`.execute(trx);
      return rows.length;
    });
    if (completed < BATCH) {
      return;
    }
  }
}
