import { completesAt } from '@abroad/booking-rules';
import type { Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { writeBetween } from '../../../db/write-as.ts';
import { runEach } from '../../../core/run-each.ts';
import { applyEvent } from '../core/apply-event.ts';
import { BY_SYSTEM } from '../core/history.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Due = Pick<Selectable<BookingTable>, 'id' | 'mentor_user_id' | 'prospect_user_id'>;

const BATCH = 500;

/** Completes a session, unless it was reported or completed in the meantime. */
async function completeSession({ db, clock }: Deps, due: Due): Promise<void> {
  await writeBetween(db, due, null, async (trx) => {
    const booking = await trx
      .selectFrom('booking')
      .selectAll()
      .where('id', '=', due.id)
      .where('status', '=', 'confirmed')
      .executeTakeFirst();
    await (booking && applyEvent(trx, booking, { event: 'complete', by: BY_SYSTEM, now: clock.now() }));
  });
}

/**
 * Completes the sessions that ended 48 hours ago without a report, counts them for their mentors, also in search, and
 * makes the mentors earn their payments. Each has its own transaction.
 */
export async function completeSessions(context: Deps): Promise<void> {
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
    await runEach(due, (booking) => completeSession(context, booking));
    if (due.length < BATCH) {
      return;
    }
  }
}
