import { completesAt } from '@abroad/booking-rules';
import { sql, type Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { BookingTable } from '../../db/tables.ts';
import { writeBetween } from '../../db/write-as.ts';
import { enqueueAll } from '../../jobs/enqueue-all.ts';
import { nextAvailableJob } from '../../jobs/enqueue-known.ts';
import { earnPayments } from '../payments/index.ts';
import { recordChanges } from './events.ts';

type Needs = Pick<Context, 'db' | 'clock'>;
type Due = Pick<Selectable<BookingTable>, 'id' | 'mentor_user_id' | 'prospect_user_id'>;

const BATCH = 500;

/** Completes a session, unless somebody reported it or another process completed it meanwhile. */
async function completeSession({ db, clock }: Needs, booking: Due): Promise<void> {
  const { id, mentor_user_id } = booking;
  await writeBetween(db, booking, null, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('booking')
      .set({ status: 'completed', updated_at: toInstant(clock.now()) })
      .where('id', '=', id)
      .where('status', '=', 'confirmed')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      return;
    }
    await recordChanges(trx, [
      {
        booking_id: id,
        kind: 'completed',
        from_status: 'confirmed',
        to_status: 'completed',
        actor_user_id: null,
        actor_role: 'system',
      },
    ]);
    await earnPayments(trx, [id]);
    await sql`
      update mentor_profile set session_count = session_count + 1 where auth_user_id = ${mentor_user_id}`.execute(trx);
    await enqueueAll(trx, [nextAvailableJob(mentor_user_id)]);
  });
}

/**
 * Completes the sessions that ended 48 hours ago and of which nothing was reported, counts them for the mentors, where
 * they are found too, and makes what was paid for them theirs. Each in a transaction of its own: one that fails is tried again with the job.
 */
export async function completeSessions(context: Needs): Promise<void> {
  const ended_before = toInstant(context.clock.now() - completesAt(0));
  for (;;) {
    const due = await context.db
      .selectFrom('booking')
      .select(['id', 'mentor_user_id', 'prospect_user_id'])
      .where('status', '=', 'confirmed')
      .where('end_at', '<=', ended_before)
      .orderBy('end_at')
      .limit(BATCH)
      .execute();
    for (const booking of due) {
      await completeSession(context, booking);
    }
    if (due.length < BATCH) {
      return;
    }
  }
}
