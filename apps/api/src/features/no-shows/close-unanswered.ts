import { uncontestedOutcome } from '@abroad/booking-rules';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { writeBetween } from '../../db/write-as.ts';
import { jobKind, type DueRows } from '../../jobs/define-job.ts';
import { runEach } from '../../core/run-each.ts';
import { findBooking, lockBooking } from '../bookings/core/apply-event.ts';
import { endCase } from './end-case.ts';
import { findCase } from './queries.ts';

/** Ends a case without an answer, when the time to answer is over. */
export const closeNoShowJob = jobKind({
  task: 'close-no-show',
  payload: z.object({ booking_id: z.uuid() }),
  key: ({ booking_id }) => `close-no-show:${booking_id}`,
});

/** The cases that wait for an answer. */
export const DUE_CASES: DueRows = {
  name: 'no_show_case_answer_until',
  table: 'no_show_case',
  at: 'answer_until',
  after_ms: 0,
  where: sql`state = 'reported'`,
  columns: ['booking_id'],
  job: ({ booking_id = '' }, options) => closeNoShowJob({ booking_id }, options),
};

/** The report stands: there was no answer for 48 hours. It may run again, and too early it does nothing. */
export async function closeUnanswered({ db, clock }: Pick<Context, 'db' | 'clock'>, booking_id: string): Promise<void> {
  const people = await findBooking(db, booking_id);
  await writeBetween(db, people, null, async (trx) => {
    const now = clock.now();
    const found = await findCase(trx, booking_id);
    const { status } = await lockBooking(trx, booking_id);
    const outcome = uncontestedOutcome(status);
    if (found?.state === 'reported' && Date.parse(found.answer_until) <= now && outcome !== null) {
      await endCase(trx, { booking_id, from: 'reported', state: 'uncontested', outcome, now });
    }
  });
}

const SWEEP = 500;

/** Ends every case whose time to answer is over, in case its own job was lost. */
export async function sweepNoShows(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const due = await context.db
    .selectFrom('no_show_case')
    .select('booking_id')
    .where('state', '=', 'reported')
    .where('answer_until', '<=', toInstant(context.clock.now()))
    .orderBy('answer_until')
    .limit(SWEEP)
    .execute();
  await runEach(due, ({ booking_id }) => closeUnanswered(context, booking_id));
}
