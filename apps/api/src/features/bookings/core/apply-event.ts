import { transition, type BookingEvent, type BookingStatus } from '@abroad/booking-rules';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { countSession } from '../../mentors/index.ts';
import type { BookingMail } from '../mails/kinds.ts';
import { CONSEQUENCES, followChange, type Happened } from './consequences.ts';
import type { EventActor } from './history.ts';
import { recordMoney, settleMoney } from './money.ts';

export type BookingRow = Selectable<BookingTable>;

export const findBooking = (db: Database, id: string): Promise<BookingRow> =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The same, which nobody changes until the transaction ends. Under the locks of its people. */
export const lockBooking = (trx: Database, id: string): Promise<BookingRow> =>
  trx.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** An event of the rules, and what only its writer knows of it. */
export interface BookingChange extends Happened {
  event: BookingEvent;
  /** What the row becomes besides its state. */
  changed?: Updateable<Omit<BookingTable, 'id' | 'status' | 'ical_sequence' | 'cancelled_by' | 'updated_at'>>;
  /** Epoch milliseconds. */
  now: number;
}

export interface AppliedEvent {
  booking: BookingRow;
  /** The mails that will tell of it. */
  mails: readonly BookingMail[];
}

/** The conditional update that judges races: of two who change a booking at once one wins. */
async function updateRow(trx: Database, booking: BookingRow, to: BookingStatus, change: BookingChange) {
  const { event, by, changed = {}, now } = change;
  return (
    trx
      .updateTable('booking')
      .set({
        ...(to === 'requested' ? {} : { hold_expires_at: null }),
        ...(to === 'cancelled' ? { cancelled_by: by.role } : {}),
        ...changed,
        status: to,
        ical_sequence: booking.ical_sequence + (CONSEQUENCES[event].raises_sequence ? 1 : 0),
        updated_at: toInstant(now),
      })
      .where('id', '=', booking.id)
      .where('status', '=', booking.status)
      // Rescheduled meanwhile: what was decided, and what is refunded, was decided of the time before.
      .where('ical_sequence', '=', booking.ical_sequence)
      .returningAll()
      .executeTakeFirst()
  );
}

/** A session counts for its mentor once it was held, and no more when somebody is reported absent afterwards. */
async function countHeld(trx: Database, { mentor_user_id, status }: BookingRow, to: BookingStatus): Promise<void> {
  if (to === 'completed' || status === 'completed') {
    await countSession(trx, mentor_user_id, to === 'completed' ? 1 : -1);
  }
}

/**
 * The one door through which a booking changes: the rules say whether it may and what it becomes, a conditional update
 * lets one of two win, and the list of consequences says what follows, money included. Under the locks of its people.
 * @param booking as it was read; whatever it became since is somebody else's change.
 * @throws AppError ILLEGAL_MOVE where the rules forbid it, and when somebody else changed it meanwhile, its time or place
 * too; a violated exclusion constraint where a time is held after all: SLOT_TAKEN or PROSPECT_BUSY by its name.
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
  await countHeld(trx, booking, after.status);
  return { booking: after, mails };
}

/**
 * Writes a booking in its first state, with everything that follows. Under the locks of its people.
 * @param by.now epoch milliseconds.
 * @throws a violated exclusion constraint where the time is held after all: SLOT_TAKEN or PROSPECT_BUSY by its name.
 */
export async function beginBooking(
  trx: Database,
  row: Insertable<BookingTable>,
  { by, now }: { by: EventActor; now: number },
): Promise<BookingRow> {
  const booking = await trx.insertInto('booking').values(row).returningAll().executeTakeFirstOrThrow();
  await followChange(trx, booking, { event: 'create', by, from: null, now });
  return booking;
}
