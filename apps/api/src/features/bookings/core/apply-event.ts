import { transition, type BookingEvent, type BookingStatus } from '@abroad/booking-rules';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { attachFiles } from '../../attachments/files.ts';
import { countSession, REPORTED_AS_HELD } from '../../mentors/held-sessions.ts';
import type { BookingMail } from '../mails/kinds.ts';
import { CONSEQUENCES, followChange, raisesSequence, type Happened } from './consequences.ts';
import type { EventActor } from './history.ts';
import { recordMoney, settleMoney } from './money.ts';
import { countedFromConfirmation } from './withdrawal-right.ts';

export type BookingRow = Selectable<BookingTable>;

export const findBooking = (db: Database, id: string): Promise<BookingRow> =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Locks the row until the transaction ends. Call it with the users' locks held. */
export const lockBooking = (trx: Database, id: string): Promise<BookingRow> =>
  trx.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** An event of the rules, with details that only its caller knows. */
export interface BookingChange extends Happened {
  event: BookingEvent;
  /** Changes of the row besides its state. */
  changed?: Updateable<Omit<BookingTable, 'id' | 'status' | 'ical_sequence' | 'cancelled_by' | 'updated_at'>>;
  /** Epoch milliseconds. */
  now: number;
}

export interface AppliedEvent {
  booking: BookingRow;
  /** The emails about it. */
  mails: readonly BookingMail[];
}

/** The conditional update that decides races: of two concurrent changes of a booking one wins. */
async function updateRow(trx: Database, booking: BookingRow, to: BookingStatus, change: BookingChange) {
  const { event, by, changed = {}, now } = change;
  return (
    trx
      .updateTable('booking')
      .set({
        ...(to === 'requested' ? {} : { hold_expires_at: null }),
        ...(to === 'cancelled' ? { cancelled_by: by.role } : {}),
        ...countedFromConfirmation(booking, to, now),
        ...changed,
        status: to,
        ical_sequence: booking.ical_sequence + (raisesSequence(event, booking) ? 1 : 0),
        updated_at: toInstant(now),
      })
      .where('id', '=', booking.id)
      .where('status', '=', booking.status)
      // Rescheduled in the meantime: the decision, and the refund, were about the earlier time.
      .where('ical_sequence', '=', booking.ical_sequence)
      .returningAll()
      .executeTakeFirst()
  );
}

const wasReportedAsHeld = async (trx: Database, id: string): Promise<boolean> =>
  (await trx.selectFrom('booking').select('id').where('id', '=', id).where(REPORTED_AS_HELD).executeTakeFirst()) !==
  undefined;

/** A completed session counts for its mentor; where a no-show is reported afterwards, until its case ends otherwise. */
async function countHeld(
  trx: Database,
  { id, mentor_user_id, status }: BookingRow,
  { event, to }: { event: BookingEvent; to: BookingStatus },
): Promise<void> {
  const counted = status === 'completed' || (event.startsWith('settle_') && (await wasReportedAsHeld(trx, id)));
  const counts = to === 'completed' || (status === 'completed' && event.startsWith('report_'));
  if (counted !== counts) {
    await countSession(trx, mentor_user_id, counts ? 1 : -1);
  }
}

/**
 * The only way to change a booking: the rules decide whether an event is allowed and what state follows, a conditional
 * update decides races, and the list of consequences has the other effects, for payments too. Call it with the users'
 * locks held.
 * @param booking as it was read; a later state is another caller's change.
 * @throws AppError ILLEGAL_MOVE where the rules forbid it, and when the booking, its time or its place was changed in the
 * meantime; the violated exclusion constraint where the time is taken: SLOT_TAKEN or PROSPECT_BUSY by its name.
 */
export async function applyEvent(trx: Database, booking: BookingRow, change: BookingChange): Promise<AppliedEvent> {
  const { event, by, now } = change;
  const next = transition(booking.status, event, by.role);
  const after = next.ok ? await updateRow(trx, booking, next.status, change) : undefined;
  if (after === undefined) {
    throw new AppError('ILLEGAL_MOVE');
  }
  const mails = await followChange(trx, after, { ...change, from: booking.status });
  await recordMoney(trx, after, await settleMoney(trx, booking, { money: CONSEQUENCES[event].money, event, by, now }));
  await countHeld(trx, booking, { event, to: after.status });
  return { booking: after, mails };
}

/**
 * Inserts a booking in its first state, with its consequences. Call it with the users' locks held.
 * @param by.now epoch milliseconds.
 * @param by.files the ids of the student's files that go with it
 * @throws AppError VALIDATION_FAILED for files that aren't the student's to send; the violated exclusion constraint where the time is taken: SLOT_TAKEN or PROSPECT_BUSY by its name.
 */
export async function beginBooking(
  trx: Database,
  row: Insertable<BookingTable>,
  { by, now, files = [] }: { by: EventActor; now: number; files?: readonly string[] | undefined },
): Promise<BookingRow> {
  const booking = await trx.insertInto('booking').values(row).returningAll().executeTakeFirstOrThrow();
  const to = { booking_id: booking.id };
  await attachFiles(trx, { ids: files, user_id: booking.prospect_user_id, to, now });
  await followChange(trx, booking, { event: 'create', by, from: null, now });
  return booking;
}
