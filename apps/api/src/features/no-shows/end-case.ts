import { type NoShowOutcome, type NoShowState, uncontestedOutcome } from '@abroad/booking-rules';
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Context } from '../../context.ts';
import { writeBetween } from '../../db/write-as.ts';
import { jobKind, type DueRows } from '../../jobs/define-job.ts';
import { runEach } from '../../core/run-each.ts';
import { aboutBooking, notify } from '../notifications/notify.ts';
import { isMentor } from '../profiles/own-profile.ts';
import { recordNoShowStrike } from '../moderation/strikes.ts';
import { applyEvent, lockBooking, findBooking } from '../bookings/core/apply-event.ts';
import { BY_SYSTEM } from '../bookings/core/history.ts';
import { keepFilesAfter } from './files.ts';
import { notifyOfNoShowJob } from './notify-of-no-show.ts';
import { findCase } from './queries.ts';

interface Ending {
  booking_id: string;
  /** The state that it ends from: of two endings at once one wins. */
  from: 'reported' | 'contested';
  state: Extract<NoShowState, 'accepted' | 'uncontested' | 'decided'>;
  outcome: NoShowOutcome;
  /** A staff member, with their findings. */
  decided?: { by: string; facts: string; version: number };
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Ends the case of a no-show: the booking gets its final status, its money is refunded or earned, reviews are settled and
 * both people get an email, all in this transaction. Call it with the users' locks held.
 * @throws AppError ILLEGAL_MOVE where the case has ended or changed in the meantime.
 */
export async function endCase(trx: Database, ending: Ending): Promise<void> {
  const { booking_id, from, state, outcome, decided, now } = ending;
  const ended = await trx
    .updateTable('no_show_case')
    .set((row) => ({
      state,
      outcome,
      facts: decided?.facts ?? null,
      decided_by_user_id: decided?.by ?? null,
      ended_at: toInstant(now),
      version: row('version', '+', 1),
    }))
    .where('booking_id', '=', booking_id)
    .where('state', '=', from)
    .$if(decided !== undefined, (query) => query.where('version', '=', decided?.version ?? 0))
    .returning('booking_id')
    .executeTakeFirst();
  if (!ended) {
    throw new AppError('ILLEGAL_MOVE');
  }
  const booking = await lockBooking(trx, booking_id);
  await applyEvent(trx, booking, { event: `settle_${outcome}`, by: BY_SYSTEM, now });
  if (outcome === 'mentor_absent' && (await isMentor(trx, booking.mentor_user_id))) {
    const { mentor_user_id: user_id, start_at } = booking;
    await recordNoShowStrike(trx, { user_id, booking_id, start_at, now });
  }
  await keepFilesAfter(trx, booking_id, now);
  await notify(
    trx,
    (['mentor', 'prospect'] as const).map((reader) => ({
      user_id: booking[`${reader}_user_id`],
      kind: 'no_show_ended',
      key: `no_show_ended:${booking_id}:${reader}`,
      ...aboutBooking(booking_id),
    })),
  );
  await enqueue(
    trx,
    (['mentor', 'prospect'] as const).map((reader) => notifyOfNoShowJob({ booking_id, about: 'ended', reader })),
  );
}

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
