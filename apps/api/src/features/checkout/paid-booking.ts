import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { BookingTable } from '../../db/tables.ts';

/** A booking as its row has it, with what its payment asks of it. */
export type PaidBooking = Selectable<BookingTable>;

export const findBooking = (db: Database, id: string): Promise<PaidBooking> =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The same, which nobody changes until the transaction ends. Under the locks of its people. */
export const lockBooking = (trx: Database, id: string): Promise<PaidBooking> =>
  trx.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
