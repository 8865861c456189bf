import { POLICY_BOUNDS, whyNot } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/connection.ts';
import { writeBetween } from '../../../db/write-as.ts';
import type { BookingView } from '../core/queries.ts';
import { recordNews } from '../core/consequences.ts';
import { refuseUnlessFree } from './free-for-both.ts';
import { checkTextsOfDay } from '../core/refusals.ts';
import { fromTo, presentBooking, questionOf, sideOf } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';

interface NewProposal {
  id: string;
  user_id: string;
  /** Epoch milliseconds. */
  starts: readonly number[];
  message?: string | null | undefined;
}

const DAY_MS = 24 * 60 * 60_000;
/** The longest booking window. */
const FURTHEST_MS = POLICY_BOUNDS.window_days.max * DAY_MS;

/** @throws AppError SLOT_NOT_OFFERED for the session's own time, or more than a year ahead, and as `refuseUnlessFree`. */
async function checkStarts(trx: Database, booking: BookingView, { starts, user_id }: NewProposal, now: number) {
  for (const start of starts) {
    if (start === Date.parse(booking.start_at) || start > now + FURTHEST_MS) {
      throw new AppError('SLOT_NOT_OFFERED');
    }
    await refuseUnlessFree(trx, booking, { start, now, user_id });
  }
}

/** Closes the open proposal: one's own is withdrawn, and the other person's is answered by the new one. */
async function closeOpen({ open_proposal }: BookingView, trx: Database, by: 'mentor' | 'prospect', now: number) {
  if (open_proposal !== null) {
    const status = open_proposal.proposed_by === by ? 'withdrawn' : 'declined';
    await trx
      .updateTable('booking_proposal')
      .set({ status, answered_at: toInstant(now) })
      .where('id', '=', open_proposal.id)
      .execute();
  }
}

async function write(trx: Database, booking: BookingView, request: NewProposal, now: number): Promise<void> {
  const { id: booking_id } = booking;
  const proposed_by = sideOf(booking, request.user_id);
  const starts = request.starts.toSorted((one, other) => one - other).map(toInstant);
  const message = request.message ?? null;
  await closeOpen(booking, trx, proposed_by, now);
  const proposal = { id: newId(), booking_id, proposed_by, starts, message, created_at: toInstant(now) };
  await trx.insertInto('booking_proposal').values(proposal).execute();
  const by = { user_id: request.user_id, role: proposed_by };
  const detail = { proposal_id: proposal.id, starts, ...(message === null ? {} : { reason: message }) };
  await recordNews(trx, booking, [{ event: 'proposed', by, detail }]);
}

/**
 * Proposes one to three other times for a confirmed session to the other person, or for a request to its prospect:
 * docs/decisions/0065. A time that both agree on needs neither available hours nor notice, but it must be in the future
 * and free of sessions of both. A proposal holds no time, and a new one replaces the open one.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, SLOT_NOT_OFFERED, SLOT_TAKEN, PROSPECT_BUSY, TOO_MANY_CHANGES.
 */
export async function createProposal(context: Pick<Context, 'db' | 'clock'>, request: NewProposal): Promise<Booking> {
  const { id, user_id } = request;
  const now = context.clock.now();
  const seen = await findBookingOf(context.db, id, user_id);
  if (!seen) {
    throw new AppError('NOT_FOUND');
  }
  return writeBetween(context.db, seen, user_id, async (trx) => {
    const booking = (await findBookingOf(trx, id, user_id)) ?? seen;
    if (whyNot('propose', questionOf(booking, sideOf(booking, user_id), now)) !== null) {
      throw new AppError('ILLEGAL_MOVE');
    }
    await checkStarts(trx, booking, request, now);
    await checkTextsOfDay(trx, fromTo(booking, user_id), 'TOO_MANY_CHANGES');
    await write(trx, booking, request, now);
    const proposed = await findBookingOf(trx, id, user_id);
    return presentBooking(proposed ?? booking, user_id, now);
  });
}
