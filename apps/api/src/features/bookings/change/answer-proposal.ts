import type { Booking } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import { writeBetween } from '../../../db/write-as.ts';
import type { CalendarDeps } from '../../calendars/read-calendar.ts';
import { recordNews } from '../core/consequences.ts';
import { checkTextsOfDay } from '../core/refusals.ts';
import { fromTo, presentBooking, presentProposal, sideOf } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

interface ProposalAnswer {
  id: string;
  proposal_id: string;
  user_id: string;
}

/** @throws AppError NOT_FOUND for another user's booking and for another booking's proposal, PROPOSAL_CLOSED. */
async function findOpen({ db, clock }: Deps, { id, proposal_id, user_id }: ProposalAnswer) {
  const booking = await findBookingOf(db, id, user_id);
  const made = await db
    .selectFrom('booking_proposal')
    .select('id')
    .where('id', '=', proposal_id)
    .where('booking_id', '=', id)
    .executeTakeFirst();
  if (!booking || !made) {
    throw new AppError('NOT_FOUND');
  }
  const proposal = presentProposal(booking, clock.now());
  if (proposal?.id !== proposal_id) {
    throw new AppError('PROPOSAL_CLOSED');
  }
  return { booking, proposal };
}

/** @throws AppError PROPOSAL_CLOSED when it was answered, or ended with its session, in the meantime. */
async function close(trx: Database, id: string, status: 'accepted' | 'declined' | 'withdrawn', now: number) {
  const { numUpdatedRows } = await trx
    .updateTable('booking_proposal')
    .set({ status, answered_at: toInstant(now) })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new AppError('PROPOSAL_CLOSED');
  }
}

/**
 * Reschedules a session to one of the times that the other person proposed: docs/decisions/0065.
 * @param answer.start epoch milliseconds.
 * @throws AppError NOT_FOUND, FORBIDDEN for one's own proposal, PROPOSAL_CLOSED, VALIDATION_FAILED for another time,
 * ILLEGAL_MOVE, SLOT_NOT_OFFERED, SLOT_TAKEN, PROSPECT_BUSY.
 */
export async function acceptProposal(
  context: CalendarDeps,
  answer: ProposalAnswer & { start: number },
): Promise<Booking> {
  const { id, proposal_id, user_id, start } = answer;
  const { booking, proposal } = await findOpen(context, answer);
  if (proposal.proposed_by === sideOf(booking, user_id)) {
    throw new AppError('FORBIDDEN');
  }
  if (!proposal.starts.includes(toInstant(start))) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'start', message: 'Choose one of the proposed times' }],
    });
  }
  const closeProposal = (trx: Database) => close(trx, proposal_id, 'accepted', context.clock.now());
  return rescheduleBooking(context, {
    id,
    user_id,
    start,
    chosen_by: 'both',
    proposal_id,
    inTransaction: closeProposal,
  });
}

/**
 * Declines proposed times, or withdraws one's own; the session stays as it is.
 * @throws AppError NOT_FOUND, PROPOSAL_CLOSED, TOO_MANY_MESSAGES for the optional reason.
 */
export async function declineProposal(
  context: Deps,
  answer: ProposalAnswer & { reason?: string | null | undefined },
): Promise<Booking> {
  const { id, proposal_id, user_id, reason } = answer;
  const now = context.clock.now();
  const { booking, proposal } = await findOpen(context, answer);
  const side = sideOf(booking, user_id);
  const isOwn = proposal.proposed_by === side;
  await writeBetween(context.db, booking, user_id, async (trx) => {
    if (reason) {
      await checkTextsOfDay(trx, fromTo(booking, user_id), 'TOO_MANY_MESSAGES');
    }
    await close(trx, proposal_id, isOwn ? 'withdrawn' : 'declined', now);
    await recordNews(trx, booking, [
      {
        event: isOwn ? 'proposal_withdrawn' : 'proposal_declined',
        by: { user_id, role: side },
        detail: { proposal_id, ...(reason ? { reason } : {}) },
      },
    ]);
  });
  const answered = await findBookingOf(context.db, id, user_id);
  return presentBooking(answered ?? booking, user_id, now);
}

/** Ends proposals whose session, or whose last time, has started. The end of a session ends its proposals by itself. */
export async function expireProposals({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = new Date(clock.now());
  await sql`
    update booking_proposal proposal set status = 'expired', answered_at = ${now}
    from booking
    where booking.id = proposal.booking_id and proposal.status = 'open'
      and (booking.start_at <= ${now} or ${now} >= all(proposal.starts))`.execute(db);
}
