import { maySay } from '@abroad/booking-rules';
import type { NoShow } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import { findBookingOf } from '../bookings/core/queries.ts';
import { noShowOf, sideOf } from '../bookings/core/present.ts';
import { listOwnFiles } from './files.ts';
import { findOtherMentors } from './other-mentors.ts';
import { findCase, findEvidence, findStatements } from './queries.ts';

/**
 * The case of a no-show as its two people see it.
 * @throws AppError NOT_FOUND for another user's booking, and for one without a report.
 */
export async function getNoShow(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  booking_id: string,
  user_id: string,
): Promise<NoShow> {
  const booking = await findBookingOf(db, booking_id, user_id);
  const found = booking && (await findCase(db, booking_id));
  const no_show = booking && noShowOf(booking);
  if (!booking || !found || !no_show) {
    throw new AppError('NOT_FOUND');
  }
  const side = sideOf(booking, user_id);
  const was_missed = side === 'prospect' && found.outcome === 'mentor_absent';
  const now = clock.now();
  return {
    booking_id,
    state: found.state,
    reported_by: found.reported_by,
    reported_at: toInstant(found.reported_at),
    answer_until: toInstant(found.answer_until),
    due_at: instantOrNull(found.due_at),
    outcome: found.outcome,
    ended_at: instantOrNull(found.ended_at),
    facts: found.facts,
    statements: await findStatements(db, booking_id),
    evidence: await findEvidence(db, booking_id),
    own_files: await listOwnFiles(db, booking_id, user_id),
    other_mentors: was_missed ? await findOtherMentors(db, booking_id) : null,
    positions: (['agree', 'contest'] as const).filter((word) => maySay(no_show, side, word, now)),
  };
}
