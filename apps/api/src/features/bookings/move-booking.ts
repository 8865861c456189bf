import type { BookingEventKind, BookingStatus } from '@abroad/contract';
import type { Selectable, Updateable } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { ActorRole, BookingTable } from '../../db/tables.ts';
import type { Job } from '../../jobs/enqueue-all.ts';
import type { BookingMailKind } from '../mail/index.ts';
import { announce, reminderJobs, withdrawTimers } from './effects.ts';
import { recordChanges, type ChangeDetail } from './events.ts';

/** What is asked of a booking that moves: a row of its table is enough. */
export type MovedBooking = Pick<
  Selectable<BookingTable>,
  'id' | 'status' | 'mentor_user_id' | 'prospect_user_id' | 'start_at' | 'ical_sequence'
>;

export interface BookingMove {
  to: BookingStatus;
  /** The name of the row in the history. */
  kind: BookingEventKind;
  actor: { user_id: string | null; role: ActorRole };
  /** What the row becomes besides. An invitation that went out is taken back by a higher SEQUENCE (RFC 5545). */
  changed?: Updateable<Omit<BookingTable, 'id' | 'status'>>;
  detail?: ChangeDetail;
  /** What is written to both sides; null for nothing. */
  mail: BookingMailKind | null;
  more?: readonly Job[];
  /** Epoch milliseconds. */
  now: number;
}

export const BY_SYSTEM: BookingMove['actor'] = { user_id: null, role: 'system' };

/**
 * Moves a booking to another state, with everything that follows: its history, timers, mails, calendars and free times.
 * Under the locks of its people.
 * @throws AppError ILLEGAL_MOVE when somebody else changed it meanwhile, its time or place too: of two at once one wins.
 */
export async function moveBooking(trx: Database, booking: MovedBooking, move: BookingMove): Promise<void> {
  const { id, mentor_user_id, prospect_user_id } = booking;
  const { to, kind, actor, changed = {}, now } = move;
  const moved = await trx
    .updateTable('booking')
    .set({ hold_expires_at: null, ...changed, status: to, updated_at: toInstant(now) })
    .where('id', '=', id)
    .where('status', '=', booking.status)
    // Moved to another time meanwhile: what was decided, and what goes back, was decided of the time before.
    .where('ical_sequence', '=', booking.ical_sequence)
    .returning('ical_sequence')
    .executeTakeFirst();
  if (!moved) {
    throw new AppError('ILLEGAL_MOVE');
  }
  await recordChanges(trx, [
    {
      booking_id: id,
      kind,
      from_status: booking.status,
      to_status: to,
      actor_user_id: actor.user_id,
      actor_role: actor.role,
      detail: move.detail ?? {},
    },
  ]);
  await withdrawTimers(trx, id);
  const start = Date.parse(booking.start_at);
  const facts = { id, mentor_user_id, prospect_user_id, start, ical_sequence: moved.ical_sequence };
  const reminders = to === 'confirmed' ? reminderJobs(facts, now) : [];
  await announce(trx, facts, { mail: move.mail, now, more: [...reminders, ...(move.more ?? [])] });
}
