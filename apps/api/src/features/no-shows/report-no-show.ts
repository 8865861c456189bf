import { answerUntil, whyNot } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { applyEvent } from '../bookings/core/apply-event.ts';
import { findBookingOf, type BookingView } from '../bookings/core/queries.ts';
import { getBooking } from '../bookings/read/read-bookings.ts';
import { noShowOf, questionOf, sideOf, type Side } from '../bookings/core/present.ts';
import { noteFraud } from '../fraud/signals.ts';
import { openCase } from '../moderation/open-case.ts';
import { studentTarget } from '../moderation/open-case-on-signal.ts';
import { keepWord, sayInCase } from './answer-no-show.ts';

const REPORTS = 3;
const DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Opens a case about a student who reports their mentors again and again: the third report within 90 days, and each one after it,
 * finds or opens it. Call it with the student's lock held, after the report was kept.
 * @param report.now epoch milliseconds.
 */
async function followManyReports(
  trx: Database,
  { booking_id, prospect_user_id, now }: { booking_id: string; prospect_user_id: string; now: number },
): Promise<void> {
  const { rows } = await sql<{ reports: number }>`
    select count(*)::int as reports
    from no_show_statement statement join booking on booking.id = statement.booking_id
    where booking.prospect_user_id = ${prospect_user_id} and statement.side = 'prospect' and statement.word = 'report'
      and statement.created_at > ${new Date(now - DAYS * DAY_MS)}`.execute(trx);
  const reports = rows[0]?.reports ?? 0;
  if (reports >= REPORTS) {
    await noteFraud(trx, {
      kind: 'many_no_shows',
      user_id: prospect_user_id,
      booking_id,
      detail: { count: reports },
      now,
    });
    const target = await studentTarget(trx, { prospect_user_id, booking_id });
    await openCase(trx, { target, reason: 'other', source: 'signal', now });
  }
}

interface Report {
  side: Side;
  user_id: string;
  text: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/** The first report: the status follows it, the money waits, and the other side has 48 hours to answer. */
async function begin(trx: Database, booking: BookingView, { side, user_id, text, now }: Report): Promise<void> {
  await applyEvent(trx, booking, {
    event: side === 'mentor' ? 'report_prospect_absent' : 'report_mentor_absent',
    by: { user_id, role: side },
    detail: text === null ? {} : { reason: text },
    now,
  });
  const answer_until = toInstant(answerUntil(now));
  await trx
    .insertInto('no_show_case')
    .values({ booking_id: booking.id, reported_by: side, reported_at: toInstant(now), answer_until })
    .execute();
  await keepWord(trx, booking.id, { side, word: 'report', text, now });
}

/**
 * Reports a no-show of the other person: product design, section 6. Possible from 10 minutes after the start until 72
 * hours after the end, also for a completed session. The first report sets the status. A report by the other person, while
 * they can answer, contests it.
 * @throws AppError NOT_FOUND for another user's booking, ILLEGAL_MOVE, also when the session was changed in the meantime.
 */
export async function reportNoShow(
  context: Pick<Context, 'db' | 'clock'>,
  { id, user_id, reason }: { id: string; user_id: string; reason?: string | null | undefined },
): Promise<Booking> {
  const seen = await findBookingOf(context.db, id, user_id);
  if (!seen) {
    throw new AppError('NOT_FOUND');
  }
  await writeBetween(context.db, seen, user_id, async (trx) => {
    const now = context.clock.now();
    const booking = (await findBookingOf(trx, id, user_id)) ?? seen;
    const side = sideOf(booking, user_id);
    if (whyNot('report_no_show', questionOf(booking, side, now)) !== null) {
      throw new AppError('ILLEGAL_MOVE');
    }
    const report = { side, user_id, text: reason ?? null, now };
    const no_show = noShowOf(booking);
    await (no_show === null
      ? begin(trx, booking, report)
      : sayInCase(trx, { booking, no_show, word: 'report', ...report }));
    if (side === 'prospect') {
      await followManyReports(trx, { booking_id: id, prospect_user_id: user_id, now });
    }
  });
  return getBooking(context, id, user_id);
}
